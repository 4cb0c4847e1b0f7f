import type { Period } from '../../session/period';
import { toWall } from '../../session/wall-time';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';

/** Gives the words for a period: the name of its preset, else its first and last moment in the zone. */
export function usePeriodWords(zone: string): (period: Period) => string {
  const { settings } = useShell();
  const words = useWords();
  return (period) => {
    if (!period.custom)
      return words(settings.period.presets.find(({ id }) => id === period.preset)?.label ?? period.preset);
    const from = toWall(period.from, zone);
    const to = toWall(period.to, zone);
    const areDays = from.time === settings.period.startTime && to.time === settings.period.endTime;
    if (areDays && from.date === to.date) return from.date;
    const shown = ({ date, time }: typeof from): string => (areDays ? date : `${date} ${time.slice(0, 5)}`);
    return words('UI.PERIOD.SPAN', { from: shown(from), to: shown(to) });
  };
}
