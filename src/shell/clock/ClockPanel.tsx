import { zoneParts } from '../../descriptor/format/zone-parts';
import { header } from '../../generated/header';
import { useServices } from '../../render/services';
import { useStore } from '../../render/use-store';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
import './clock-panel.css';
import { PanelEntry } from './PanelEntry';
import { useServerClock } from './use-server-clock';

/** The server's time to the second, its zone, the same time in UTC, and how far the workstation's clock is off. */
export function ClockPanel(props: { readonly zone: string; readonly onLeave: () => void }) {
  const { zone } = props;
  const { serverTime, settings } = useShell();
  const { format, scope } = useServices();
  const words = useWords();
  const ahead = useStore(serverTime.ahead);
  const now = Number(useServerClock((time) => String(Math.floor(time / 1000) * 1000)));
  const local = zoneParts(now, zone);
  const utc = zoneParts(now, 'UTC');
  const isOff = ahead !== undefined && Math.abs(ahead) > settings.clock.tolerance;
  const day = new Intl.DateTimeFormat(format.language, { dateStyle: 'full', timeZone: zone });
  return (
    <div className="descry-clock-panel">
      <p className="descry-clock-now">
        <span className="descry-clock-time">{local.time}</span>
        <span>{day.format(now)}</span>
      </p>
      {ahead === undefined && <p className="descry-clock-note">{words('UI.CLOCK.NOT_TOLD')}</p>}
      <dl className="descry-clock-facts">
        <dt>{words('UI.CLOCK.ZONE')}</dt>
        <dd>{zone === local.zone ? zone : `${zone} (${local.zone})`}</dd>
        <dt>{words('UI.CLOCK.UTC')}</dt>
        <dd>
          <bdi dir="ltr">{`${utc.date} ${utc.time}`}</bdi>
        </dd>
        {isOff && (
          <>
            <dt>{words('UI.CLOCK.WORKSTATION')}</dt>
            <dd className="descry-clock-off">
              {words(ahead < 0 ? 'UI.CLOCK.AHEAD' : 'UI.CLOCK.BEHIND', { time: lengthOf(Math.abs(ahead)) })}
            </dd>
          </>
        )}
      </dl>
      <div className="descry-clock-entries">
        {header.clock.entries.map((entry) => (
          <PanelEntry key={entry.id} entry={entry} scope={scope} onLeave={props.onLeave} />
        ))}
      </div>
    </div>
  );
}

/** `h:mm:ss`. */
function lengthOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
