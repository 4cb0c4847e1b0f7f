import { expect, test } from 'vitest';
import { activity, run, tick, type Happening } from './run';

test.each<[string, { happenings: readonly Happening[]; want: string | undefined }]>([
  [
    'SH-IDL-03: the warning comes when the time has come',
    {
      happenings: [
        [0, { idle: 65 }],
        [5, tick],
      ],
      want: 'idleWarning 60',
    },
  ],
  [
    'SH-IDL-05: and the lock after it',
    {
      happenings: [
        [0, { idle: 65 }],
        [65, tick],
      ],
      want: 'idleTimeout 0',
    },
  ],
  [
    'SH-IDL-08: activity closes the warning',
    {
      happenings: [
        [0, { idle: 50 }],
        [1, activity],
      ],
      want: undefined,
    },
  ],
  [
    'SH-IDL-09: and what ran then does not come to its end',
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
        [51, { type: 'unanswered' }],
        [149, { type: 'reported' }],
        [150, tick],
      ],
      want: 'idleTimeout 0',
    },
  ],
  [
    'SH-IDL-06: after the lock activity changes nothing',
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
    'activity does not close a warning after that',
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
    'its button does, until the lock',
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
        [1, { type: 'unanswered' }],
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
    'SH-SE-04: not again in the window after a choice',
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
    'SH-OP-115: the last warning comes all the same',
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
    'DG-SS-14, SH-OP-115: the last one is closed until the end',
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
    'and the end comes',
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
    'an event does not close the last one',
    {
      happenings: [
        [0, { session: 45 }],
        [1, { type: 'continued' }],
      ],
      want: 'sessionWarning 44',
    },
  ],
  [
    'SH-OP-115: more than 300 s clear both marks',
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
    '300 s do not',
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
    'SH-IDL-20: an answer without times ends the idle warning',
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
        [1, { type: 'told', news: 'continue' }],
      ],
      want: undefined,
    },
  ],
])('%s', (_, { happenings, want }) => {
  const { view } = run(happenings);
  expect(view && `${view.name} ${view.seconds}`).toBe(want);
});
