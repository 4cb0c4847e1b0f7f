import { zoneParts } from '../../descriptor/format/zone-parts';
import { Loaded } from '../../render/Loaded';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Skeleton } from '../../ui/Skeleton';
import { HeaderPanel } from '../header/HeaderPanel';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
import { useZone } from '../use-zone';
import './clock.css';
import { useServerClock } from './use-server-clock';

/** The server's time in the header, `YYYY-MM-DD HH:mm`, and the panel that says more of it. */
export function ServerClock() {
  const { settings } = useShell();
  const words = useWords();
  const zone = useZone();
  const shown = useServerClock((now) => minuteOf(now, zone));
  const [date = '', time = '', name = ''] = shown.split(' ');
  return (
    <HeaderPanel
      label={words('UI.CLOCK.TITLE')}
      buttonLabel={words('UI.CLOCK.TIME', { time: `${date} ${time} ${name}` })}
      testId="clock"
      width={settings.clock.width}
      button={
        <bdi dir="ltr" className="descry-clock">
          <span className="descry-clock-date">{date} </span>
          {time}
        </bdi>
      }
    >
      {(close) => (
        <Loaded
          name="clock panel"
          load={() => import('./ClockPanel')}
          waiting={<Skeleton delay={settings.timers.skeletonDelay} />}
          failed={(retry) => <ErrorPanel message={words('UI.VIEW_FAILED')} onRetry={retry} />}
        >
          {({ ClockPanel }) => <ClockPanel zone={zone} onLeave={close} />}
        </Loaded>
      )}
    </HeaderPanel>
  );
}

function minuteOf(now: number, zone: string): string {
  const { date, time, zone: name } = zoneParts(now, zone);
  return `${date} ${time.slice(0, 5)} ${name}`;
}
