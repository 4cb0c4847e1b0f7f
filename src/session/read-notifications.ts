import { isTrue } from '~/descriptor/is-shown';
import { engine } from '~/generated/console/engine';
import type { NotificationReads } from '~/generated/contract/descriptor-types';
import type { Expression, Scope } from '~/generated/contract/types';
import { isList, isNumber } from '~/lib/json';
import { read, readId, readText } from './ports';

/** The types of notifications, each with the name of its condition in `engine.json`. */
const conditions = { informative: 'informative', tasks: 'task' } as const;

/** The types of notifications. */
export const notificationTypes = ['informative', 'tasks'] as const;

/** Type of a notification. */
export type NotificationType = keyof typeof conditions;

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
export function readNotifications(answer: unknown, max: number, around: Scope = {}): ByType<readonly Notification[]> {
  const { reads } = engine.notifications ?? {};
  const scope = { ...around, answer };
  const entries = read(reads?.items, scope);
  const lastRead = readTime(reads?.lastRead, scope) ?? 0;
  const items = (isList(entries) ? entries : [])
    .map((item) => reads && readNotification(reads.item, { ...scope, item }, lastRead))
    .filter((item) => item !== undefined)
    .sort((a, b) => (b.time ?? -lastTime) - (a.time ?? -lastTime));
  const of = (type: NotificationType) => items.filter((item) => item.type === type).slice(0, max);
  return { informative: of('informative'), tasks: of('tasks') };
}

function readNotification(reads: NotificationReads, scope: Scope, lastRead: number): Notification | undefined {
  const id = readId(reads.id, scope);
  const type = notificationTypes.find((one) => reads[conditions[one]] && isTrue(reads[conditions[one]], scope));
  if (id === undefined || type === undefined) return undefined;
  const time = readTime(reads.time, scope);
  return {
    id,
    type,
    level: readText(reads.level, scope),
    description: readText(reads.description, scope),
    status: readText(reads.status, scope),
    time,
    application: readText(reads.application, scope),
    link: readText(reads.link, scope),
    downloadUrl: readText(reads.downloadUrl, scope),
    isUnread: time !== undefined && time > lastRead,
  };
}

function readTime(expression: Expression | undefined, scope: Scope): number | undefined {
  const time = read(expression, scope);
  return isNumber(time) && Math.abs(time) <= lastTime ? time : undefined;
}
