import { expect, test } from 'vitest';
import type { Json } from '~/codegen/language/model';
import { emitTiny } from '~/tests/harness/codegen/4-emit/tiny';

const response = {
  objects: [4],
  label: 'Block',
  icon: 'disable',
  consequence: 'Nobody can open it.',
  form: 'reason',
  operation: 'send',
};

/** The reads that a compiled response changes, by its own `changes` and those of its operation. */
function readsOf(own: readonly string[] | undefined, shared: readonly string[] | undefined): string | undefined {
  const row = (operation: string, changes: readonly string[]): Json => ({ operation, changes });
  const file = emitTiny({
    'responses/block': own ? { ...response, changes: own } : response,
    'response-operations': { operations: [row('other', ['others']), ...(shared ? [row('send', shared)] : [])] },
  });
  return /changes: \[(.*)\]/.exec(file('responses/block.ts'))?.[1];
}

test.each<
  [string, { readonly own?: readonly string[]; readonly shared?: readonly string[]; readonly want: string | undefined }]
>([
  ['those of its operation', { shared: ['tasks'], want: "'tasks'" }],
  ['those of its operation and its own', { own: ['links'], shared: ['tasks'], want: "'tasks', 'links'" }],
  ['once, those that both name', { own: ['links', 'tasks'], shared: ['tasks'], want: "'tasks', 'links'" }],
  ['its own without such of its operation', { own: ['links'], want: "'links'" }],
  ['none without any', { want: undefined }],
])('a response changes %s', (_, { own, shared, want }) => {
  expect(readsOf(own, shared)).toBe(want);
});
