import type { ReactElement, TimeHTMLAttributes } from 'react';
import { dateTimeText, isoText, unixText, zonedText } from '~/lib/format/time-text';
import { useTranslate } from '~/i18n/translate';
import { Tooltip } from '~/ui/Tooltip';
import { useServices } from '../context/services';
import type { FormatContext } from './formats/value-format';

/**
 * A time in a `<time>` element, by default as `2025-03-01 09:30:00`. `time` is in milliseconds since 1970. The tooltip
 * has it in the time zone of the console, in UTC and as unix time.
 */
export function Moment(props: {
  readonly time: number;
  /** It is a tab stop, so that keyboard users can open its tooltip. */
  readonly focusable?: boolean;
  /** Another text for the time, such as its date or its age. */
  readonly children?: string;
}) {
  const { time, focusable = false, children } = props;
  const { format: settings } = useServices();
  const t = useTranslate();
  const text = children ?? dateTimeText(time, settings.zone);
  // In right-to-left languages, too, the date comes before the time of day.
  const attributes = { dir: children === undefined ? 'ltr' : 'auto', ...(focusable && { tabIndex: 0 }) };
  return (
    <Tooltip text={() => timeHint(time, { settings, t })}>
      {(access) => timeElement(time, text, { ...attributes, ...access })}
    </Tooltip>
  );
}

/** The element of a time, without a tooltip. */
export function timeElement(time: number, text: string, attributes: TimeHTMLAttributes<HTMLElement>): ReactElement {
  return (
    <time className="descry-time" dateTime={isoText(time, 'UTC')} {...attributes}>
      {text}
    </time>
  );
}

/** The tooltip of a time: in the time zone of the console, in UTC and as unix time. */
export function timeHint(time: number, { settings, t }: Pick<FormatContext, 'settings' | 't'>): string {
  const zoned = new Set([zonedText(time, settings.zone), zonedText(time, 'UTC')]);
  return [...zoned, t('UI.UNIX_TIME', { seconds: unixText(time) })].join('\n');
}
