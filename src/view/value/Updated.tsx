import { recentText, zoneName, relativeText } from '~/lib/format/time-text';
import { Filled } from '~/ui/Filled';
import { Moment } from './Moment';
import { useServices } from '../context/services';

/** The time of the last answer with the time zone; with `withAge` also its age. */
export function Updated({ time, withAge = false }: { readonly time: number; readonly withAge?: boolean }) {
  const { clock, format } = useServices();
  const { zone, language } = format;
  const now = clock.now();
  const parts = {
    time: <Moment time={time}>{recentText(time, now, zone)}</Moment>,
    zone: zoneName(zone),
    age: relativeText(time, now, language),
  };
  return <Filled message={withAge ? 'UI.TABLE_AGE' : 'UI.UPDATED'} parts={parts} />;
}
