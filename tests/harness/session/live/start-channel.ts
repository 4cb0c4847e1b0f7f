import { settings } from '~/generated/console/console';
import { createLiveChannel } from '~/session/live/live-channel';
import { defaultConfig, type Config } from '~/session/config';
import { json, setUpClient } from '../../api-client';
import { settle } from '../../fake-clock';
import { createFakePage } from '../../fake-page';
import { createFakeSockets } from '../../fake-socket';

/** The address of the socket that the counts name. */
export const address = 'wss://console.example/live';
/** An answer of the counts that names a socket. */
export const counts = (members: object = {}) =>
  json({ counts: { 0: 1, 1: 2 }, token: 't-1', webSocketUrl: address, ...members });

/** A running live channel with fake sockets; `answers` are those of the counts. */
export async function startChannel(
  answers: Parameters<typeof setUpClient>[0] = [counts()],
  channel: Partial<Config['liveChannel']> = {},
) {
  const { client, clock, requests } = setUpClient(answers, {
    limits: { timeoutMs: 30_000, maxBodyBytes: 10_000, retries: 0, retryPauseMs: 0 },
  });
  const page = createFakePage();
  const sockets = createFakeSockets();
  const received: unknown[] = [];
  const frames: unknown[] = [];
  const logged: string[] = [];
  const scopeCount: number[] = [];
  const live = createLiveChannel({
    client,
    scope: () => ({}),
    clock,
    page,
    trust: { origin: page.origin, folder: '/', allowed: ['https://files.example'] },
    openSocket: (...args) => {
      scopeCount.push(clock.now());
      return sockets.open(...args);
    },
    random: () => 1,
    channel: { ...defaultConfig.liveChannel, ...channel },
    live: settings.live,
    onCounts: (answer) => void received.push(answer),
    onFrame: (data) => void frames.push(data),
    log: (line) => void logged.push(line),
  });
  live.start();
  await settle();
  /** Lets sockets fail one after the other; gives the milliseconds until the next one each time. */
  const failing = async (count: number): Promise<number[]> => {
    const found: number[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const from = clock.now();
      sockets.last().closed();
      await clock.advance(80_000);
      found.push(Math.ceil((scopeCount.at(-1) ?? 0) - from));
    }
    return found;
  };
  return { live, clock, requests, page, sockets, received: received, frames, logged, failing };
}
