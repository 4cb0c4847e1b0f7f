import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import type { PeriodChoice } from '~/state/period/period';
import { Icon } from '~/ui/Icon';
import { moveFocus } from '~/ui/listbox/move-focus';
import { CustomPeriod } from './CustomPeriod';
import './period-panel.css';
import { useApplyPeriod } from './use-period-address';

/** The presets, which apply at once, and beside them the form of a custom period. */
export function PeriodPanel(props: {
  readonly isCustom: boolean;
  readonly onCustom: () => void;
  readonly onClose: () => void;
}) {
  const { isCustom, onCustom, onClose } = props;
  const chosen = useStore(useServices().period.chosen);
  const apply = useApplyPeriod();
  const onApply = (choice: PeriodChoice): void => {
    apply(choice);
    onClose();
  };
  return (
    <div className="descry-period-panel">
      <PeriodOptions
        chosen={isCustom || chosen.custom ? undefined : chosen.preset}
        onPreset={onApply}
        onCustom={onCustom}
      />
      {isCustom && <CustomPeriod chosen={chosen} onApply={onApply} />}
    </div>
  );
}

const custom = 'custom';

/** The list of the presets and the custom period. `chosen` is the id of a preset, absent for a custom period. */
function PeriodOptions(props: {
  readonly chosen: string | undefined;
  readonly onPreset: (id: string) => void;
  readonly onCustom: () => void;
}) {
  const { chosen = custom, onPreset, onCustom } = props;
  const { settings } = useServices();
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, []);

  const options = [
    ...settings.period.presets.map(({ id, label }) => ({ id, label: t(label), choose: () => onPreset(id) })),
    { id: custom, label: t('UI.PERIOD.CUSTOM'), choose: onCustom },
  ];
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label={t('UI.PERIOD.TITLE')}
      className="descry-period-options"
      onKeyDown={(event) => moveFocus(event, '[role="option"]')}
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
