import type { Client } from '~/api/client';
import type { Trust } from '~/api/safe-address';
import { engine } from '~/generated/console/engine';
import type { DialogId } from '~/generated/console/ids';
import type { ConsoleSettings } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { Clock } from '~/platform/clock';
import type { Config } from '../config';
import { createNotifications, type Notifications } from '../notifications';
import type { Page } from '~/platform/browser';
import { loadChannel } from './load-channel';
import { createReceiver } from './receive-messages';
import type { OpenSocket } from './socket';

/** The dialogs that live messages open. */
export interface LiveDialogs {
  /** Opens a dialog in front; gives its key. */
  show(id: DialogId, params: Readonly<Record<string, unknown>>): number;
  close(key: number): void;
}

/** The options of the live session. */
export interface LiveSessionOptions {
  readonly client: Pick<Client, 'request'>;
  /** The values that expressions read, as of now. */
  readonly scope: () => Scope;
  readonly clock: Clock;
  readonly page: Pick<Page, 'listen' | 'dispatch'>;
  /** The token of this session, as the server knows it. */
  readonly token: () => string | undefined;
  readonly trust: Trust;
  readonly openSocket: OpenSocket;
  readonly random: () => number;
  readonly channel: Config['liveChannel'];
  readonly settings: Pick<ConsoleSettings, 'live' | 'notifications'>;
  readonly dialogs: LiveDialogs;
  readonly signOut: () => Promise<void>;
  /** Compares the build on the server with the running one. */
  readonly checkBuild: () => void;
  readonly log: (message: string) => void;
}

/** The part of the session that the server updates through the live channel. */
export interface LiveSession {
  readonly notifications: Notifications;
  /** Reads the counts and opens the live channel. */
  start(): void;
  stop(): void;
  /** Called when the session was ended elsewhere: warns, and signs out when the time is over. */
  forceSignOut(): void;
  /** Number of frames that were no message. */
  ignored(): number;
}

/** Connects the live channel with notifications, dialogs and the sign-out. */
export function createLiveSession(options: LiveSessionOptions): LiveSession {
  const { client, clock, page, dialogs, log } = options;
  const { live } = options.settings;
  const { signedOutDialog, accessChangedDialog } = engine.live ?? {};
  const notifications = createNotifications({
    client,
    scope: options.scope,
    perType: options.settings.notifications.perType,
  });
  const forceSignOut = createForcedSignOut({
    clock,
    delayMs: live.forcedSignOut,
    warn: (seconds) => void (signedOutDialog && dialogs.show(signedOutDialog, { seconds })),
    signOut: options.signOut,
    log,
  });
  let dialogKey: number | undefined;
  const receiver = createReceiver({
    page,
    token: options.token,
    longest: live.longestMessage,
    onUnread: notifications.takeUnread,
    onSignedOut: forceSignOut,
    onAccessChanged(logoutType) {
      if (accessChangedDialog === undefined) return;
      // Only the newest message has a dialog.
      if (dialogKey !== undefined) dialogs.close(dialogKey);
      dialogKey = dialogs.show(accessChangedDialog, { logoutType });
    },
  });
  const channel = loadChannel({
    ...{ client, clock, page, live, log },
    scope: options.scope,
    trust: options.trust,
    openSocket: options.openSocket,
    random: options.random,
    channel: options.channel,
    checkBuild: options.checkBuild,
    onCounts: notifications.takeCounts,
    onFrame: receiver.receive,
  });
  return { notifications, start: channel.start, stop: channel.stop, forceSignOut, ignored: receiver.ignored };
}

/** The options of the forced sign-out. */
interface ForcedSignOutOptions {
  readonly clock: Clock;
  /** Time from the warning to the sign-out, in milliseconds. */
  readonly delayMs: number;
  /** Warns the user; the parameter is the time left in seconds. */
  readonly warn: (seconds: number) => void;
  readonly signOut: () => Promise<void>;
  readonly log: (message: string) => void;
}

/**
 * Gives a function that is called when the session was ended elsewhere. It warns, and signs out when the time is over,
 * even if the warning could not be shown. A second call does nothing.
 */
function createForcedSignOut(options: ForcedSignOutOptions): () => void {
  let isRunning = false;
  return () => {
    if (isRunning) return;
    isRunning = true;
    options.clock.setTimeout(() => void options.signOut(), options.delayMs);
    try {
      options.warn(options.delayMs / 1000);
    } catch (error) {
      options.log(String(error));
    }
  };
}
