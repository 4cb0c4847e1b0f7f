import { showDateTime } from '../../descriptor/format/date-time';
import { useServices } from '../../render/services';
import { Tooltip } from '../../ui/Tooltip';
import { useWords } from '../use-words';
import { showAge } from './show-age';

/** How old a notification is, with the exact time on hover and focus. Times are milliseconds since 1970. */
export function Age(props: { readonly time: number; readonly now: number }) {
  const { format, settings } = useServices();
  const words = useWords();
  const exact = new Date(props.time).toISOString();
  const age = showAge(props.now - props.time, settings.notifications.justNow, format.language);
  return (
    <Tooltip text={showDateTime(exact, format)?.text}>
      {(target) => (
        // A value with a tooltip must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <time dateTime={exact} tabIndex={0} {...target}>
          {age ?? words('UI.NOTIFICATIONS.JUST_NOW')}
        </time>
      )}
    </Tooltip>
  );
}
