import { isList, isNumber, isString } from '~/lib/json';
import { getOwn, ownText } from '~/lib/get-own';
import { isCount } from './live/receive-messages';

/** The types of notifications; the index of each is the number that the server sends. */
export const notificationTypes = ['informative', 'tasks'] as const;

/** Type of a notification. */
export type NotificationType = (typeof notificationTypes)[number];

/** A value for each type. */
export type ByType<T> = Readonly<Record<NotificationType, T>>;

/** A notification. Missing and wrong members are absent. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly level: string | undefined;
  /** May contain HTML. */
  readonly description: string | undefined;
  readonly status: string | undefined;
  /** Milliseconds since 1970. */
  readonly time: number | undefined;
  readonly application: string | undefined;
  readonly link: string | undefined;
  readonly downloadUrl: string | undefined;
  readonly isUnread: boolean;
}

/** The range of `Date` in milliseconds before and after 1970. */
const lastTime = 8.64e15;

/** The newest notifications of each type, at most `max`, newest first. Invalid ones are left out. */
export function readNotifications(answer: unknown, max: number): ByType<readonly Notification[]> {
  const entries = getOwn(answer, 'notifications');
  const lastRead = readTime(answer, 'lastReadTime') ?? 0;
  const items = (isList(entries) ? entries : [])
    .map((entry) => readNotification(entry, lastRead))
    .filter((item) => item !== undefined)
    .sort((a, b) => (b.time ?? -lastTime) - (a.time ?? -lastTime));
  const of = (type: NotificationType) => items.filter((item) => item.type === type).slice(0, max);
  return { informative: of('informative'), tasks: of('tasks') };
}

/** The unread counts of an answer; a missing or wrong count is 0. */
export function readCounts(answer: unknown): ByType<number> {
  const count = (type: NotificationType): number => {
    const found = getOwn(getOwn(answer, 'counts'), String(notificationTypes.indexOf(type)));
    return isCount(found) ? found : 0;
  };
  return { informative: count('informative'), tasks: count('tasks') };
}

function readNotification(entry: unknown, lastRead: number): Notification | undefined {
  const sentId = getOwn(entry, 'id');
  const id = isNumber(sentId) ? String(sentId) : sentId;
  const type = notificationTypes.find((_, number) => number === getOwn(entry, 'type'));
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
  const time = getOwn(value, name);
  return isNumber(time) && Math.abs(time) <= lastTime ? time : undefined;
}
