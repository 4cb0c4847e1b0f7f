import type { Client } from '~/api/client';
import type { Trust } from '~/api/safe-address';
import { engine } from '~/generated/console/engine';
import type { Scope } from '~/generated/contract/types';
import { callPort, read, readText } from '../ports';
import { createAttempts, type AttemptsOptions } from './attempts';
import { openLiveSocket, type LiveSocket } from './live-socket';
import { socketTarget, type OpenSocket, type SocketTarget } from './socket';

/** The options of the live channel. */
export interface LiveChannelOptions extends AttemptsOptions {
  readonly client: Pick<Client, 'request'>;
  /** The values that expressions read, as of now. */
  readonly scope: () => Scope;
  readonly trust: Trust;
  readonly openSocket: OpenSocket;
  /** Called with every answer of the counts. */
  readonly onCounts: (answer: unknown) => void;
  /** Called with every frame. */
  readonly onFrame: (data: unknown) => void;
  /** Writes a line to the browser's console. */
  readonly log: (message: string) => void;
}

/** The one socket of the page. */
export interface LiveChannel {
  /** Reads the counts and opens the socket whose address they contain. */
  start(): void;
  stop(): void;
}

/** Creates a channel that reconnects after every failure of the counts or the socket, but not while offline. */
export function createLiveChannel(options: LiveChannelOptions): LiveChannel {
  const counts = createCounts(options);
  let failures = 0;
  const line = createLine(options, {
    onOpen(isFirst, countsAreFresh) {
      attempts.succeed();
      failures = 0;
      // Messages sent meanwhile were missed. If the call fails, the old numbers stay.
      if (!isFirst && !countsAreFresh) counts.read().catch(() => undefined);
    },
    onEnd(hadOpened) {
      if (!hadOpened) failures += 1;
      attempts.retry();
    },
  });
  const reopen = async (): Promise<void> => {
    try {
      const found = await counts.request();
      failures = 0;
      if (!attempts.areOn()) return;
      if (typeof found !== 'string') line.open(found, true);
      // A deployment that has had no channel has none; one that had a channel will have it again.
      else if (line.hasBeenOpen()) attempts.retry();
    } catch {
      attempts.retry();
    }
  };
  const attempt = (): void => {
    const target = counts.target();
    if (target && failures < options.live.attempts) line.open(target, false);
    else void reopen();
  };
  const leave = (): void => {
    counts.abort();
    line.end();
  };
  // No event reports that a connection or a call was lost with the network.
  const attempts = createAttempts(options, { attempt, lose: leave });
  return {
    start() {
      if (!engine.live) return;
      counts.start();
      attempts.start();
    },
    stop() {
      counts.stop();
      attempts.stop();
      leave();
    },
  };
}

/** The target of the socket, or the reason why there is none. */
type FoundTarget = SocketTarget | 'none' | 'refused';

/** The call that delivers the numbers of the bell and the address of the socket. */
interface Counts {
  /** The target in the last answer, if there was one. */
  target(): SocketTarget | undefined;
  read(signal?: AbortSignal): Promise<FoundTarget>;
  /** Reads the counts before the next socket; `abort` aborts that. */
  request(): Promise<FoundTarget>;
  abort(): void;
  /** Begins to pass the answers to `onCounts`; `stop` ends that. */
  start(): void;
  stop(): void;
}

function createCounts({ client, scope, channel, trust, onCounts, log }: LiveChannelOptions): Counts {
  let isPublishing = false;
  let target: SocketTarget | undefined;
  let control: AbortController | undefined;
  const read = async (signal?: AbortSignal): Promise<FoundTarget> => {
    if (!engine.live) return 'none';
    const answer = await callPort(client, engine.live, scope(), signal);
    if (isPublishing) onCounts(answer);
    const found = socketTarget(readSocket(answer, scope()), channel.tokenIn, trust);
    target = typeof found === 'string' ? undefined : found;
    if (found === 'refused') log('The live channel stays closed: its address is not trusted.');
    return found;
  };
  return {
    target: () => target,
    read,
    request() {
      control = new AbortController();
      return read(control.signal);
    },
    abort: () => control?.abort(),
    start: () => (isPublishing = true),
    stop: () => (isPublishing = false),
  };
}

/** Address and token of the socket in an answer of the port. */
function readSocket(answer: unknown, around: Scope): { readonly address: unknown; readonly token: string | undefined } {
  const { address, token } = engine.live?.reads ?? {};
  const scope = { ...around, answer };
  return { address: read(address, scope), token: readText(token, scope) };
}

/** The sockets of the channel, one at a time. */
interface Line {
  hasBeenOpen(): boolean;
  open(target: SocketTarget, countsAreFresh: boolean): void;
  end(): void;
}

interface LineEvents {
  onOpen(isFirst: boolean, countsAreFresh: boolean): void;
  onEnd(hadOpened: boolean): void;
}

function createLine({ openSocket, clock, onFrame, channel, live }: LiveChannelOptions, events: LineEvents): Line {
  let connection: LiveSocket | undefined;
  let hasBeenOpen = false;
  /**
   * True if the last ping was answered. An unrelated frame counts as an answer once, until the next ping without one.
   */
  let answersPings = false;
  return {
    hasBeenOpen: () => hasBeenOpen,
    open(target, countsAreFresh) {
      connection = openLiveSocket({
        ...{ target, openSocket, clock, onFrame, onEnd: events.onEnd },
        pingMs: live.ping,
        pongTimeoutMs: channel.pongTimeoutMs || live.pong,
        isPongExpected: () => channel.pongTimeoutMs > 0 || answersPings,
        onPong: (isAnswered) => (answersPings = isAnswered),
        onOpen() {
          events.onOpen(!hasBeenOpen, countsAreFresh);
          hasBeenOpen = true;
        },
      });
    },
    end: () => connection?.end(),
  };
}
