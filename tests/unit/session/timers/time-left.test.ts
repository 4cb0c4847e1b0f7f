import { expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { readTimeLeft } from '~/session/timers/time-left';

const { longest } = settings.deadlines;
const off = { idle: undefined, session: undefined };
const times = { idleTimeoutLeft: 1000, sessionTimeoutLeft: 2000 };

test.each<[string, { given: unknown; want: object | undefined }]>([
  ['both times', { given: { timeoutLeft: times, isFoundation: true }, want: { idle: 1000, session: 2000 } }],
  [
    'no foundation account [SH-IDL-01]',
    { given: { timeoutLeft: times, isFoundation: false }, want: { idle: undefined, session: 2000 } },
  ],
  [
    'nearly one [SH-IDL-01]',
    { given: { timeoutLeft: times, isFoundation: 1 }, want: { idle: undefined, session: 2000 } },
  ],
  ['no times [SH-IDL-02]', { given: { isFoundation: true }, want: off }],
  ['null for times', { given: { timeoutLeft: null, isFoundation: true }, want: off }],
  ['a list for times', { given: { timeoutLeft: [1, 2], isFoundation: true }, want: off }],
  [
    'below zero',
    {
      given: { timeoutLeft: { idleTimeoutLeft: -5, sessionTimeoutLeft: -1e308 }, isFoundation: true },
      want: { idle: 0, session: 0 },
    },
  ],
  [
    'absurdly long',
    {
      given: { timeoutLeft: { idleTimeoutLeft: 1e308, sessionTimeoutLeft: longest + 1 }, isFoundation: true },
      want: { idle: longest, session: longest },
    },
  ],
  ['no answer', { given: null, want: undefined }],
  ['text for an answer', { given: '<html>', want: undefined }],
  ['a list for an answer', { given: [], want: undefined }],
])('%s', (_, { given, want }) => {
  expect(readTimeLeft(given, { longest })).toEqual(want);
});

test.each(['1000', Number.NaN, Infinity, null, true, {}, [5]])('%s is no time [SH-OP-113]', (value) => {
  const timeoutLeft = { idleTimeoutLeft: value, sessionTimeoutLeft: value };
  expect(readTimeLeft({ timeoutLeft, isFoundation: true }, { longest })).toEqual(off);
});
