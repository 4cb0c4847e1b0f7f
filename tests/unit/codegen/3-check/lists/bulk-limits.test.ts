import { bulkLimits } from '~/codegen/3-check/lists/bulk-limits';
import { listOf, objectOf, string } from '~/codegen/language/types';
import type { Type } from '~/codegen/language/type';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { contract, hosts } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const limited = (maxItems: number): Type => ({
  is: 'object',
  members: new Map([['ids', { type: listOf(string), optional: false, limits: { maxItems } }]]),
});
const withLocks = contractOf({
  hostList: contract.operations.get('hostList') ?? {},
  lock: { method: 'post', body: limited(100) },
  unlock: { method: 'post', body: limited(50) },
  note: { method: 'post', body: objectOf({ ids: listOf(string) }) },
});

const call = (operation: string, ids: string) => ({
  id: operation,
  label: 'L',
  action: { type: 'call', operation, body: { ids } },
});
const each = 'selection.map(each, each.id)';
const marked = '▶selection.map(each, each.id)';

const form = {
  input: { ids: 'list' },
  schema: { type: 'object', properties: { reason: { type: 'string' } } },
  layout: [{ property: 'reason', label: 'R', widget: 'text', messages: { any: 'M' } }],
  submit: { id: 'send', label: 'Send', operation: 'unlock', body: { ids: 'input.ids' } },
};
const dialog = {
  title: 'T',
  closing: 'dismissible',
  input: { ids: 'list' },
  content: [{ type: 'form', form: 'release' }],
};
const opens = (ids: string, rest: object = {}) => ({
  'forms/release.json': form,
  'dialogs/release.json': dialog,
  'screens/hosts.json': hosts({
    bulkActions: [{ id: 'open', label: 'L', action: { type: 'openDialog', dialog: 'release', with: { ids } } }],
    ...rest,
  }),
});
const screen = (rest: object) => ({ 'screens/hosts.json': hosts(rest) });
const reported = (limit: number): string => `screen/bulk-max -> Set "bulkMax" to ${limit} or less.`;

table(
  bulkLimits,
  [
    [
      'as many rows as the operation takes',
      { given: screen({ bulkActions: [call('lock', each)], bulkMax: 100 }), want: [] },
    ],
    ['or fewer', { given: screen({ bulkActions: [call('lock', each)], bulkMax: 20 }), want: [] }],
    [
      'more are too many',
      { given: screen({ bulkActions: [call('lock', each)], 'bulkMax▶': 101 }), want: [reported(100)] },
    ],
    [
      'and without a maximum, any number is',
      { given: screen({ bulkActions: [call('lock', marked)] }), want: [reported(100)] },
    ],
    [
      'the lowest limit of all actions counts',
      {
        given: screen({ bulkActions: [call('lock', each), call('unlock', each)], 'bulkMax▶': 80 }),
        want: [reported(50)],
      },
    ],
    [
      'an operation without a limit takes any number',
      { given: screen({ bulkActions: [call('note', each)] }), want: [] },
    ],
    [
      'an expression that is no entry for each row says nothing',
      { given: screen({ bulkActions: [call('lock', "['a']")] }), want: [] },
    ],
    ['the form of a dialog has a limit as well', { given: opens(marked), want: [reported(50)] }],
    ['which a maximum keeps', { given: opens(each, { bulkMax: 50 }), want: [] }],
  ],
  withLocks,
);
