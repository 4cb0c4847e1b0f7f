import { useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { zoneParts } from '~/lib/time/zone-parts';
import type { Period } from '~/state/period/period';
import { Filled } from '~/ui/Filled';
import { Icon } from '~/ui/Icon';
import { Skeleton } from '~/ui/Skeleton';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { Loaded } from '~/view/data/Loaded';
import { Moment } from '~/view/value/Moment';
import './period.css';

/** The chosen period in words. */
interface PeriodLabel {
  /** The name of the preset, else the first and the last day or time in the zone of the console. */
  readonly text: string;
  /** The ends of the period, if `text` consists of them. */
  readonly ends?: { readonly from: PeriodEnd; readonly to: PeriodEnd };
}

/** One end of a period: milliseconds since 1970, and its text. */
interface PeriodEnd {
  readonly time: number;
  readonly text: string;
}

/** The state of a period picker. It is open either with the presets alone, or also with the form of a custom period. */
export function usePickedPeriod() {
  const { period, settings } = useServices();
  const labelOf = usePeriodLabel();
  const chosen = useStore(period.chosen);
  const [isCustom, setCustom] = useState(false);
  return {
    label: labelOf(chosen),
    isCustom,
    /** Width of the panel in pixels. */
    width: isCustom ? settings.period.customWidth : settings.period.width,
    /** Called before the panel opens. */
    begin: () => setCustom(chosen.custom),
    onCustom: () => setCustom(true),
  };
}

/** Gives a function that writes a period in words. */
export function usePeriodLabel(): (period: Period) => PeriodLabel {
  const { settings, format } = useServices();
  const { presets, startTime, endTime } = settings.period;
  const { zone } = format;
  const t = useTranslate();
  return (period) => {
    if (!period.custom) {
      return { text: t(presets.find(({ id }) => id === period.preset)?.label ?? { key: period.preset }) };
    }
    const from = zoneParts(period.from * 1000, zone);
    const to = zoneParts(period.to * 1000, zone);
    const areDays = from.time === startTime && to.time === endTime;
    if (areDays && from.date === to.date) return { text: from.date };
    const textOf = ({ date, time }: typeof from): string => (areDays ? date : `${date} ${time.slice(0, 5)}`);
    const ends = {
      from: { time: period.from * 1000, text: textOf(from) },
      to: { time: period.to * 1000, text: textOf(to) },
    };
    return { text: t('UI.PERIOD.SPAN', { from: ends.from.text, to: ends.to.text }), ends };
  };
}

/** The content of the button that opens a picker. */
export function PeriodFace({ text, ends }: PeriodLabel) {
  const moment = (end: PeriodEnd) => <Moment time={end.time}>{end.text}</Moment>;
  return (
    <span className="descry-period">
      <Icon name="calendar" />
      <span className="descry-period-words">
        {ends ? <Filled message="UI.PERIOD.SPAN" parts={{ from: moment(ends.from), to: moment(ends.to) }} /> : text}
      </span>
      <Icon name="caret-down" />
    </span>
  );
}

/** The panel of a picker, or a skeleton while its code is loaded. */
export function PeriodContent(props: {
  readonly of: 'search' | 'screen';
  readonly isCustom: boolean;
  readonly onCustom: () => void;
  readonly onClose: () => void;
}) {
  const { settings } = useServices();
  return (
    <Loaded
      name="period panel"
      load={() => import('./PeriodPanel')}
      waiting={<Skeleton delay={settings.timers.skeletonDelay} />}
    >
      {({ PeriodPanel }) => <PeriodPanel {...props} />}
    </Loaded>
  );
}
