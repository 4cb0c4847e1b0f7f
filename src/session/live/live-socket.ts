import { createTimer, type Clock } from '~/platform/clock';
import type { OpenSocket, Socket, SocketTarget } from './socket';

/** One socket from its opening to its end. */
export interface LiveSocket {
  /** Closes the socket and calls `onEnd`. */
  end(): void;
}

/** The options of a live socket. */
export interface LiveSocketOptions {
  readonly target: SocketTarget;
  readonly openSocket: OpenSocket;
  readonly clock: Clock;
  /** Time between two pings, in milliseconds. */
  readonly pingMs: number;
  /** Time within which a frame after a ping counts as its answer, in milliseconds. */
  readonly pongTimeoutMs: number;
  /** True if a ping without an answer ends the connection. */
  readonly isPongExpected: () => boolean;
  /** Called after each ping: true if it was answered in time. A missing answer may end the connection after that. */
  readonly onPong: (isAnswered: boolean) => void;
  readonly onOpen: () => void;
  readonly onFrame: (data: unknown) => void;
  /** Called once, when the connection ends for any reason. */
  readonly onEnd: (hadOpened: boolean) => void;
}

/** Opens a socket and keeps it alive with pings. */
export function openLiveSocket(options: LiveSocketOptions): LiveSocket {
  let socket: Socket | undefined;
  let hasOpened = false;
  let hasEnded = false;
  const finish = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    pings.stop();
    options.onEnd(hasOpened);
  };
  const end = (): void => {
    finish();
    socket?.close();
  };
  const pings = createPings(options, { send: () => socket?.send('ping'), end });

  try {
    socket = options.openSocket(options.target.address, options.target.protocols, {
      opened() {
        if (hasEnded) return;
        hasOpened = true;
        pings.start();
        options.onOpen();
      },
      received(data) {
        if (hasEnded) return;
        pings.receive();
        options.onFrame(data);
      },
      closed: finish,
    });
  } catch {
    // The browser refuses the address, e.g. an insecure socket on an https page.
    finish();
  }
  return { end };
}

/** Sends the pings of a connection and waits for their answers. */
interface Pings {
  start(): void;
  /** Called for each frame, which answers the last ping. */
  receive(): void;
  stop(): void;
}

function createPings(options: LiveSocketOptions, socket: { send(): void; end(): void }): Pings {
  const { clock, pingMs, pongTimeoutMs, isPongExpected, onPong } = options;
  const next = createTimer(clock);
  const pong = createTimer(clock);
  const ping = (): void => {
    socket.send();
    next.start(ping, pingMs);
    if (!pong.isRunning()) pong.start(missPong, pongTimeoutMs);
  };
  const missPong = (): void => {
    const isOver = isPongExpected();
    onPong(false);
    if (isOver) socket.end();
  };
  return {
    start: () => next.start(ping, pingMs),
    receive() {
      if (!pong.isRunning()) return;
      pong.stop();
      onPong(true);
    },
    stop() {
      next.stop();
      pong.stop();
    },
  };
}
