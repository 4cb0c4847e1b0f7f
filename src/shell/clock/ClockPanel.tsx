import './clock-panel.css';
import { dateText, dateTimeText, isoText, timeOfDayText, unixText, zoneLabel } from '~/lib/format/time-text';
import { header } from '~/generated/console/header';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { useServerClock } from './use-server-clock';
import { requestAddress } from '~/api/request-address';
import { bindValues } from '~/descriptor/bindings';
import { isShown } from '~/descriptor/is-shown';
import type { Button } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { ActionButton } from '~/view/action/ActionButton';
import { AppLink } from '../AppLink';

/**
 * The server's time to the second, its zone, the time in UTC and as unix time, and the error of the workstation's
 * clock.
 */
export function ClockPanel(props: { readonly onLeave: () => void }) {
  const { serverTime, settings, format, scope } = useServices();
  const { zone, language } = format;
  const t = useTranslate();
  const ahead = useStore(serverTime.ahead);
  const now = Number(useServerClock((time) => String(Math.floor(time / 1000) * 1000)));
  const isClockWrong = ahead !== undefined && Math.abs(ahead) > settings.clock.tolerance;
  const iso = isoText(now, 'UTC');
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: zone });
  return (
    <div className="descry-clock-panel">
      <p className="descry-clock-now">
        <time className="descry-clock-time" dateTime={iso}>
          {timeOfDayText(now, zone)}
        </time>
        <span>
          {weekday.format(now)} <bdi dir="ltr">{dateText(now, zone)}</bdi>
        </span>
      </p>
      {ahead === undefined && <p className="descry-clock-note">{t('UI.CLOCK.UNKNOWN')}</p>}
      <dl className="descry-clock-facts">
        <dt>{t('UI.CLOCK.ZONE')}</dt>
        <dd>{zoneLabel(zone, now)}</dd>
        <dt>{t('UI.CLOCK.UTC')}</dt>
        <dd>
          <time dir="ltr" dateTime={iso}>
            {dateTimeText(now, 'UTC')}
          </time>
        </dd>
        <dt>{t('UI.CLOCK.UNIX')}</dt>
        <dd>{unixText(now)}</dd>
        {isClockWrong && (
          <>
            <dt>{t('UI.CLOCK.WORKSTATION')}</dt>
            <dd className="descry-clock-off">
              {t(ahead < 0 ? 'UI.CLOCK.AHEAD' : 'UI.CLOCK.BEHIND', { time: durationText(Math.abs(ahead)) })}
            </dd>
          </>
        )}
      </dl>
      {header.clock.entries.length > 0 && (
        <div className="descry-clock-entries">
          {header.clock.entries.map((entry) => (
            <PanelEntry key={entry.id} entry={entry} scope={scope} onLeave={props.onLeave} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A duration as `h:mm:ss`. */
function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** An entry of the panel: a link if it opens a page, else a button. */
export function PanelEntry(props: { readonly entry: Button; readonly scope: Scope; readonly onLeave: () => void }) {
  const { entry, scope, onLeave } = props;
  const { action } = entry;
  const t = useTranslate();
  if (!isShown(entry, scope)) return null;
  if (action.type !== 'navigate') return <ActionButton button={entry} scope={scope} />;
  const address = requestAddress(action.to, {}, bindValues(action.query, scope)) ?? action.to;
  return (
    <AppLink to={address} data-action={entry.as ?? entry.id} onClick={onLeave}>
      {t(entry.label, scope)}
    </AppLink>
  );
}
