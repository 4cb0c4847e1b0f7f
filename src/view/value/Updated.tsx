import { recentText, zoneName, relativeText } from '~/lib/format/time-text';
import { Filled } from '~/ui/Filled';
import { useServices } from '../context/services';
import { useAnswerTime } from '../data/use-answer-time';
import { Moment } from './Moment';

/** The time of the last answer, by the clock of the workstation, with the time zone; with `withAge` also its age. */
export function Updated(props: { readonly time: number; readonly withAge?: boolean }) {
  const { format } = useServices();
  const { zone, language } = format;
  const { time, now } = useAnswerTime()(props.time);
  const parts = {
    time: <Moment time={time}>{recentText(time, now, zone)}</Moment>,
    zone: zoneName(zone),
    age: relativeText(time, now, language),
  };
  return <Filled message={props.withAge === true ? 'UI.TABLE_AGE' : 'UI.UPDATED'} parts={parts} />;
}
