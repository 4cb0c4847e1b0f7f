import { useRef, type KeyboardEvent } from 'react';
import { filterLimits } from '~/descriptor/screen-address';
import type { TextFilter } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import type { FilterProps } from './filter-props';
import { useTypedFilter } from './use-typed-filter';

/** A filter by a typed text. */
export function TextFilterView({ filter, value, set, scope }: FilterProps<TextFilter>) {
  const t = useTranslate();
  const label = t(filter.label, scope);
  const input = useRef<HTMLInputElement>(null);
  const filterText = typeof value === 'string' ? value : '';
  const { typed, setTyped, apply } = useTypedFilter(filterText, set);
  const clear = (): void => {
    setTyped('');
    apply('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') apply(typed);
    if (event.key === 'Escape' && typed !== '') {
      // The same Escape must not close a drawer.
      event.preventDefault();
      clear();
    }
  };
  return (
    <div className="descry-filter-text" data-set={filterText !== '' || undefined}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        data-filter={filter.id}
        aria-label={label}
        placeholder={filter.placeholder ? t(filter.placeholder, scope) : label}
        autoComplete="off"
        spellCheck={false}
        maxLength={filterLimits.text}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <IconButton icon="cross" label={t('UI.FILTER_CLEAR', { filter: label })} action="clear" onClick={clear} />
      )}
    </div>
  );
}
