import type { DatePickerProps } from '@blueprintjs/datetime';
import { isNumber } from '../../lib/json';
import { own } from '../../lib/own';
import type { Words } from '../use-words';

type DayPickerWords = Pick<NonNullable<DatePickerProps['dayPickerProps']>, 'formatters' | 'labels'>;

/** What a calendar says, in a language of the browser: every language of the console has its days and months. */
export function calendarWords(language: string, words: Words): DayPickerWords {
  const inForm = (form: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, form);
    return (date: Date): string => format.format(date);
  };
  return {
    formatters: {
      formatCaption: inForm({ year: 'numeric', month: 'long' }),
      formatMonthCaption: inForm({ month: 'short' }),
      formatYearCaption: inForm({ year: 'numeric' }),
      formatWeekdayName: inForm({ weekday: 'short' }),
    },
    labels: {
      labelWeekday: inForm({ weekday: 'long' }),
      labelMonthDropdown: () => words('UI.PERIOD.MONTH'),
      labelYearDropdown: () => words('UI.PERIOD.YEAR'),
      labelPrevious: () => words('UI.PERIOD.PREVIOUS'),
      labelNext: () => words('UI.PERIOD.NEXT'),
    },
  };
}

const days = [0, 1, 2, 3, 4, 5, 6] as const;

/** The day on which weeks begin where a language is at home, 0 for Sunday; Monday where the browser does not know. */
export function weekStart(language: string): (typeof days)[number] {
  const locale: unknown = new Intl.Locale(language).maximize();
  const first = own(weekInfo(locale), 'firstDay');
  return (isNumber(first) ? days[first % 7] : undefined) ?? 1;
}

/** Browsers have it as a method, older ones as a property; its type is not in the language yet. */
function weekInfo(locale: unknown): unknown {
  if (typeof locale !== 'object' || locale === null) return undefined;
  if ('getWeekInfo' in locale && typeof locale.getWeekInfo === 'function') {
    const info: unknown = locale.getWeekInfo();
    return info;
  }
  return 'weekInfo' in locale ? locale.weekInfo : undefined;
}
