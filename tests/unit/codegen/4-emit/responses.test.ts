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

/** The reads that a compiled response changes, by its `changes` and those of its operation. */
function readsOf(further: readonly string[] | undefined, shared: readonly string[] | undefined): string | undefined {
  const row = (operation: string, changes: readonly string[]): Json => ({ operation, changes });
  const file = emitTiny({
    'responses/block': further ? { ...response, changes: further } : response,
    'response-operations': { operations: [row('other', ['others']), ...(shared ? [row('send', shared)] : [])] },
  });
  return /changes: \[(.*)\]/.exec(file('responses/block.ts'))?.[1];
}

test.each<
  [
    string,
    { readonly further?: readonly string[]; readonly shared?: readonly string[]; readonly want: string | undefined },
  ]
>([
  ['those of its operation', { shared: ['tasks'], want: "'tasks'" }],
  ['those of its operation and further ones', { further: ['links'], shared: ['tasks'], want: "'tasks', 'links'" }],
  ['once, those that both name', { further: ['links', 'tasks'], shared: ['tasks'], want: "'tasks', 'links'" }],
  ['further ones without such of its operation', { further: ['links'], want: "'links'" }],
  ['none without any', { want: undefined }],
])('a response changes %s', (_, { further, shared, want }) => {
  expect(readsOf(further, shared)).toBe(want);
});
