import { useId, useState, type ReactNode } from 'react';
import { PanelFrame } from '../../render/PanelFrame';
import { useServices } from '../../render/services';
import { useStore } from '../../render/use-store';
import { unreadByType } from '../../session/notifications';
import { notificationTypes } from '../../session/read-notifications';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { NoData } from '../../ui/NoData';
import { Skeleton } from '../../ui/Skeleton';
import { tabIds, Tabs } from '../../ui/Tabs';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
import { NotificationList } from './NotificationList';
import { useNow } from './use-now';
import './notifications.css';

const titles = { informative: 'UI.NOTIFICATIONS.INFORMATIVE', tasks: 'UI.NOTIFICATIONS.TASKS' } as const;

/** The notifications of both types, each on its tab. */
export function NotificationPanel(props: { readonly onClose: () => void }) {
  const { notifications, settings } = useShell();
  const { format } = useServices();
  const words = useWords();
  const owner = useId();
  const [type, setType] = useState<(typeof notificationTypes)[number]>('informative');
  const state = useStore(notifications.state);
  const now = useNow(settings.notifications.ageRefresh);

  const { list } = state;
  const unread = unreadByType(state);
  const tabs = notificationTypes.map((id) => {
    const count = new Intl.NumberFormat(format.language, { notation: 'compact' }).format(unread[id]);
    return { id, title: words(titles[id]), ...(unread[id] > 0 && { count }) };
  });
  const items = list.state === 'loaded' ? list.value[type] : [];
  const panelState = list.state === 'loaded' ? (items.length > 0 ? 'data' : 'empty') : list.state;
  const content: Record<typeof panelState, () => ReactNode> = {
    loading: () => <Skeleton delay={settings.timers.skeletonDelay} />,
    failed: () => <ErrorPanel message={words('UI.NOTIFICATIONS.FAILED')} onRetry={notifications.reload} />,
    empty: () => <NoData text={words('UI.NOTIFICATIONS.EMPTY')} hint={words('UI.NOTIFICATIONS.EMPTY_HINT')} />,
    data: () => <NotificationList items={items} now={now} onClose={props.onClose} />,
  };
  const ids = tabIds(owner, type);
  return (
    <div className="descry-notifications" style={{ height: settings.notifications.panelHeight }}>
      <h2>{words('UI.NOTIFICATIONS.TITLE')}</h2>
      <Tabs
        owner={owner}
        label={words('UI.NOTIFICATIONS.TITLE')}
        tabs={tabs}
        current={type}
        onChange={(id) => setType(notificationTypes.find((known) => known === id) ?? type)}
      />
      <PanelFrame key={type} ids={{ id: type, elementId: ids.panel, tabId: ids.tab }} state={panelState}>
        {content[panelState]()}
      </PanelFrame>
    </div>
  );
}
