import { describe, expect, test } from 'vitest';
import { rollUp } from '~/descriptor/roll-up';

const label = (text: string) => ({ key: text, text });
const field = {
  off: 'disabled',
  others: label('Others'),
  groups: [
    { id: 'a', label: label('A'), members: ['one', 'two', 'three'].map((id) => ({ id, label: label(id) })) },
    { id: 'b', label: label('B'), members: [{ id: 'four', label: label('four') }] },
  ],
};
const summaries = (value: unknown) => rollUp(field, value).map(({ id, summary }) => [id, summary]);

describe('what a group is as a whole', () => {
  test.each([
    [
      'enabled while no member is off [DR-EPOL-01]',
      { given: { one: 'enabled', two: 'enabled' }, want: [['a', 'enabled']] },
    ],
    ['any other word is not off [DR-EPOL-01]', { given: { one: 'auditing', two: true }, want: [['a', 'enabled']] }],
    [
      'disabled while all are off [DR-EPOL-02]',
      { given: { one: 'disabled', two: 'disabled' }, want: [['a', 'disabled']] },
    ],
    ['partial otherwise [DR-EPOL-03]', { given: { one: 'enabled', two: 'disabled' }, want: [['a', 'partial']] }],
    [
      'without members in the value it is not there [DR-EPOL-04]',
      { given: { four: 'enabled' }, want: [['b', 'enabled']] },
    ],
    ['a member without a state does not count', { given: { one: null, four: '' }, want: [] }],
    [
      'names that no group has stand together at the end',
      {
        given: { new1: 'disabled', four: 'enabled', new2: 'enabled' },
        want: [
          ['b', 'enabled'],
          ['others', 'partial'],
        ],
      },
    ],
    [
      'an inherited name is no member',
      { given: JSON.parse('{"__proto__":"disabled"}'), want: [['others', 'disabled']] },
    ],
    ['nothing', { given: undefined, want: [] }],
    ['a list', { given: ['enabled'], want: [] }],
    ['a word', { given: 'enabled', want: [] }],
  ])('%s', (_, { given, want }) => expect(summaries(given)).toEqual(want));
});

test('members keep the order of the descriptor', () => {
  const [group] = rollUp(field, { three: 'x', one: 'y' });
  expect(group?.members.map(({ id, state }) => [id, state])).toEqual([
    ['one', 'y'],
    ['three', 'x'],
  ]);
});

test('a member that no group names has no label of its own', () => {
  expect(rollUp(field, { odd: 'x' })[0]?.members).toEqual([{ id: 'odd', label: undefined, state: 'x' }]);
});
