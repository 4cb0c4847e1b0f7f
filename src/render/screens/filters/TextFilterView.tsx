import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { TextFilter } from '../../../generated/descriptor-types';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import { useText } from '../../use-text';
import type { FilterProps } from './filter-tools';

/** As long as the address may have it. */
const longest = 200;

/** A text that is typed. It counts after a moment without typing, and at once on Enter. */
export function TextFilterView({ filter, value, set, scope }: FilterProps<TextFilter>) {
  const { clock, settings } = useServices();
  const text = useText();
  const say = useUiText();
  const label = text(filter.label, scope);
  const input = useRef<HTMLInputElement>(null);
  const told = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState(told);
  const [before, setBefore] = useState(told);
  if (before !== told) {
    setBefore(told);
    // What was typed meanwhile stays; the way back brings another text.
    if (typed.trim() !== told) setTyped(told);
  }

  const apply = (words: string): void => {
    const wanted = words.replace(/\p{Cc}/gu, ' ').trim();
    if (wanted !== told) set(wanted === '' ? undefined : wanted, { replace: true });
  };
  const applyTyped = useEffectEvent(() => apply(typed));
  useEffect(() => {
    if (typed.trim() === told) return;
    const timer = clock.setTimeout(() => applyTyped(), settings.screens.typing);
    return () => clock.clearTimeout(timer);
  }, [typed, told, clock, settings]);
  const clear = (): void => {
    setTyped('');
    apply('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') apply(typed);
    if (event.key === 'Escape' && typed !== '') {
      // What lies below, e.g. a drawer, stays.
      event.preventDefault();
      clear();
    }
  };
  return (
    <div className="descry-filter-text" data-set={told !== '' || undefined}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        data-filter={filter.id}
        aria-label={label}
        placeholder={filter.placeholder ? text(filter.placeholder, scope) : label}
        autoComplete="off"
        spellCheck={false}
        maxLength={longest}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <IconButton icon="cross" label={say('UI.FILTER_CLEAR', { filter: label })} action="clear" onClick={clear} />
      )}
    </div>
  );
}
