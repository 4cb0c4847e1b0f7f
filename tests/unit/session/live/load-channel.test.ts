import { describe, expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { defaultConfig } from '~/session/config';
import { loadChannel } from '~/session/live/load-channel';
import { setUpClient } from '~/tests/harness/api-client';
import { settle } from '~/tests/harness/fake-clock';
import { createFakePage } from '~/tests/harness/fake-page';
import { createFakeSockets } from '~/tests/harness/fake-socket';

/** A channel whose code fails to load `failures` times; `done` is what happened, with the time in seconds. */
function setUp(failures: number) {
  const { client, clock } = setUpClient([]);
  const page = createFakePage();
  const began = clock.now();
  const done: string[] = [];
  const note = (what: string) => void done.push(`${(clock.now() - began) / 1000} ${what}`);
  const channel = loadChannel(
    {
      ...{ client, clock, page, live: settings.live, channel: defaultConfig.liveChannel },
      scope: () => ({}),
      trust: { origin: page.origin, folder: '/', allowed: [] },
      openSocket: createFakeSockets().open,
      random: () => 0,
      onCounts: () => undefined,
      onFrame: () => undefined,
      checkBuild: () => note('check build'),
      log: note,
    },
    () => {
      failures -= 1;
      if (failures >= 0) return Promise.reject(new Error('no file'));
      return Promise.resolve({
        createLiveChannel: () => ({ start: () => note('channel starts'), stop: () => note('channel stops') }),
      });
    },
  );
  channel.start();
  return { channel, clock, page, done };
}

const failed = (seconds: number) => [`${seconds} Error: no file`, `${seconds} check build`];

describe('code of the live channel that cannot be loaded', () => {
  test('is loaded again with the delays of a lost connection, and then no more', async () => {
    const { channel, clock, done } = setUp(3);
    await clock.advance(600_000);
    channel.start();
    await settle();
    expect(done).toEqual([...failed(0), ...failed(3), ...failed(8.4), '18.12 channel starts']);
  });

  test('is loaded as soon as the network is back', async () => {
    const { clock, page, done } = setUp(2);
    await settle();
    page.fire('offline');
    await clock.advance(100_000);
    page.fire('online');
    await clock.advance(0);
    expect(done).toEqual([...failed(0), ...failed(100)]);
    await clock.advance(60_000);
    expect(done.at(-1)).toMatch(/channel starts$/);
  });

  test('is not loaded after the channel was stopped', async () => {
    const { channel, clock, done } = setUp(1);
    await settle();
    channel.stop();
    await clock.advance(600_000);
    expect(done).toEqual(failed(0));
  });
});

describe('a channel that is stopped', () => {
  test('while its code is loaded does not start', async () => {
    const { channel, done } = setUp(0);
    channel.stop();
    await settle();
    expect(done).toEqual([]);
  });

  test('after it has started stops', async () => {
    const { channel, done } = setUp(0);
    await settle();
    channel.stop();
    expect(done).toEqual(['0 channel starts', '0 channel stops']);
  });
});
