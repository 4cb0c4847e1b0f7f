import type { Client } from '../api/client';
import { createStore, type ReadableStore } from '../lib/store';
import {
  readCounts,
  readNotifications,
  type ByType,
  type Notification,
  type NotificationType,
} from './read-notifications';
import type { Loaded } from './startup';

/** What is known of notifications. */
export interface NotificationsState {
  /** Number on the bell. */
  readonly badge: number;
  /** Unread items as the server counted them; absent where the list alone can tell. */
  readonly counted: ByType<number> | undefined;
  readonly list: Loaded<ByType<readonly Notification[]>>;
}

/** The notifications of the user. */
export interface Notifications {
  readonly state: ReadableStore<NotificationsState>;
  /** Takes an answer of the counts. */
  takeCounts(answer: unknown): void;
  /** Takes the one number that the live channel sends. */
  takeUnread(count: number): void;
  /** The panel opens: the list is read, which on the server makes everything in it read. */
  open(): void;
  close(): void;
  /** Reads the list once more. */
  reload(): void;
}

/** What notifications need. */
export interface NotificationsOptions {
  readonly client: Pick<Client, 'call'>;
  /** Language of the texts, as the server is told. */
  readonly language: string;
  /** Items kept of each type. */
  readonly perType: number;
}

/** Keeps counts and list; a call that fails shows in the panel alone. */
export function createNotifications({ client, language, perType }: NotificationsOptions): Notifications {
  const state = createStore<NotificationsState>({ badge: 0, counted: undefined, list: { state: 'loading' } });
  const change = (changes: Partial<NotificationsState>): void => state.update((now) => ({ ...now, ...changes }));
  let isOpen = false;
  let isReading = false;
  let isOutdated = false;

  const read = async (): Promise<NotificationsState['list']> => {
    try {
      const answer = await client.call('listNotifications', { path: { lang: language } });
      return { state: 'loaded', value: readNotifications(answer, perType) };
    } catch {
      return { state: 'failed' };
    }
  };
  /** One call at a time, however fast numbers come in; the last one to come is always followed by a call. */
  const reload = async (): Promise<void> => {
    isOutdated = true;
    if (state.get().list.state === 'failed') change({ list: { state: 'loading' } });
    if (isReading) return;
    isReading = true;
    while (isOutdated) {
      isOutdated = false;
      change({ list: await read() });
    }
    isReading = false;
  };

  return {
    state,
    takeCounts(answer) {
      const counted = readCounts(answer);
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
      // What came in while the list was open has been seen in it.
      change({ counted: undefined, ...(state.get().list.state === 'loaded' && { badge: 0 }) });
    },
    reload: () => void reload(),
  };
}

/** Unread items of each type: as the server counted them, else as the list says. */
export function unreadByType({ counted, list }: NotificationsState): ByType<number> {
  if (counted) return counted;
  const count = (type: NotificationType): number =>
    list.state === 'loaded' ? list.value[type].filter((item) => item.isUnread).length : 0;
  return { informative: count('informative'), tasks: count('tasks') };
}
