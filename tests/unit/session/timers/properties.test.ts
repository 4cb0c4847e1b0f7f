import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocked, viewAt } from '~/session/timers/session-view';
import { step } from '~/session/timers/step';
import type { TimerEvent } from '~/session/timers/timer-event';
import { initialTimers, type TimerState } from '~/session/timers/timer-state';
import { deadlines, start } from '~/tests/harness/session/timers/run';

const left = fc.option(fc.oneof(fc.integer({ min: 0, max: 400_000 }), fc.constantFrom(0, 60_000, 280_000, 300_000)), {
  nil: undefined,
});
const events: fc.Arbitrary<TimerEvent> = fc.oneof(
  fc.constantFrom<TimerEvent>(
    { type: 'tick' },
    { type: 'wake' },
    { type: 'activity' },
    { type: 'requested' },
    { type: 'request-failed' },
    { type: 'reported' },
    { type: 'report-failed' },
    { type: 'continued' },
    { type: 'settings-changed' },
    { type: 'broadcast-received', message: 'activity' },
    { type: 'broadcast-received', message: 'continue' },
    { type: 'closed', view: 'idleWarning' },
    { type: 'closed', view: 'sessionWarning' },
    { type: 'closed', view: 'idleTimeout' },
    { type: 'closed', view: 'sessionExpired' },
  ),
  fc.record({
    type: fc.constant('received' as const),
    requestId: fc.integer({ min: 0, max: 9 }),
    sentAt: fc.constant(start),
    left: fc.record({ idle: left, session: left }),
  }),
);
const passing = fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: -100_000, max: 400_000 }));

test('whatever happens: no warning after an end, nothing but an answer opens a lock, no report while locked', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(passing, events), { maxLength: 60 }), (happenings) => {
      let state: TimerState = initialTimers(start);
      let now = start;
      for (const [passed, event] of happenings) {
        // A clock set back takes the ends along, so time never runs backwards for what is due.
        const before = viewAt(state, now, deadlines);
        now += passed;
        const next = step(state, event, now, deadlines);
        ({ state } = next);
        const after = viewAt(state, now, deadlines);
        const ended = [state.idleEnd, state.sessionEnd].some((end) => end !== undefined && end <= now);
        expect(isLocked(after)).toBe(ended);
        if (isLocked(before) && event.type !== 'received') expect(isLocked(after)).toBe(true);
        if (isLocked(after)) expect(next.effects).not.toContainEqual({ do: 'report' });
        expect(after === undefined || (Number.isInteger(after.seconds) && after.seconds >= 0)).toBe(true);
        if (after && !isLocked(after)) expect(after.seconds).toBeGreaterThan(0);
      }
    }),
    { numRuns: 500 },
  );
});
