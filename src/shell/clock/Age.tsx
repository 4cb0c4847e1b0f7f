import { Moment } from '~/view/value/Moment';
import { useServices } from '~/view/context/services';
import { countText } from '~/lib/format/time-text';
import { useTranslate } from '~/i18n/translate';

/** The age of something, with the exact time on hover and focus. Times are milliseconds since 1970. */
export function Age(props: { readonly time: number; readonly now: number }) {
  const { format, settings } = useServices();
  const t = useTranslate();
  const age = showAge(props.now - props.time, settings.notifications.justNow, format.language);
  return (
    <Moment time={props.time} focusable>
      {age ?? t('UI.NOTIFICATIONS.JUST_NOW')}
    </Moment>
  );
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** An age in whole minutes, hours or days; `undefined` below `justNow`. Ages are milliseconds. */
export function showAge(age: number, justNow: number, language: string): string | undefined {
  if (age < justNow) return undefined;
  if (age < hour) return countText(-Math.floor(age / minute), 'minute', language);
  if (age < day) return countText(-Math.floor(age / hour), 'hour', language);
  return countText(-Math.floor(age / day), 'day', language);
}
