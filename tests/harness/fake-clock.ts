import type { Clock } from '~/platform/clock';

/** A clock that moves only when told to. */
export interface FakeClock extends Clock {
  /** Moves on; timers due on the way fire at their time, and what waits for them goes on. */
  advance(milliseconds: number): Promise<void>;
  /** Timers that have not fired. */
  pending(): number;
}

/** Lets every promise that can settle do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A fake clock at a fixed moment. */
export function createFakeClock(start = Date.UTC(2025, 2, 1, 9, 30)): FakeClock {
  let time = start;
  let last = 0;
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>();
  return {
    now: () => time,
    setTimeout(callback, delay) {
      last += 1;
      timers.set(last, { at: time + delay, callback });
      return last;
    },
    clearTimeout: (timer) => void timers.delete(timer),
    pending: () => timers.size,
    async advance(milliseconds) {
      const end = time + milliseconds;
      await settle();
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!due) break;
        const [id, { at, callback }] = due;
        time = Math.max(time, at);
        timers.delete(id);
        callback();
        await settle();
      }
      time = end;
    },
  };
}
