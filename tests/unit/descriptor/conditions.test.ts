import { expect, test } from 'vitest';
import { enabled } from '~/descriptor/enabled';
import { evaluate } from '~/descriptor/evaluate';
import { isShown } from '~/descriptor/is-shown';
import type { Expression } from '~/generated/contract/types';

const thrower: Expression = () => {
  throw new Error('broken getter');
};

test('an expression that throws is undecided', () => {
  expect(evaluate(thrower, {})).toBeUndefined();
});

test('an expression reads its scope', () => {
  expect(evaluate((scope) => scope['region'], { region: 'UAE' })).toBe('UAE');
});

test.each<[string, { visibleWhen?: Expression; want: boolean }]>([
  ['without a condition a part is there', { want: true }],
  ['exactly true shows', { visibleWhen: () => true, want: true }],
  ['false hides', { visibleWhen: () => false, want: false }],
  ['undecided hides', { visibleWhen: () => undefined, want: false }],
  ['truthy is not true', { visibleWhen: () => 1, want: false }],
  ['what throws hides', { visibleWhen: thrower, want: false }],
])('%s', (_, { visibleWhen, want }) => {
  expect(isShown(visibleWhen ? { visibleWhen } : {}, {})).toBe(want);
});

const reason = { key: 'WHY', text: 'Needs {right}.', with: { right: () => 'x' } };

test.each<[string, { enabledWhen?: Expression; want: object }]>([
  ['without a condition a button can be used', { want: { enabled: true } }],
  ['a button can be used while its condition holds', { enabledWhen: () => true, want: { enabled: true } }],
  [
    'a button whose condition does not hold has the reason',
    {
      enabledWhen: () => false,
      want: { enabled: false, reason: { key: 'WHY', text: 'Needs {right}.', values: { right: 'x' } } },
    },
  ],
  ['an undecided condition disables a button', { enabledWhen: () => undefined, want: { enabled: false } }],
])('%s', (_, { enabledWhen, want }) => {
  expect(enabled({ disabledReason: reason, ...(enabledWhen && { enabledWhen }) }, {})).toMatchObject(want);
});

test.each([
  ['the reason of the first case that holds', { late: true, far: true }, 'LATE'],
  ['of another case', { far: true }, 'FAR'],
  ['the usual one', {}, 'WHY'],
])('what is disabled tells %s', (_, scope, want) => {
  const disabledReasonWhen = [
    { id: 'late', when: (s: Readonly<Record<string, unknown>>) => s['late'], text: { key: 'LATE', text: 'Too late.' } },
    { id: 'far', when: (s: Readonly<Record<string, unknown>>) => s['far'], text: { key: 'FAR', text: 'Too far.' } },
  ];
  const button = { enabledWhen: () => false, disabledReason: reason, disabledReasonWhen };
  expect(enabled(button, scope)).toMatchObject({ enabled: false, reason: { key: want } });
});
