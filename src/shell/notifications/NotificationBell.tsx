import { Loaded } from '../../render/Loaded';
import { useStore } from '../../render/use-store';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Icon } from '../../ui/Icon';
import { Skeleton } from '../../ui/Skeleton';
import { HeaderPanel } from '../header/HeaderPanel';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
import './bell.css';

/** The bell of the header with the number of unread notifications, and the panel it opens. */
export function NotificationBell() {
  const { notifications, settings } = useShell();
  const words = useWords();
  const { badge } = useStore(notifications.state);
  const most = settings.notifications.badgeMost;
  const count = badge > most ? `${most}+` : String(badge);
  const label = words('UI.NOTIFICATIONS.TITLE');
  return (
    <HeaderPanel
      label={label}
      buttonLabel={badge > 0 ? words('UI.NOTIFICATIONS.UNREAD_COUNT', { count: String(badge) }) : label}
      testId="notifications"
      command="notifications"
      width={settings.notifications.panelWidth}
      button={
        <>
          <Icon name="notifications" />
          {badge > 0 && <span className="descry-badge">{count}</span>}
        </>
      }
      onOpen={notifications.open}
      onClose={notifications.close}
    >
      {(close) => (
        <Loaded
          name="notification panel"
          load={() => import('./NotificationPanel')}
          waiting={<Skeleton delay={settings.timers.skeletonDelay} />}
          failed={(retry) => <ErrorPanel message={words('UI.VIEW_FAILED')} onRetry={retry} />}
        >
          {({ NotificationPanel }) => <NotificationPanel onClose={close} />}
        </Loaded>
      )}
    </HeaderPanel>
  );
}
