import { isList, isNumber, isString } from '../lib/json';
import { own, ownText } from '../lib/own';
import { isCount } from './live/live-message';

/** The types of notifications, in the order of the numbers the server gives them. */
export const notificationTypes = ['informative', 'tasks'] as const;

/** Type of a notification. */
export type NotificationType = (typeof notificationTypes)[number];

/** Something for each type. */
export type ByType<T> = Readonly<Record<NotificationType, T>>;

/** A notification. Members that were missing or wrong are absent. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly level: string | undefined;
  /** May hold HTML. */
  readonly description: string | undefined;
  readonly status: string | undefined;
  /** Milliseconds since 1970. */
  readonly time: number | undefined;
  readonly application: string | undefined;
  readonly link: string | undefined;
  readonly downloadUrl: string | undefined;
  readonly isUnread: boolean;
}

/** Dates end this far from 1970. */
const lastTime = 8.64e15;

/** The newest `most` notifications of each type, newest first. What is no notification is left out. */
export function readNotifications(answer: unknown, most: number): ByType<readonly Notification[]> {
  const entries = own(answer, 'notifications');
  const lastRead = readTime(answer, 'lastReadTime') ?? 0;
  const items = (isList(entries) ? entries : [])
    .map((entry) => readNotification(entry, lastRead))
    .filter((item) => item !== undefined)
    .sort((a, b) => (b.time ?? -lastTime) - (a.time ?? -lastTime));
  const of = (type: NotificationType) => items.filter((item) => item.type === type).slice(0, most);
  return { informative: of('informative'), tasks: of('tasks') };
}

/** The unread counts of an answer; one that is missing or wrong is 0. */
export function readCounts(answer: unknown): ByType<number> {
  const count = (type: NotificationType): number => {
    const found = own(own(answer, 'counts'), String(notificationTypes.indexOf(type)));
    return isCount(found) ? found : 0;
  };
  return { informative: count('informative'), tasks: count('tasks') };
}

function readNotification(entry: unknown, lastRead: number): Notification | undefined {
  const given = own(entry, 'id');
  const id = isNumber(given) ? String(given) : given;
  const type = notificationTypes.find((_, number) => number === own(entry, 'type'));
  if (!isString(id) || id === '' || type === undefined) return undefined;
  const time = readTime(entry, 'time');
  return {
    id,
    type,
    level: ownText(entry, 'level'),
    description: ownText(entry, 'description'),
    status: ownText(entry, 'status'),
    time,
    application: ownText(entry, 'application'),
    link: ownText(entry, 'link'),
    downloadUrl: ownText(entry, 'downloadUrl'),
    isUnread: time !== undefined && time > lastRead,
  };
}

function readTime(value: unknown, name: string): number | undefined {
  const time = own(value, name);
  return isNumber(time) && Math.abs(time) <= lastTime ? time : undefined;
}
