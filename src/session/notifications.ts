import type { Client } from '~/api/client';
import { engine } from '~/generated/console/engine';
import type { Scope } from '~/generated/contract/types';
import { isCount } from '~/lib/json';
import { createStore, type ReadableStore } from '~/lib/store';
import { callPort, read } from './ports';
import type { ByType, Notification, NotificationType } from './read-notifications';
import type { LoadState } from './startup';

/** The state of the notifications. */
export interface NotificationsState {
  /** The number on the bell. */
  readonly badge: number;
  /** The unread items as the server counted them; absent if they must be counted in the list. */
  readonly counted: ByType<number> | undefined;
  readonly list: LoadState<ByType<readonly Notification[]>>;
}

/** The notifications of the user. */
export interface Notifications {
  readonly state: ReadableStore<NotificationsState>;
  /** Takes an answer of the counts. */
  takeCounts(answer: unknown): void;
  /** Takes the number of unread items that the live channel sends. */
  takeUnread(count: number): void;
  /** Called when the panel opens: loads the list, which marks its items as read on the server. */
  open(): void;
  close(): void;
  /** Loads the list again. */
  reload(): void;
}

/** The options of the notifications. */
export interface NotificationsOptions {
  readonly client: Pick<Client, 'request'>;
  /** The values that expressions read, as of now. */
  readonly scope: () => Scope;
  /** Maximum number of items of each type. */
  readonly perType: number;
}

/** Creates the notifications. A failed call is shown only in the panel. */
export function createNotifications(options: NotificationsOptions): Notifications {
  const state = createStore<NotificationsState>({ badge: 0, counted: undefined, list: { state: 'loading' } });
  const change = (changes: Partial<NotificationsState>): void => state.update((now) => ({ ...now, ...changes }));
  let isOpen = false;
  let isReading = false;
  let isOutdated = false;

  /** Loads the list with one call at a time. After the last request there is always a call. */
  const reload = async (): Promise<void> => {
    isOutdated = true;
    if (state.get().list.state === 'failed') change({ list: { state: 'loading' } });
    if (isReading) return;
    isReading = true;
    while (isOutdated) {
      isOutdated = false;
      change({ list: await readList(options, state.get().list) });
    }
    isReading = false;
  };

  return {
    state,
    takeCounts(answer) {
      const counted = readCounts(answer, options.scope());
      change({ counted, badge: counted.informative + counted.tasks });
      if (isOpen) void reload();
    },
    takeUnread(badge) {
      change({ badge, counted: undefined });
      if (isOpen) void reload();
    },
    open() {
      isOpen = true;
      change({ badge: 0 });
      void reload();
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      // Items that arrived while the panel was open were visible in it.
      change({ counted: undefined, ...(state.get().list.state === 'loaded' && { badge: 0 }) });
    },
    reload: () => void reload(),
  };
}

/** The number of unread items of each type: as the server counted them, else counted in the list. */
export function unreadByType({ counted, list }: NotificationsState): ByType<number> {
  if (counted) return counted;
  const count = (type: NotificationType): number =>
    list.state === 'loaded' ? list.value[type].filter((item) => item.isUnread).length : 0;
  return { informative: count('informative'), tasks: count('tasks') };
}

type ListState = NotificationsState['list'];

async function readList({ client, scope, perType }: NotificationsOptions, before: ListState): Promise<ListState> {
  try {
    const answer = engine.notifications && (await callPort(client, engine.notifications, scope()));
    const { readNotifications } = await import('./read-notifications');
    return { state: 'loaded', value: readNotifications(answer, perType, scope()) };
  } catch {
    // A loaded list stays; the next message of the live channel loads it again.
    return before.state === 'loaded' ? before : { state: 'failed' };
  }
}

/** The unread counts of an answer; a missing or wrong count is 0. */
export function readCounts(answer: unknown, around: Scope = {}): ByType<number> {
  const count = (type: NotificationType): number => {
    const found = read(engine.live?.reads[type], { ...around, answer });
    return isCount(found) ? found : 0;
  };
  return { informative: count('informative'), tasks: count('tasks') };
}
