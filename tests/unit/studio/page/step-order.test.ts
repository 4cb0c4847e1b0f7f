import { expect, test } from 'vitest';
import { StepOrder, type NextSteps } from '~/studio/page/model/step-order';

/** A change of a file: its depths after it, and whether it is a step of its own. */
type Change = readonly [file: string, undo: number, redo: number, kind?: 'history'];

const typed: readonly Change[] = [
  ['a', 1, 0],
  ['b', 1, 0],
  ['a', 2, 0],
];

test.each<[string, { changes: readonly Change[]; want: NextSteps }]>([
  ['there is nothing to take back before the first step', { changes: [], want: {} }],
  ['the last step of all files is taken back first', { changes: typed, want: { undo: 'a' } }],
  [
    'after it, the step before it, in whichever file that was',
    { changes: [...typed, ['a', 1, 1, 'history']], want: { undo: 'b', redo: 'a' } },
  ],
  [
    'what was taken back last is done again first',
    {
      changes: [...typed, ['a', 1, 1, 'history'], ['b', 0, 1, 'history']],
      want: { undo: 'a', redo: 'b' },
    },
  ],
  [
    'a step that is done again can be taken back again',
    { changes: [...typed, ['a', 1, 1, 'history'], ['a', 2, 0, 'history']], want: { undo: 'a' } },
  ],
  [
    'a step back in the editor of one file leaves the order of the others',
    { changes: [...typed, ['b', 0, 1, 'history']], want: { undo: 'a', redo: 'b' } },
  ],
  [
    'a further step of a file ends what was taken back in it, and in no other file',
    {
      changes: [...typed, ['a', 1, 1, 'history'], ['b', 0, 1, 'history'], ['b', 1, 0]],
      want: { undo: 'b', redo: 'a' },
    },
  ],
  ['letters that are one step of the history are one step', { changes: [...typed, ['a', 2, 0]], want: { undo: 'a' } }],
  [
    'of a history that forgets its oldest steps the newest are left',
    {
      changes: [
        ['a', 1, 0],
        ['a', 2, 0],
        ['b', 1, 0],
        ['a', 3, 0],
        ['a', 1, 0],
        ['a', 0, 1, 'history'],
      ],
      want: { undo: 'b', redo: 'a' },
    },
  ],
])('%s', (_, { changes, want }) => {
  const order = new StepOrder();
  for (const [file, undo, redo, kind] of changes) order.changed(file, { undo, redo }, kind !== 'history');
  expect(order.next.get()).toEqual(want);
});

test('steps of a file that is gone are neither taken back nor done again', () => {
  const order = new StepOrder();
  for (const [file, undo, redo, kind] of [...typed, ['a', 1, 1, 'history'], ['b', 0, 1, 'history']] satisfies Change[])
    order.changed(file, { undo, redo }, kind !== 'history');
  order.retain(new Set(['a']));
  expect(order.next.get()).toEqual({ undo: 'a', redo: 'a' });
  order.retain(new Set());
  expect(order.next.get()).toEqual({});
});
