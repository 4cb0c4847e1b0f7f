import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { filterLimits } from '~/descriptor/screen-address';
import type { TextFilter } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { useServices } from '~/view/context/services';
import type { FilterProps } from './filter-props';

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

/** The text in the input, which sets the filter once the user has stopped typing for `screens.typing`. */
function useTypedFilter(filterText: string, set: FilterProps['set']) {
  const { clock, settings } = useServices();
  const [typed, setTyped] = useState(filterText);
  const [previous, setPrevious] = useState(filterText);
  if (previous !== filterText) {
    setPrevious(filterText);
    // A change of the address, such as the back button, replaces the text unless it is the filter that was just set.
    if (typed.trim() !== filterText) setTyped(filterText);
  }
  const apply = (text: string): void => {
    const next = text.replace(/\p{Cc}/gu, ' ').trim();
    if (next !== filterText) set(next === '' ? undefined : next, { replace: true });
  };
  const applyTyped = useEffectEvent(() => apply(typed));
  useEffect(() => {
    if (typed.trim() === filterText) return;
    const timer = clock.setTimeout(() => applyTyped(), settings.screens.typing);
    return () => clock.clearTimeout(timer);
  }, [typed, filterText, clock, settings]);
  return { typed, setTyped, apply };
}
