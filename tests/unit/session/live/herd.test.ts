import { expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { defaultConfig } from '~/session/config';
import { createLiveChannel } from '~/session/live/live-channel';
import type { OpenSocket, SocketEvents } from '~/session/live/socket';
import { seeded } from '~/demo/company/random';
import { setUpClient } from '~/tests/harness/api-client';
import { settle } from '~/tests/harness/fake-clock';
import { createFakePage } from '~/tests/harness/fake-page';
import { counts } from '~/tests/harness/session/live/start-channel';

const clients = 500;

/** The milliseconds after the begin of an outage at which each of the clients is back, in their order. */
async function returnTimes(outageMs: number, jitter: number, random: () => number): Promise<readonly number[]> {
  const { client, clock } = setUpClient([counts()]);
  const page = createFakePage();
  const lost: SocketEvents[] = [];
  const times: number[] = [];
  let began = Infinity;
  const openSocket: OpenSocket = (_address, _protocols, events) => {
    if (began === Infinity) lost.push(events);
    else if (clock.now() >= began + outageMs) times.push(clock.now() - began);
    queueMicrotask(() => (began === Infinity || clock.now() >= began + outageMs ? events.opened() : events.closed()));
    return { send: () => undefined, close: () => undefined };
  };
  const channels = Array.from({ length: clients }, () =>
    createLiveChannel({
      ...{ client, clock, page, openSocket, random, live: settings.live },
      channel: { ...defaultConfig.liveChannel, jitter },
      trust: { origin: page.origin, folder: '/', allowed: [] },
      scope: () => ({}),
      ...{ onCounts: () => undefined, onFrame: () => undefined, log: () => undefined },
    }),
  );
  for (const channel of channels) channel.start();
  await settle();
  began = clock.now();
  for (const events of lost) events.closed();
  while (times.length < clients) await clock.advance(1000);
  for (const channel of channels) channel.stop();
  return times;
}

/** The largest share of the clients that one second contains, wherever it begins, as a percentage. */
function largestShare(times: readonly number[]): number {
  const inSecond = times.map((from) => times.filter((time) => time >= from && time < from + 1000).length);
  return (Math.max(...inSecond) / clients) * 100;
}

test.each([
  ['of no time at all', 0],
  ['of 1 s', 1000],
  ['of 3 s', 3000],
  ['of 5 s', 5000],
  ['of 40 s', 40_000],
])(
  'half of jitter lets at most 40 % of 500 clients come back in one second after an outage %s',
  async (_, outageMs) => {
    for (const seed of ['a', 'b']) {
      expect(largestShare(await returnTimes(outageMs, 0.5, seeded(seed)))).toBeLessThanOrEqual(40);
    }
  },
);
