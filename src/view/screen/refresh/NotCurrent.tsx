import { useTranslate } from '~/i18n/translate';
import { recentMinuteText } from '~/lib/format/time-text';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { Tooltip } from '~/ui/Tooltip';
import { useServices } from '~/view/context/services';
import { useAnswerTime } from '~/view/data/use-answer-time';
import './refresh.css';

/**
 * The quiet mark of data whose refresh failed: the time of the data, by the clock of the workstation in milliseconds
 * since 1970, and a retry. `isShort` leaves the words to the tooltip and to screen readers.
 */
export function NotCurrent(props: {
  readonly since: number;
  readonly isShort?: boolean;
  readonly onRetry: () => void;
}) {
  const { since, isShort = false, onRetry } = props;
  const { format } = useServices();
  const t = useTranslate();
  const answered = useAnswerTime()(since);
  const time = recentMinuteText(answered.time, answered.now, format.zone);
  const text = t('UI.NOT_CURRENT', { time });
  return (
    <span className="descry-not-current" role="status" data-testid="not-current">
      <Icon name="warning-sign" size={12} />
      {isShort ? (
        <Tooltip text={text}>
          {(target) => (
            <span {...target}>
              <span aria-hidden="true">{time}</span>
              <span className="descry-aside">{text}</span>
            </span>
          )}
        </Tooltip>
      ) : (
        <span>{text}</span>
      )}
      <IconButton icon="refresh" label={t('UI.RETRY')} action="retry" onClick={onRetry} />
    </span>
  );
}
