import type { DatePickerProps } from '@blueprintjs/datetime';
import { type Translate } from '~/i18n/translate';
import { isNumber } from '~/lib/json';
import { getOwn } from '~/lib/get-own';

type DayPickerTexts = Pick<NonNullable<DatePickerProps['dayPickerProps']>, 'formatters' | 'labels'>;

/** The texts of a calendar. The names of days and months come from the browser. */
export function calendarTexts(language: string, t: Translate): DayPickerTexts {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (date: Date): string => format.format(date);
  };
  return {
    formatters: {
      formatCaption: formatter({ year: 'numeric', month: 'long' }),
      formatMonthCaption: formatter({ month: 'short' }),
      formatYearCaption: formatter({ year: 'numeric' }),
      formatWeekdayName: formatter({ weekday: 'short' }),
    },
    labels: {
      labelWeekday: formatter({ weekday: 'long' }),
      labelMonthDropdown: () => t('UI.PERIOD.MONTH'),
      labelYearDropdown: () => t('UI.PERIOD.YEAR'),
      labelPrevious: () => t('UI.PERIOD.PREVIOUS'),
      labelNext: () => t('UI.PERIOD.NEXT'),
    },
  };
}

const days = [0, 1, 2, 3, 4, 5, 6] as const;

/** The first day of the week in the main region of a language, 0 for Sunday; Monday if the browser does not know it. */
export function weekStart(language: string): (typeof days)[number] {
  const locale: unknown = new Intl.Locale(language).maximize();
  const first = getOwn(weekInfo(locale), 'firstDay');
  return (isNumber(first) ? days[first % 7] : undefined) ?? 1;
}

/**
 * The week data of a locale: a method in current browsers, a property in older ones, and in no type of TypeScript yet.
 */
function weekInfo(locale: unknown): unknown {
  if (typeof locale !== 'object' || locale === null) return undefined;
  if ('getWeekInfo' in locale && typeof locale.getWeekInfo === 'function') {
    const info: unknown = locale.getWeekInfo();
    return info;
  }
  return 'weekInfo' in locale ? locale.weekInfo : undefined;
}
