import { useCallback, type ReactNode } from 'react';
import { dateTimeText, isoText, unixText, zonedText } from '~/lib/format/time-text';
import { useTranslate } from '~/i18n/translate';
import { Tooltip } from '~/ui/Tooltip';
import { useServices } from '../context/services';

/**
 * A time in a `<time>` element, by default as `2025-03-01 09:30:00`. `time` is in milliseconds since 1970. The tooltip
 * has it in the time zone of the console, in UTC and as unix time; with `plain` there is no tooltip.
 */
export function Moment(props: {
  readonly time: number;
  readonly plain?: boolean;
  /** It is a tab stop, so that keyboard users can open its tooltip. */
  readonly focusable?: boolean;
  /** Another text for the time, such as its date or its age. */
  readonly children?: ReactNode;
}) {
  const { time, plain = false, focusable = false, children } = props;
  const { zone } = useServices().format;
  const hintOf = useTimeHint();
  const element = (access: object) => (
    <time
      className="descry-time"
      dateTime={isoText(time, 'UTC')}
      // In right-to-left languages, too, the date comes before the time of day.
      dir={children === undefined ? 'ltr' : 'auto'}
      {...(focusable && { tabIndex: 0 })}
      {...access}
    >
      {children ?? dateTimeText(time, zone)}
    </time>
  );
  return plain ? element({}) : <Tooltip text={() => hintOf(time)}>{element}</Tooltip>;
}

/** Returns the function that gives the tooltip of a time: in the time zone of the console, in UTC and as unix time. */
export function useTimeHint(): (time: number) => string {
  const { zone } = useServices().format;
  const t = useTranslate();
  return useCallback(
    (time) => {
      const zoned = new Set([zonedText(time, zone), zonedText(time, 'UTC')]);
      return [...zoned, t('UI.UNIX_TIME', { seconds: unixText(time) })].join('\n');
    },
    [zone, t],
  );
}
