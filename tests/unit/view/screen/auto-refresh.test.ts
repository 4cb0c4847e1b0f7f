import { describe, expect, test } from 'vitest';
import { createFakeClock } from '~/tests/harness/fake-clock';
import { createFakePage } from '~/tests/harness/fake-page';
import { startAutoRefresh } from '~/view/screen/refresh/auto-refresh';

/** Starts refreshes every 30 seconds, and counts them. */
function start(random = 0) {
  const clock = createFakeClock();
  const page = createFakePage();
  const state = { refreshes: 0, isInUse: false, isFetching: false, pauses: new Array<boolean>() };
  const repeated = startAutoRefresh({
    ...{ clock, page, random: () => random, interval: 30_000 },
    isInUse: () => state.isInUse,
    isFetching: () => state.isFetching,
    refresh: () => void (state.refreshes += 1),
    onPause: (isPaused) => state.pauses.push(isPaused),
  });
  return { clock, page, state, repeated };
}

describe('a screen that refreshes by itself', () => {
  test('refreshes in its interval until it is stopped', async () => {
    const { clock, state, repeated } = start();
    await clock.advance(29_999);
    expect(state.refreshes).toBe(0);
    await clock.advance(1);
    await clock.advance(60_000);
    expect([state.refreshes, state.pauses]).toEqual([3, []]);
    repeated.stop();
    await clock.advance(600_000);
    expect([state.refreshes, clock.pending()]).toEqual([3, 0]);
  });

  test('waits up to a tenth of the interval longer, at random', async () => {
    const { clock, state } = start(1);
    await clock.advance(32_999);
    expect(state.refreshes).toBe(0);
    await clock.advance(1);
    expect(state.refreshes).toBe(1);
  });

  test('counts from the last data that has arrived', async () => {
    const { clock, state, repeated } = start();
    await clock.advance(20_000);
    repeated.restart();
    await clock.advance(20_000);
    expect(state.refreshes).toBe(0);
    await clock.advance(10_000);
    expect(state.refreshes).toBe(1);
  });

  test('sends nothing while the page is hidden, and refreshes once when it is visible again', async () => {
    const { clock, page, state } = start();
    page.visible = false;
    await clock.advance(3_600_000);
    expect([state.refreshes, state.pauses, clock.pending()]).toEqual([0, [true], 0]);
    page.visible = true;
    page.fire('visibilitychange');
    expect([state.refreshes, state.pauses]).toEqual([1, [true, false]]);
    await clock.advance(30_000);
    expect(state.refreshes).toBe(2);
  });

  test('sends nothing without a network, and goes on with it', async () => {
    const { clock, page, state } = start();
    page.online = false;
    await clock.advance(3_600_000);
    expect([state.refreshes, state.pauses]).toEqual([0, [true]]);
    page.online = true;
    page.fire('online');
    expect([state.refreshes, state.pauses]).toEqual([1, [true, false]]);
  });

  test('a page that is seen again before a refresh is due does not refresh early', async () => {
    const { clock, page, state } = start();
    await clock.advance(10_000);
    page.fire('visibilitychange');
    page.fire('online');
    expect(state.refreshes).toBe(0);
  });

  test('waits while the analyst is busy, and then a moment at most', async () => {
    const { clock, state } = start();
    state.isInUse = true;
    await clock.advance(95_000);
    expect([state.refreshes, state.pauses]).toEqual([0, [true]]);
    state.isInUse = false;
    await clock.advance(1000);
    expect([state.refreshes, state.pauses]).toEqual([1, [true, false]]);
  });

  test.each(['keydown', 'pointerdown'])('waits until five seconds after a %s', async (input) => {
    const { clock, page, state } = start();
    await clock.advance(28_000);
    page.fire(input);
    await clock.advance(4000);
    expect(state.refreshes).toBe(0);
    await clock.advance(1000);
    expect(state.refreshes).toBe(1);
  });

  test('waits for a pending answer without a pause', async () => {
    const { clock, state } = start();
    state.isFetching = true;
    await clock.advance(40_000);
    expect([state.refreshes, state.pauses]).toEqual([0, []]);
    state.isFetching = false;
    await clock.advance(1000);
    expect(state.refreshes).toBe(1);
  });
});
