import { DatePicker } from '@blueprintjs/datetime';
import { enUS } from 'date-fns/locale';
import { useMemo } from 'react';
import { useServices } from '../../render/services';
import { isRightToLeft } from '../../ui/direction';
import { useWords } from '../use-words';
import { calendarWords, weekStart } from './calendar-words';
import { isDay } from './draft';

/** A calendar in which days from `first` until today can be picked. Days are written `YYYY-MM-DD`. */
export function DayCalendar(props: {
  readonly day: string;
  readonly first: string;
  readonly today: string;
  /** First and last day of the period that is being written. */
  readonly ends: readonly [string, string];
  readonly onPick: (day: string) => void;
}) {
  const { day, first, today, ends, onPick } = props;
  const { language } = useServices().format;
  const [from, to] = ends;
  const areEnds = isDay(from) && isDay(to) && from <= to;
  const words = useWords();
  const isOffered = isDay(day) && day >= first && day <= today;
  // The calendar jumps to the month of its value whenever that is another object.
  const value = useMemo(() => (isOffered ? toCalendar(day) : null), [isOffered, day]);
  return (
    <DatePicker
      canClearSelection={false}
      highlightCurrentDay
      value={value}
      initialMonth={value ?? toCalendar(today)}
      minDate={toCalendar(first)}
      maxDate={toCalendar(today)}
      // All words come from `calendarWords`; without an object the calendar would fetch a locale by its name.
      locale={enUS}
      dayPickerProps={{
        ...calendarWords(language, words),
        today: toCalendar(today),
        showOutsideDays: false,
        modifiers: { between: areEnds ? { from: toCalendar(from), to: toCalendar(to) } : [] },
        modifiersClassNames: { between: 'descry-day-between' },
        weekStartsOn: weekStart(language),
        dir: isRightToLeft(document.documentElement) ? 'rtl' : 'ltr',
      }}
      onChange={(picked, isPicked) => {
        if (picked && isPicked) onPick(fromCalendar(picked));
      }}
    />
  );
}

/** The calendar's form of a day: its noon on the workstation, which no change of the clock can move to another day. */
function toCalendar(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

function fromCalendar(day: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
