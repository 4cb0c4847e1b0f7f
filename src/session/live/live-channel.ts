import type { Client } from '../../api/client';
import type { Trust } from '../../api/safe-address';
import type { ConsoleSettings } from '../../generated/descriptor-types';
import type { Clock, TimerId } from '../../lib/clock';
import type { Config } from '../config';
import type { Page } from '../page';
import { connect, type Connection } from './connection';
import { jittered, nextDelay } from './next-delay';
import type { OpenSocket } from './socket';
import { socketTarget, type SocketTarget } from './socket-target';

/** What the live channel needs, and whom it tells. */
export interface LiveChannelOptions {
  readonly client: Pick<Client, 'call'>;
  readonly clock: Clock;
  readonly page: Pick<Page, 'listen'>;
  readonly trust: Trust;
  readonly openSocket: OpenSocket;
  /** A number from 0 to 1. */
  readonly random: () => number;
  readonly channel: Config['liveChannel'];
  readonly live: ConsoleSettings['live'];
  /** Told of every answer of the counts. */
  readonly onCounts: (answer: unknown) => void;
  /** Told of every frame. */
  readonly onFrame: (data: unknown) => void;
  /** Writes a line on the browser's console. */
  readonly log: (message: string) => void;
}

/** The one socket of the page. */
export interface LiveChannel {
  /** Reads the counts and opens the socket they name. */
  start(): void;
  stop(): void;
}

/** A channel that comes back after every failure, of the counts or of the socket, and never while offline. */
export function createLiveChannel(options: LiveChannelOptions): LiveChannel {
  const { clock, page, channel, live } = options;
  let isRunning = false;
  let isOffline = false;
  /** An attempt that was due while offline. */
  let isHeld = false;
  let hasBeenOpen = false;
  let delay = live.firstDelay;
  let failures = 0;
  let timer: TimerId | undefined;
  let target: SocketTarget | undefined;
  let connection: Connection | undefined;

  const readCounts = async (): Promise<SocketTarget | 'none' | 'refused'> => {
    const answer = await options.client.call('getNotificationCounts', {});
    if (isRunning) options.onCounts(answer);
    const found = socketTarget(answer, channel.tokenIn, options.trust);
    target = typeof found === 'string' ? undefined : found;
    if (found === 'refused') options.log('The live channel stays closed: its address is not trusted.');
    return found;
  };

  const tryLater = (): void => {
    if (!isRunning) return;
    timer = clock.setTimeout(attempt, jittered(delay, channel.jitter, options.random));
    delay = nextDelay(delay, 'wait', live);
  };

  const attempt = (): void => {
    if (isOffline) isHeld = true;
    else if (target && failures < live.attempts) open(target, false);
    else void openAnew();
  };

  const openAnew = async (): Promise<void> => {
    try {
      const found = await readCounts();
      failures = 0;
      if (!isRunning) return;
      if (typeof found !== 'string') open(found, true);
      // A deployment without a channel stays without; one that had one will have it again.
      else if (hasBeenOpen) tryLater();
    } catch {
      tryLater();
    }
  };

  const open = (to: SocketTarget, countsAreFresh: boolean): void => {
    connection = connect({
      target: to,
      openSocket: options.openSocket,
      clock,
      pingMs: live.ping,
      pongTimeoutMs: channel.pongTimeoutMs,
      onFrame: options.onFrame,
      onOpen() {
        delay = nextDelay(delay, 'open', live);
        failures = 0;
        // What was pushed meanwhile has been missed; without an answer the old numbers stay.
        if (hasBeenOpen && !countsAreFresh) readCounts().catch(() => undefined);
        hasBeenOpen = true;
      },
      onEnd(hadOpened) {
        if (!hadOpened) failures += 1;
        tryLater();
      },
    });
  };

  const stops = [
    page.listen('offline', () => {
      isOffline = true;
      // Nobody would tell that a connection has not survived this.
      connection?.end();
    }),
    page.listen('online', () => {
      isOffline = false;
      if (isHeld) attempt();
      isHeld = false;
    }),
  ];
  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      attempt();
    },
    stop() {
      isRunning = false;
      if (timer !== undefined) clock.clearTimeout(timer);
      connection?.end();
      stops.forEach((stop) => stop());
    },
  };
}
