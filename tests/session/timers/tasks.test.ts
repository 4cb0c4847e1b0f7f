import { expect, test } from 'vitest';
import type { Task } from '../../../src/session/timers/timer-state';
import { activity, ask, run, tick, type Happening } from './run';

const report: Task = { do: 'report' };

test.each<[string, { happenings: readonly Happening[]; want: readonly (readonly [number, ...Task[]])[] }]>([
  [
    'SH-IDL-15, SH-CO-17: the server is asked every 60 s',
    {
      happenings: [
        [0, { idle: 900 }],
        [180, tick],
      ],
      want: [
        [60, ask],
        [120, ask],
        [180, ask],
      ],
    },
  ],
  [
    'SH-IDL-07, SH-IDL-11: activity is reported with the minute, once',
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
        [61, { do: 'tell-tabs', news: 'activity' }, { do: 'ask', after: 1000 }],
        [120, ask],
      ],
    },
  ],
  [
    'SH-IDL-10: activity during the warning is reported at once',
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
    'SH-IDL-17, SH-CO-19: activity within 5 s of what counted does not count',
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
        [61, { do: 'tell-tabs', news: 'activity' }, { do: 'ask', after: 1000 }],
        [120, ask],
      ],
    },
  ],
  [
    'SH-IDL-17, SH-CO-19: activity 5 s after it does',
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
        [61, { do: 'tell-tabs', news: 'activity' }, { do: 'ask', after: 1000 }],
        [120, report],
      ],
    },
  ],
  [
    'SH-IDL-17: the warning does not wait for the debounce',
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
        [120, ask],
      ],
    },
  ],
  [
    'nor by one for the warning',
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
      want: [[60, ask]],
    },
  ],
  [
    'SH-IDL-06: nothing is reported after the lock',
    {
      happenings: [
        [0, { idle: 30 }],
        [31, activity],
        [60, tick],
      ],
      want: [[60, ask]],
    },
  ],
  [
    'SH-IDL-21: nor after a report that failed',
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
        [120, ask],
      ],
    },
  ],
  [
    'SH-IDL-01, SH-IDL-02: nor where idle time is not watched',
    {
      happenings: [
        [0, { session: 9000 }],
        [10, activity],
        [60, tick],
      ],
      want: [[60, ask]],
    },
  ],
  [
    'SH-IDL-20: nor after an answer without times',
    {
      happenings: [
        [0, { idle: 900 }],
        [10, activity],
        [11, {}],
        [60, tick],
      ],
      want: [[60, ask]],
    },
  ],
  [
    'SH-IDL-13: changed settings after activity',
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
    'changed settings without any',
    {
      happenings: [
        [0, { idle: 900 }],
        [11, { type: 'settings-changed' }],
      ],
      want: [[11, ask]],
    },
  ],
  [
    'another tab while nothing is shown',
    {
      happenings: [
        [0, { idle: 900 }],
        [11, { type: 'told', news: 'activity' }],
      ],
      want: [],
    },
  ],
  [
    'another tab while a view is shown',
    {
      happenings: [
        [0, { idle: 0 }],
        [11, { type: 'told', news: 'activity' }],
      ],
      want: [[11, ask]],
    },
  ],
  [
    'what comes back to the front asks',
    {
      happenings: [
        [0, { idle: 900 }],
        [11, { type: 'wake' }],
      ],
      want: [[11, ask]],
    },
  ],
  [
    'several signs of one waking ask once',
    {
      happenings: [
        [0, { idle: 900 }],
        [11, { type: 'asked' }],
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
      want: [[1, { do: 'tell-tabs', news: 'continue' }]],
    },
  ],
])('%s', (_, { happenings, want }) => {
  expect(run(happenings).done).toEqual(want);
});
