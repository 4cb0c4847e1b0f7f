import { describe, expect, test } from 'vitest';
import { lookFor } from '../../src/lib/look-for';
import { createFakeClock } from '../support/fake-clock';

const times = { every: 20, most: 5000 };

describe('looking for something', () => {
  test('every so often, until it is there', async () => {
    const clock = createFakeClock();
    const looks: number[] = [];
    const found: string[] = [];
    const start = clock.now();
    lookFor(
      clock,
      times,
      () => {
        looks.push(clock.now() - start);
        return looks.length === 3 ? 'it' : undefined;
      },
      (thing) => found.push(thing),
    );
    await clock.advance(100);
    expect([looks, found, clock.pending()]).toEqual([[20, 40, 60], ['it'], 0]);
  });

  test('what never comes is given up silently', async () => {
    const clock = createFakeClock();
    let looks = 0;
    const look = (): null => {
      looks += 1;
      return null;
    };
    lookFor(clock, times, look, () => undefined);
    await clock.advance(4980);
    expect(clock.pending()).toBe(1);
    await clock.advance(20);
    expect([looks, clock.pending()]).toEqual([250, 0]);
  });

  test('ended by who began it', async () => {
    const clock = createFakeClock();
    const end = lookFor(
      clock,
      times,
      () => 'it',
      () => expect.unreachable(),
    );
    end();
    await clock.advance(100);
    expect(clock.pending()).toBe(0);
  });
});
