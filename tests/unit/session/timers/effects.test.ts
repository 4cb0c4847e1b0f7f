import { expect, test } from 'vitest';
import type { TimerEffect } from '~/session/timers/timer-event';
import { activity, requestEffect, run, tick, type TimedEvent } from '~/tests/harness/session/timers/run';

const report: TimerEffect = { do: 'report' };

test.each<[string, { happenings: readonly TimedEvent[]; want: readonly (readonly [number, ...TimerEffect[]])[] }]>([
  [
    'the server is asked every 60 s [SH-IDL-15, SH-CO-17]',
    {
      happenings: [
        [0, { idle: 900 }],
        [180, tick],
      ],
      want: [
        [60, requestEffect],
        [120, requestEffect],
        [180, requestEffect],
      ],
    },
  ],
  [
    'activity is reported with the minute, once [SH-IDL-07, SH-IDL-11]',
    {
      happenings: [
        [0, { idle: 900 }],
        [10, activity],
        [60, tick],
        [61, { type: 'reported' }],
        [120, tick],
      ],
      want: [
        [60, report],
        [61, { do: 'broadcast', message: 'activity' }, { do: 'request', after: 1000 }],
        [120, requestEffect],
      ],
    },
  ],
  [
    'activity during the warning is reported at once [SH-IDL-10]',
    {
      happenings: [
        [0, { idle: 50 }],
        [1, activity],
        [2, activity],
      ],
      want: [[1, report]],
    },
  ],
  [
    'activity within 5 s of what counted does not count [SH-IDL-17, SH-CO-19]',
    {
      happenings: [
        [0, { idle: 900 }],
        [58, activity],
        [60, tick],
        [61, { type: 'reported' }],
        [62, activity],
        [120, tick],
      ],
      want: [
        [60, report],
        [61, { do: 'broadcast', message: 'activity' }, { do: 'request', after: 1000 }],
        [120, requestEffect],
      ],
    },
  ],
  [
    'activity 5 s after activity that counted counts [SH-IDL-17, SH-CO-19]',
    {
      happenings: [
        [0, { idle: 900 }],
        [58, activity],
        [60, tick],
        [61, { type: 'reported' }],
        [63, activity],
        [120, tick],
      ],
      want: [
        [60, report],
        [61, { do: 'broadcast', message: 'activity' }, { do: 'request', after: 1000 }],
        [120, report],
      ],
    },
  ],
  [
    'the warning does not wait for the debounce [SH-IDL-17]',
    {
      happenings: [
        [0, { idle: 61 }],
        [0, activity],
        [1, tick],
        [2, activity],
      ],
      want: [[2, report]],
    },
  ],
  [
    'a report on its way is not followed by another',
    {
      happenings: [
        [0, { idle: 900 }],
        [58, activity],
        [60, tick],
        [64, activity],
        [120, tick],
      ],
      want: [
        [60, report],
        [120, requestEffect],
      ],
    },
  ],
  [
    'a report on its way is not followed by a report for the warning',
    {
      happenings: [
        [0, { idle: 118 }],
        [10, activity],
        [60, tick],
        [61, activity],
      ],
      want: [[60, report]],
    },
  ],
  [
    'activity from before idle time was watched anew is not reported',
    {
      happenings: [
        [0, { idle: 900 }],
        [10, activity],
        [11, {}],
        [12, { idle: 900 }],
        [60, tick],
      ],
      want: [[60, requestEffect]],
    },
  ],
  [
    'nothing is reported after the lock [SH-IDL-06]',
    {
      happenings: [
        [0, { idle: 30 }],
        [31, activity],
        [60, tick],
      ],
      want: [[60, requestEffect]],
    },
  ],
  [
    'nothing is reported after a report that failed [SH-IDL-21]',
    {
      happenings: [
        [0, { idle: 900 }],
        [10, activity],
        [60, tick],
        [61, { type: 'report-failed' }],
        [70, activity],
        [120, tick],
      ],
      want: [
        [60, report],
        [120, requestEffect],
      ],
    },
  ],
  [
    'nothing is reported if idle time is not watched [SH-IDL-01, SH-IDL-02]',
    {
      happenings: [
        [0, { session: 9000 }],
        [10, activity],
        [60, tick],
      ],
      want: [[60, requestEffect]],
    },
  ],
  [
    'nothing is reported after an answer without times [SH-IDL-20]',
    {
      happenings: [
        [0, { idle: 900 }],
        [10, activity],
        [11, {}],
        [60, tick],
      ],
      want: [[60, requestEffect]],
    },
  ],
  [
    'changed settings after activity [SH-IDL-13]',
    {
      happenings: [
        [0, { idle: 900 }],
        [10, activity],
        [11, { type: 'settings-changed' }],
      ],
      want: [[11, report]],
    },
  ],
  [
    'changed settings without activity',
    {
      happenings: [
        [0, { idle: 900 }],
        [11, { type: 'settings-changed' }],
      ],
      want: [[11, requestEffect]],
    },
  ],
  [
    'another tab while nothing is shown',
    {
      happenings: [
        [0, { idle: 900 }],
        [11, { type: 'broadcast-received', message: 'activity' }],
      ],
      want: [],
    },
  ],
  [
    'another tab while a view is shown',
    {
      happenings: [
        [0, { idle: 0 }],
        [11, { type: 'broadcast-received', message: 'activity' }],
      ],
      want: [[11, requestEffect]],
    },
  ],
  [
    'what comes back to the front asks',
    {
      happenings: [
        [0, { idle: 900 }],
        [11, { type: 'wake' }],
      ],
      want: [[11, requestEffect]],
    },
  ],
  [
    'several signs of one waking ask once',
    {
      happenings: [
        [0, { idle: 900 }],
        [11, { type: 'requested' }],
        [11, { type: 'wake' }],
      ],
      want: [],
    },
  ],
  [
    'continuing is told to the other tabs',
    {
      happenings: [
        [0, { session: 290 }],
        [1, { type: 'continued' }],
      ],
      want: [[1, { do: 'broadcast', message: 'continue' }]],
    },
  ],
])('%s', (_, { happenings, want }) => {
  expect(run(happenings).done).toEqual(want);
});
