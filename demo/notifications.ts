import type { Answer } from '../src/generated/operations';
import { moreNotifications } from './data/more-notifications';
import { moments } from './data/moments';
import type { World } from './handler';

type Notification = NonNullable<Answer<'listNotifications'>['notifications']>[number];

/** The notifications under the override of the control page: the story's, cut or filled up with older ones. */
export function notificationsOf({ data, state, start }: World): Notification[] {
  const { informative, tasks, level, items = [] } = state.notifications;
  const hosts = data.hosts.flatMap(({ host }) => host.hostname ?? []);
  const ofType = (type: 0 | 1, wanted: number | undefined): readonly Notification[] => {
    const told = data.notifications.filter((item) => item.type === type);
    const kept = level === undefined ? told : [];
    const count = Math.max(0, (wanted ?? told.length) - kept.length);
    return [
      ...kept.slice(0, wanted ?? told.length),
      ...moreNotifications(moments(start), { type, count, level, hosts }),
    ];
  };
  return [...items, ...ofType(0, informative), ...ofType(1, tasks)].toSorted(
    (left, right) => (right.time ?? 0) - (left.time ?? 0),
  );
}
