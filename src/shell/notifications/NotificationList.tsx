import { useDeferredValue } from 'react';
import type { Notification } from '../../session/read-notifications';
import { useShell } from '../shell-services';
import { NotificationItem } from './NotificationItem';

/**
 * Notifications below each other. The first ones are drawn at once, the others as soon as nothing else is to do; then
 * all are in the page, where they can be searched, read aloud and reached by keyboard.
 */
export function NotificationList(props: {
  readonly items: readonly Notification[];
  readonly now: number;
  readonly onClose: () => void;
}) {
  const { notifications } = useShell().settings;
  const items = useDeferredValue(props.items, props.items.slice(0, notifications.drawnFirst));
  return (
    <ul className="descry-notification-list">
      {items.map((item, index) => (
        // The server may send an id twice.
        <NotificationItem key={index} item={item} now={props.now} onClose={props.onClose} />
      ))}
    </ul>
  );
}
