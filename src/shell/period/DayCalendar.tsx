import { DatePicker } from '@blueprintjs/datetime';
import { enUS } from 'date-fns/locale';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { isDay } from '~/lib/time/wall-time';
import { isRightToLeft } from '~/ui/direction';
import { calendarTexts, weekStart } from './calendar-texts';

/** A calendar of the days from `first` until today. Days are written `YYYY-MM-DD`. */
export function DayCalendar(props: {
  readonly day: string;
  readonly first: string;
  readonly today: string;
  /** First and last day of the period that is edited. */
  readonly ends: readonly [string, string];
  readonly onPick: (day: string) => void;
}) {
  const { day, first, today, ends, onPick } = props;
  const { language } = useServices().format;
  const [from, to] = ends;
  const isPeriod = isDay(from) && isDay(to) && from <= to;
  const t = useTranslate();
  const isOffered = isDay(day) && day >= first && day <= today;
  // The calendar changes to the month of its value whenever the value is another object.
  const value = useMemo(() => (isOffered ? toCalendar(day) : null), [isOffered, day]);
  return (
    <DatePicker
      canClearSelection={false}
      highlightCurrentDay
      value={value}
      initialMonth={value ?? toCalendar(today)}
      minDate={toCalendar(first)}
      maxDate={toCalendar(today)}
      // All texts come from `calendarTexts`; without an object the calendar would fetch a locale by its name.
      locale={enUS}
      dayPickerProps={{
        ...calendarTexts(language, t),
        today: toCalendar(today),
        showOutsideDays: false,
        modifiers: { between: isPeriod ? { from: toCalendar(from), to: toCalendar(to) } : [] },
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

/**
 * A day as the calendar takes it: noon in the zone of the workstation, which no change of the clock moves to another
 * day.
 */
function toCalendar(day: string): Date {
  return dayjs(`${day}T12:00:00`).toDate();
}

function fromCalendar(day: Date): string {
  return dayjs(day).format('YYYY-MM-DD');
}
