import { isoText, minuteText, zoneLabel, zoneName } from '~/lib/format/time-text';
import { useTranslate } from '~/i18n/translate';
import { Loaded } from '~/view/data/Loaded';
import { useServices } from '~/view/context/services';
import { Skeleton } from '~/ui/Skeleton';
import { HeaderPanel } from '../header/HeaderPanel';
import './clock.css';
import { useServerClock } from './use-server-clock';

/** The server's time in the header, `YYYY-MM-DD HH:mm` and the zone, and the panel with details. */
export function ServerClock() {
  const { settings, format } = useServices();
  const t = useTranslate();
  const { zone } = format;
  const now = Number(useServerClock((time) => String(time - (time % 60_000))));
  const [date = '', time = ''] = minuteText(now, zone).split(' ');
  return (
    <HeaderPanel
      label={t('UI.CLOCK.TITLE')}
      trigger={{
        testId: 'clock',
        label: t('UI.CLOCK.TIME', { time: `${date} ${time} ${zoneLabel(zone, now)}` }),
        content: (
          <time dir="ltr" className="descry-clock" dateTime={isoText(now, 'UTC')} data-zone={zoneName(zone)}>
            <span className="descry-clock-date">{date} </span>
            {time}
          </time>
        ),
      }}
      width={settings.clock.width}
    >
      {(close) => (
        <Loaded
          name="clock panel"
          load={() => import('./ClockPanel')}
          waiting={<Skeleton delay={settings.timers.skeletonDelay} />}
        >
          {({ ClockPanel }) => <ClockPanel onLeave={close} />}
        </Loaded>
      )}
    </HeaderPanel>
  );
}
