import { expect, test } from 'vitest';
import type { Operation } from '~/codegen/1-parse/openapi/contract';
import { createProject } from '~/codegen/1-parse/create-project';
import { changedReads } from '~/codegen/2-analyze/analysis';
import { changes } from '~/codegen/3-check/names/changes';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const read = (path: string): Partial<Operation> => ({ path });
const write = (path: string): Partial<Operation> => ({ path, method: 'post', safe: false });

const contract = contractOf({
  hosts: read('/hosts'),
  host: read('/hosts/{id}'),
  events: read('/hosts/{hostId}/events'),
  hostTypes: read('/host-types'),
  users: read('/users'),
  unread: read('/hosts/unread'),
  addHost: write('/hosts'),
  changeHost: write('/hosts/{id}'),
  lockHost: write('/hosts/{id}/lock'),
  runReport: write('/reports'),
});

const withAction = (action: object) => ({
  'drawers/url.json': drawer(
    [field(), { type: 'action', id: 'a', label: 'A', button: { id: 'b', label: 'B', action } }],
    {
      sources: Object.fromEntries(
        ['hosts', 'host', 'events', 'hostTypes', 'users'].map((operation) => [operation, { operation }]),
      ),
    },
  ),
});

test.each([
  ['addHost', ['hosts', 'host', 'events']],
  ['changeHost', ['hosts', 'host', 'events']],
  ['lockHost', ['hosts', 'host']],
  ['runReport', []],
  ['hosts', []],
])('after %s the reads %j of sources are out of date', (operation, want) => {
  const { project } = createProject(sourcesOf(withAction({ type: 'close' })), contract);
  expect(changedReads(project, operation)).toEqual(want);
});

const lock = { type: 'call', operation: 'lockHost' };

table(
  changes,
  [
    ['a call names the reads that are out of date', { given: withAction({ ...lock, changes: ['users'] }), want: [] }],
    ['a call says that no read is out of date', { given: withAction({ ...lock, changes: [] }), want: [] }],
    [
      'a call that only reads makes nothing out of date',
      {
        given: withAction({ type: 'call', operation: 'hosts', 'changes▶': ['users'] }),
        want: ['operation/changes'],
      },
    ],
    [
      'what changes something cannot be requested again',
      { given: withAction({ ...lock, changes: ['users', '▶addHost'] }), want: ['operation/changes'] },
    ],
    ['no source makes the read', { given: withAction({ ...lock, changes: ['▶unread'] }), want: ['operation/changes'] }],
  ],
  contract,
);

test('a broken file may have the source that makes the read', () => {
  const given = { ...withAction({ ...lock, changes: ['unread'] }), 'drawers/ip.json': '{' };
  expect([...changes(createProject(sourcesOf(given), contract).project)]).toEqual([]);
});
