import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../../ui/Icon';
import { walkTo } from '../../ui/walk';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';

const custom = 'custom';

/** The presets and the custom period as a list; arrow keys, Home and End walk over it. `chosen` is absent for custom. */
export function PeriodOptions(props: {
  readonly chosen: string | undefined;
  readonly onPreset: (id: string) => void;
  readonly onCustom: () => void;
}) {
  const { chosen = custom, onPreset, onCustom } = props;
  const { settings } = useShell();
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, []);

  const options = [
    ...settings.period.presets.map(({ id, label }) => ({ id, label: words(label), choose: () => onPreset(id) })),
    { id: custom, label: words('UI.PERIOD.CUSTOM'), choose: onCustom },
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const next = walkTo(all, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label={words('UI.PERIOD.TITLE')}
      className="descry-period-options"
      onKeyDown={onKeyDown}
    >
      {options.map(({ id, label, choose }) => (
        <button
          key={id}
          type="button"
          role="option"
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          data-value={id}
          onClick={choose}
        >
          {label}
          {id === chosen && <Icon name="tick" />}
        </button>
      ))}
    </div>
  );
}
