import type { Clock, TimerId } from '../../lib/clock';
import type { OpenSocket, Socket } from './socket';
import type { SocketTarget } from './socket-target';

/** One socket from its opening to its end. */
export interface Connection {
  /** Closes it; `onEnd` follows at once. */
  end(): void;
}

/** What a connection needs, and whom it tells. */
export interface ConnectionOptions {
  readonly target: SocketTarget;
  readonly openSocket: OpenSocket;
  readonly clock: Clock;
  /** Time between two pings, in milliseconds. */
  readonly pingMs: number;
  /** Time that a ping may stay without any frame after it, in milliseconds; 0 for ever. */
  readonly pongTimeoutMs: number;
  readonly onOpen: () => void;
  readonly onFrame: (data: unknown) => void;
  /** Told once, however it ends. */
  readonly onEnd: (hadOpened: boolean) => void;
}

/** Opens a socket and keeps it alive with pings. */
export function connect(options: ConnectionOptions): Connection {
  const { clock, pingMs, pongTimeoutMs } = options;
  let socket: Socket | undefined;
  let hasOpened = false;
  let hasEnded = false;
  let pingTimer: TimerId | undefined;
  let pongTimer: TimerId | undefined;

  const finish = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    stopTimer(pingTimer);
    stopTimer(pongTimer);
    options.onEnd(hasOpened);
  };
  const stopTimer = (timer: TimerId | undefined): void => {
    if (timer !== undefined) clock.clearTimeout(timer);
  };
  const end = (): void => {
    finish();
    socket?.close();
  };
  const ping = (): void => {
    socket?.send('ping');
    pingTimer = clock.setTimeout(ping, pingMs);
    if (pongTimeoutMs > 0) pongTimer ??= clock.setTimeout(end, pongTimeoutMs);
  };

  try {
    socket = options.openSocket(options.target.address, options.target.protocols, {
      opened() {
        if (hasEnded) return;
        hasOpened = true;
        pingTimer = clock.setTimeout(ping, pingMs);
        options.onOpen();
      },
      received(data) {
        if (hasEnded) return;
        stopTimer(pongTimer);
        pongTimer = undefined;
        options.onFrame(data);
      },
      closed: finish,
    });
  } catch {
    // The browser refuses the address, e.g. an open socket on a page of https.
    finish();
  }
  return { end };
}
