import { expect, test } from 'vitest';
import { activity, run, tick, type TimedEvent } from '~/tests/harness/session/timers/run';

test.each<[string, { happenings: readonly TimedEvent[]; want: string | undefined }]>([
  [
    'the idle warning comes when its time has come [SH-IDL-03]',
    {
      happenings: [
        [0, { idle: 65 }],
        [5, tick],
      ],
      want: 'idleWarning 60',
    },
  ],
  [
    'the lock comes at the end of the idle time [SH-IDL-05]',
    {
      happenings: [
        [0, { idle: 65 }],
        [65, tick],
      ],
      want: 'idleTimeout 0',
    },
  ],
  [
    'activity closes the warning [SH-IDL-08]',
    {
      happenings: [
        [0, { idle: 50 }],
        [1, activity],
      ],
      want: undefined,
    },
  ],
  [
    'activity restarts the idle time, so the old end passes [SH-IDL-09]',
    {
      happenings: [
        [0, { idle: 900 }],
        [870, activity],
        [901, tick],
      ],
      want: undefined,
    },
  ],
  [
    'the new time without an answer is the longest known',
    {
      happenings: [
        [0, { idle: 100 }],
        [50, activity],
        [51, { type: 'request-failed' }],
        [149, { type: 'reported' }],
        [150, tick],
      ],
      want: 'idleTimeout 0',
    },
  ],
  [
    'after the lock activity changes nothing [SH-IDL-06]',
    {
      happenings: [
        [0, { idle: 5 }],
        [6, activity],
        [7, tick],
      ],
      want: 'idleTimeout 0',
    },
  ],
  [
    'README 3: a report that fails lets the last known end stand',
    {
      happenings: [
        [0, { idle: 50 }],
        [10, activity],
        [11, { type: 'report-failed' }],
        [50, tick],
      ],
      want: 'idleTimeout 0',
    },
  ],
  [
    'activity does not close a warning after a report has failed',
    {
      happenings: [
        [0, { idle: 50 }],
        [10, activity],
        [11, { type: 'report-failed' }],
        [20, activity],
      ],
      want: 'idleWarning 30',
    },
  ],
  [
    'the button closes a warning after a failed report, until the lock',
    {
      happenings: [
        [0, { idle: 50 }],
        [10, activity],
        [11, { type: 'report-failed' }],
        [20, { type: 'closed', view: 'idleWarning' }],
      ],
      want: undefined,
    },
  ],
  [
    'an older question that fails does not bring it back',
    {
      happenings: [
        [0, { idle: 50 }],
        [1, activity],
        [1, { type: 'request-failed' }],
      ],
      want: undefined,
    },
  ],
  [
    'a fresh time is warned of again',
    {
      happenings: [
        [0, { idle: 50 }],
        [10, activity],
        [11, { type: 'report-failed' }],
        [20, { type: 'closed', view: 'idleWarning' }],
        [21, { idle: 100 }],
        [62, tick],
      ],
      want: 'idleWarning 59',
    },
  ],
  [
    'the early session warning does not come again after a choice in its window [SH-SE-04]',
    {
      happenings: [
        [0, { session: 290 }],
        [1, { type: 'continued' }],
        [2, tick],
      ],
      want: undefined,
    },
  ],
  [
    'the last session warning comes even after a choice in the early window [SH-OP-115]',
    {
      happenings: [
        [0, { session: 290 }],
        [1, { type: 'continued' }],
        [231, tick],
      ],
      want: 'sessionWarning 59',
    },
  ],
  [
    'a choice outside the window means nothing',
    {
      happenings: [
        [0, { session: 310 }],
        [1, { type: 'continued' }],
        [20, tick],
      ],
      want: 'sessionWarning 290',
    },
  ],
  [
    'a closed last session warning stays closed until the end [DG-SS-14, SH-OP-115]',
    {
      happenings: [
        [0, { session: 45 }],
        [1, { type: 'closed', view: 'sessionWarning' }],
        [44, tick],
      ],
      want: undefined,
    },
  ],
  [
    'a closed last session warning does not stop the end of the session',
    {
      happenings: [
        [0, { session: 45 }],
        [1, { type: 'closed', view: 'sessionWarning' }],
        [45, tick],
      ],
      want: 'sessionExpired 0',
    },
  ],
  [
    'an event does not close the last session warning',
    {
      happenings: [
        [0, { session: 45 }],
        [1, { type: 'continued' }],
      ],
      want: 'sessionWarning 44',
    },
  ],
  [
    'more than 300 s clear both marks [SH-OP-115]',
    {
      happenings: [
        [0, { session: 290 }],
        [1, { type: 'continued' }],
        [2, { session: 301 }],
        [12, tick],
      ],
      want: 'sessionWarning 291',
    },
  ],
  [
    'exactly 300 s clear no mark',
    {
      happenings: [
        [0, { session: 290 }],
        [1, { type: 'continued' }],
        [2, { session: 300 }],
      ],
      want: undefined,
    },
  ],
  [
    'an answer without times ends the idle warning [SH-IDL-20]',
    {
      happenings: [
        [0, { idle: 50 }],
        [1, {}],
      ],
      want: undefined,
    },
  ],
  [
    'a fresh answer opens what was locked',
    {
      happenings: [
        [0, { idle: 5 }],
        [6, { idle: 900 }],
      ],
      want: undefined,
    },
  ],
  [
    'another tab continues',
    {
      happenings: [
        [0, { session: 290 }],
        [1, { type: 'broadcast-received', message: 'continue' }],
      ],
      want: undefined,
    },
  ],
])('%s', (_, { happenings, want }) => {
  const { view } = run(happenings);
  expect(view && `${view.name} ${view.seconds}`).toBe(want);
});
