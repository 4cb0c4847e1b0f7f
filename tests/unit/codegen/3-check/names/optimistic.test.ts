import { expect, test } from 'vitest';
import { createProject } from '~/codegen/1-parse/create-project';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { optimistic } from '~/codegen/3-check/names/optimistic';
import { typeOfSchema } from '~/codegen/1-parse/openapi/schema-type';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field, here, sourcesOf } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const alert = {
  type: 'object',
  required: ['id', 'status'],
  properties: {
    id: { type: 'string' },
    status: { enum: ['new', 'closed'] },
    owner: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  },
};
const list = { type: 'object', properties: { items: { type: 'array', items: alert }, total: { type: 'integer' } } };
const change = { path: '/alerts/{id}', method: 'patch', safe: false } as const;
const id = { name: 'id', in: 'path', required: true, type: { is: 'string' } } as const;

const contract = contractOf({
  alertList: { path: '/alerts', answer: typeOfSchema(list) },
  alertQuery: { path: '/alerts/{id}', parameters: [id], answer: typeOfSchema(alert) },
  settings: { path: '/settings', answer: typeOfSchema(alert) },
  unread: { path: '/unread' },
  changeAlert: change,
});

const withChange = (entry: object, operation = 'changeAlert') => ({
  'drawers/url.json': drawer(
    [
      field({ value: 'settings.id' }),
      {
        type: 'action',
        id: 'a',
        label: 'A',
        button: { id: 'b', label: 'B', action: { type: 'call', operation, optimistic: [entry] } },
      },
    ],
    {
      sources: Object.fromEntries(
        ['alertList', 'alertQuery', 'settings'].map((name) => [name, { operation: name, path: { id: 'input.id' } }]),
      ),
    },
  ),
});
const rows = { read: 'alertList', rows: 'answer.items' };
const match = { id: 'input.id' };
const set = { status: "'closed'" };

table(
  optimistic,
  [
    ['rows that match change', { given: withChange({ ...rows, match, set }), want: [] }],
    ['the answer that matches changes', { given: withChange({ read: 'alertQuery', match, set }), want: [] }],
    ['the one answer of a read without parameters changes', { given: withChange({ read: 'settings', set }), want: [] }],
    [
      'an object in a row is replaced as a whole',
      {
        given: withChange({ ...rows, match, set: { owner: here } }),
        want: ['operation/missing-member'],
      },
    ],
    [
      'a row has the members that change and those that match',
      {
        given: withChange({ ...rows, set: { '▶state': "'closed'" }, match: { '▶ids': 'input.id' } }),
        want: [
          'operation/unknown-member -> Expected one of: "id", "status", "owner".',
          'operation/unknown-member -> "id"',
        ],
      },
    ],
    [
      'it says which rows change',
      { given: withChange({ ...rows, read: '▶alertList', set }), want: ['operation/optimistic'] },
    ],
    [
      'it says which answers change',
      { given: withChange({ read: '▶alertQuery', set }), want: ['operation/optimistic'] },
    ],
    [
      'what changes is shown by some source',
      { given: withChange({ read: '▶unread', match, set: { a: '1' } }), want: ['operation/changes'] },
    ],
    [
      'what changes is an answer to a read',
      { given: withChange({ read: '▶changeAlert', match, set }), want: ['operation/changes'] },
    ],
    [
      'a call that only reads changes nothing',
      { given: withChange({ ...rows, read: '▶alertList', match, set }, 'settings'), want: ['operation/changes'] },
    ],
  ],
  contract,
);

table(
  expressions,
  [
    [
      'a list of values matches each of them',
      { given: withChange({ ...rows, match: { id: "['a']" }, set }), want: [] },
    ],
    [
      'the values have the types of the members',
      {
        given: withChange({ ...rows, match: { id: ' ▶1' }, set: { status: " ▶'gone'" } }),
        want: ['expression/type', 'expression/value -> Expected one of: "new", "closed".'],
      },
    ],
    [
      'the rows are a list in the answer',
      {
        given: withChange({ read: 'alertList', rows: ' ▶answer.total', match: {}, set: { id: 'input.id' } }),
        want: ['expression/type'],
      },
    ],
  ],
  contract,
);

test('a broken file may have the source that shows what changes', () => {
  const given = { ...withChange({ read: 'unread', match, set }), 'drawers/ip.json': '{' };
  expect([...optimistic(createProject(sourcesOf(given), contract).project)]).toEqual([]);
});
