import type { Client } from '../../api/client';
import type { Trust } from '../../api/safe-address';
import type { ConsoleSettings } from '../../generated/descriptor-types';
import type { Clock } from '../../lib/clock';
import type { SafeStorage } from '../../lib/safe-storage';
import type { Config } from '../config';
import { createNotifications, type Notifications } from '../notifications';
import type { Page } from '../page';
import { createForcedSignOut } from './forced-sign-out';
import { createLiveChannel } from './live-channel';
import { createReceiver } from './receive-messages';
import type { OpenSocket } from './socket';

/** The dialogs that live messages open. */
export interface LiveDialogs {
  /** Opens a dialog in front; gives its key. */
  show(id: 'session-kicked' | 'access-changed', params: Readonly<Record<string, unknown>>): number;
  close(key: number): void;
}

/** What the live part of the session needs. */
export interface LiveSessionOptions {
  readonly client: Pick<Client, 'call'>;
  readonly clock: Clock;
  readonly page: Pick<Page, 'listen' | 'dispatch'>;
  /** Local storage. */
  readonly storage: Pick<SafeStorage, 'read'>;
  readonly trust: Trust;
  readonly openSocket: OpenSocket;
  readonly random: () => number;
  readonly channel: Config['liveChannel'];
  readonly settings: Pick<ConsoleSettings, 'live' | 'notifications'>;
  /** Language of the user, as the server is told. */
  readonly language: string;
  readonly dialogs: LiveDialogs;
  readonly signOut: () => Promise<void>;
  readonly log: (message: string) => void;
}

/** What the server tells without being asked. */
export interface LiveSession {
  readonly notifications: Notifications;
  /** Reads the counts and opens the live channel. */
  start(): void;
  stop(): void;
  /** The session was ended elsewhere: warns, and signs out when the time is over. */
  forceSignOut(): void;
  /** Frames of the channel that were no message. */
  ignored(): number;
}

/** The live channel, put together with what its messages act on. */
export function createLiveSession(options: LiveSessionOptions): LiveSession {
  const { client, clock, page, dialogs, log } = options;
  const { live } = options.settings;
  const notifications = createNotifications({
    client,
    language: options.language,
    perType: options.settings.notifications.perType,
  });
  const forceSignOut = createForcedSignOut({
    clock,
    delayMs: live.forcedSignOut,
    warn: (seconds) => void dialogs.show('session-kicked', { seconds }),
    signOut: options.signOut,
    log,
  });
  let told: number | undefined;
  const receiver = createReceiver({
    page,
    storage: options.storage,
    longest: live.longestMessage,
    onUnread: notifications.takeUnread,
    onSignedOut: forceSignOut,
    onAccessChanged(logoutType) {
      // The newest word counts; dialogs do not pile up.
      if (told !== undefined) dialogs.close(told);
      told = dialogs.show('access-changed', { logoutType });
    },
  });
  const channel = createLiveChannel({
    ...{ client, clock, page, live, log },
    trust: options.trust,
    openSocket: options.openSocket,
    random: options.random,
    channel: options.channel,
    onCounts: notifications.takeCounts,
    onFrame: receiver.receive,
  });
  return { notifications, start: channel.start, stop: channel.stop, forceSignOut, ignored: receiver.ignored };
}
