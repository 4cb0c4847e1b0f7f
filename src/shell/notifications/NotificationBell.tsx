import { useTranslate } from '~/i18n/translate';
import { Loaded } from '~/view/data/Loaded';
import { useStore } from '~/view/context/use-store';
import { Icon } from '~/ui/Icon';
import { Skeleton } from '~/ui/Skeleton';
import { HeaderPanel } from '../header/HeaderPanel';
import { useServices } from '~/view/context/services';
import '../header/badge.css';

/** The bell of the header with the number of unread notifications, and the panel that it opens. */
export function NotificationBell() {
  const { notifications, settings } = useServices();
  const t = useTranslate();
  const { badge } = useStore(notifications.state);
  const maxBadge = settings.notifications.maxBadge;
  const count = badge > maxBadge ? `${maxBadge}+` : String(badge);
  const label = t('UI.NOTIFICATIONS.TITLE');
  return (
    <HeaderPanel
      label={label}
      trigger={{
        testId: 'notifications',
        label: badge > 0 ? t('UI.NOTIFICATIONS.UNREAD_COUNT', { count: badge }) : label,
        content: (
          <>
            <Icon name="notifications" />
            {badge > 0 && <span className="descry-badge">{count}</span>}
          </>
        ),
      }}
      command="notifications"
      width={settings.notifications.panelWidth}
      onOpen={notifications.open}
      onClose={notifications.close}
    >
      {(close) => (
        <Loaded
          name="notification panel"
          load={() => import('./NotificationPanel')}
          waiting={<Skeleton delay={settings.timers.skeletonDelay} />}
        >
          {({ NotificationPanel }) => <NotificationPanel onClose={close} />}
        </Loaded>
      )}
    </HeaderPanel>
  );
}
