import './notifications.css';
import { Button } from '@blueprintjs/core';
import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { PanelFrame } from '~/view/panel/PanelFrame';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { unreadByType } from '~/session/notifications';
import { notificationTypes, type Notification } from '~/session/read-notifications';
import { Icon } from '~/ui/Icon';
import { NoData } from '~/ui/NoData';
import { Skeleton } from '~/ui/Skeleton';
import { tabIds, Tabs } from '~/ui/Tabs';
import { useNow } from '../clock/use-now';
import { NotificationItem } from './NotificationItem';

const tabTitles = { informative: 'UI.NOTIFICATIONS.INFORMATIVE', tasks: 'UI.NOTIFICATIONS.TASKS' } as const;

/** The notifications of both types, each on its tab. */
export function NotificationPanel(props: { readonly onClose: () => void }) {
  const { notifications, settings, format } = useServices();
  const t = useTranslate();
  const owner = useId();
  const [type, setType] = useState<(typeof notificationTypes)[number]>('informative');
  const state = useStore(notifications.state);
  const now = useNow(settings.notifications.ageRefresh);

  const { list } = state;
  const unread = unreadByType(state);
  const tabs = notificationTypes.map((id) => {
    const count = new Intl.NumberFormat(format.language, { notation: 'compact' }).format(unread[id]);
    return { id, title: t(tabTitles[id]), ...(unread[id] > 0 && { count }) };
  });
  const items = list.state === 'loaded' ? list.value[type] : [];
  const panelState = list.state === 'loading' ? 'loading' : items.length > 0 ? 'data' : 'empty';
  const content: Record<typeof panelState, () => ReactNode> = {
    loading: () => <Skeleton delay={settings.timers.skeletonDelay} />,
    empty: () => <NoNotifications isFailed={list.state === 'failed'} />,
    data: () => <NotificationList items={items} now={now} onClose={props.onClose} />,
  };
  const ids = tabIds(owner, type);
  return (
    <div className="descry-notifications" style={{ height: settings.notifications.panelHeight }}>
      <h2>{t('UI.NOTIFICATIONS.TITLE')}</h2>
      <Tabs
        owner={owner}
        label={t('UI.NOTIFICATIONS.TITLE')}
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

/**
 * The list of one type. The first items are rendered at once, the others when the browser is idle; then all are in the
 * page, where the browser can search them and screen readers and the keyboard reach them.
 */
function NotificationList(props: {
  readonly items: readonly Notification[];
  readonly now: number;
  readonly onClose: () => void;
}) {
  const { notifications } = useServices().settings;
  const items = useDeferredValue(props.items, props.items.slice(0, notifications.initialItems));
  return (
    <ul className="descry-notification-list">
      {items.map((item, index) => (
        // Ids are not unique: the server may send one twice.
        <NotificationItem key={index} item={item} now={props.now} onClose={props.onClose} />
      ))}
    </ul>
  );
}

/** The content of a panel without notifications. After a failed call it also has a button to call again. */
function NoNotifications({ isFailed }: { readonly isFailed: boolean }) {
  const { notifications } = useServices();
  const t = useTranslate();
  if (!isFailed) return <NoData text={t('UI.NOTIFICATIONS.EMPTY')} hint={t('UI.NOTIFICATIONS.EMPTY_HINT')} />;
  return (
    <NoData text={t('UI.NOTIFICATIONS.EMPTY')}>
      <Button size="small" data-action="retry" icon={<Icon name="refresh" />} onClick={notifications.reload}>
        {t('UI.RETRY')}
      </Button>
    </NoData>
  );
}
