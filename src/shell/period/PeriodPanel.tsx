import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import type { PeriodChoice, Span } from '~/state/period/period';
import { createRecentPeriods, type RecentPeriods as RecentSpans } from '~/state/period/recent-periods';
import { Icon } from '~/ui/Icon';
import { moveFocus } from '~/ui/listbox/move-focus';
import { CustomPeriod } from './CustomPeriod';
import { FixedPeriodLink } from './FixedPeriodLink';
import './period-panel.css';
import { RecentPeriods } from './RecentPeriods';
import { useApplyPeriod } from './use-apply-period';
import { useHasPeriod } from './use-period-address';

/**
 * The presets and the recent periods, which apply at once, and beside them the form of a custom period. The period of
 * the search offers its presets only; its recent periods appear with the form. A screen with its period in its address
 * offers a link that shows the same data at any time.
 */
export function PeriodPanel(props: {
  readonly of: 'search' | 'screen';
  readonly isCustom: boolean;
  readonly onCustom: () => void;
  readonly onClose: () => void;
}) {
  const { of, isCustom, onCustom, onClose } = props;
  const chosen = useStore(useServices().period.chosen);
  const apply = useApplyPeriod();
  const hasPeriod = useHasPeriod();
  const recent = useRecentPeriods();
  const onApply = (choice: PeriodChoice): void => {
    apply(choice);
    onClose();
  };
  const onSpan = (span: Span): void => {
    recent?.applied(span);
    onApply(span);
  };
  return (
    <div className="descry-period-panel">
      <div className="descry-period-choices">
        <PeriodOptions
          of={of}
          chosen={isCustom || chosen.custom ? undefined : chosen.preset}
          onPreset={onApply}
          onCustom={onCustom}
        />
        {recent && (of === 'screen' || isCustom) && (
          <RecentPeriods spans={recent.list()} chosen={chosen} onApply={onSpan} />
        )}
        {of === 'screen' && hasPeriod && <FixedPeriodLink onClose={onClose} />}
      </div>
      {isCustom && <CustomPeriod chosen={chosen} onApply={onSpan} />}
    </div>
  );
}

/** The recent periods of the account; undefined in a console without them. */
function useRecentPeriods(): RecentSpans | undefined {
  const { session, settings, storage, serverTime } = useServices();
  const { profile } = useStore(session);
  const maxPeriods = settings.period.recent;
  const account = profile.state === 'loaded' ? profile.value.accountId : undefined;
  return useMemo(
    () =>
      maxPeriods === 0 || account === undefined
        ? undefined
        : createRecentPeriods({ storage, account, maxPeriods, now: serverTime.now }),
    [storage, account, maxPeriods, serverTime],
  );
}

const custom = 'custom';

/** The list of the presets and the custom period. `chosen` is the id of a preset, absent for a custom period. */
function PeriodOptions(props: {
  readonly of: 'search' | 'screen';
  readonly chosen: string | undefined;
  readonly onPreset: (id: string) => void;
  readonly onCustom: () => void;
}) {
  const { of, chosen = custom, onPreset, onCustom } = props;
  const { settings } = useServices();
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, []);

  const presets = settings.period.presets.filter(({ screensOnly }) => of === 'screen' || !screensOnly);
  const options = [
    ...presets.map(({ id, label }) => ({ id, label: t(label), choose: () => onPreset(id) })),
    { id: custom, label: t('UI.PERIOD.CUSTOM'), choose: onCustom },
  ];
  // A preset that was chosen on a screen may be none of the search.
  const tabStop = options.find(({ id }) => id === chosen)?.id ?? options[0]?.id;
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
          tabIndex={id === tabStop ? 0 : -1}
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
