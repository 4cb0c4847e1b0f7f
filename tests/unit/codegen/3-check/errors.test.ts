import { describe, expect, test } from 'vitest';
import { errorMessages, errors } from '~/codegen/3-check/errors';
import { createCompiler } from '~/codegen/compile';
import { withExample } from '~/tests/fixtures/codegen/diagnostics/example-project';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { here } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const contract = contractOf({
  getReport: { path: '/api/report', errorNumbers: new Map([[400, [400401, 400404]]]) },
  getList: { path: '/api/list' },
});
const rows = (...all: readonly unknown[]) => ({ 'errors.json': { rows: all } });
const numbers = [
  { operation: 'getReport', status: 400, number: 400401, policy: { kind: 'ignore' } },
  { operation: 'getReport', status: '4xx', number: 400404, policy: { kind: 'ignore' } },
];
const rest = { policy: { kind: 'ignore' } };

table(
  errors,
  [
    ['a row for each number and one for the rest are enough', { given: rows(...numbers, rest), want: [] }],
    [
      'numbers may be named by prefix or for all operations',
      {
        given: rows(
          { status: 400, number: 400401, policy: { kind: 'ignore' } },
          { prefix: '/api/', status: 400, number: 400404, policy: { kind: 'ignore' } },
          rest,
        ),
        want: [],
      },
    ],
    [
      'every documented number has a row',
      { given: { 'errors.json': { 'rows▶▶': [rest] } }, want: ['error/missing', 'error/missing'] },
    ],
    [
      'every operation ends in a defined answer',
      {
        given: {
          'errors.json': {
            'rows▶': [
              ...numbers,
              { operation: 'getReport', status: '4xx', policy: { kind: 'ignore' } },
              { operation: 'getReport', status: '5xx', policy: { kind: 'ignore' } },
              { operation: 'getReport', status: 'none', policy: { kind: 'ignore' } },
              { prefix: '/api/l', status: '4xx', policy: { kind: 'ignore' } },
            ],
          },
        },
        want: ['error/missing'],
      },
    ],
    [
      'what several operations leave open is one gap, which one row closes',
      {
        given: { 'errors.json': { 'rows▶': [...numbers, { status: '5xx', policy: { kind: 'ignore' } }] } },
        want: [
          'error/missing -> Add { "policy": { "kind": "toast", "message": "ERROR.COMMON_ERROR" } } as the last row.',
        ],
      },
    ],
    [
      'a row stands once',
      {
        given: rows(
          ...numbers,
          rest,
          { operation: 'getList', status: 404, policy: { kind: 'ignore' } },
          { ...here, operation: 'getList', status: 404, policy: { kind: 'ignore' } },
        ),
        want: ['error/duplicate -> Row 4 has the same operation, prefix, status and number.'],
      },
    ],
    [
      'a number is documented for its operation and status',
      {
        given: rows(
          ...numbers,
          rest,
          { operation: 'getReport', status: 400, 'number▶': 400402, policy: { kind: 'ignore' } },
          { operation: 'getReport', 'status▶': 500, number: 400401, policy: { kind: 'ignore' } },
          { operation: 'getList', status: 400, 'number▶': 1, policy: { kind: 'ignore' } },
        ),
        want: ['error/number -> Documented: 400401, 400404.', 'error/number -> 400', 'error/number'],
      },
    ],
    [
      'a prefix is that of some operation',
      {
        given: rows(...numbers, rest, { prefix: '▶/apo/', policy: { kind: 'ignore' } }),
        want: ['error/prefix -> "/api/"'],
      },
    ],
    [
      'a prefix whose operations have rows of their own decides nothing',
      {
        given: rows(
          ...numbers,
          rest,
          { operation: 'getList', status: 403, policy: { kind: 'ignore' } },
          { ...here, prefix: '/api/l', status: 403, policy: { kind: 'ignore' } },
        ),
        want: ['error/unreachable'],
      },
    ],
    [
      'a row of a prefix for a number decides nothing beside one of the operation for the status, which comes first',
      {
        given: rows(
          numbers[1],
          { ...here, prefix: '/api/', status: 400, number: 400401, policy: { kind: 'ignore' } },
          { operation: 'getReport', status: 400, policy: { kind: 'ignore' } },
          rest,
        ),
        want: ['error/unreachable'],
      },
    ],
    [
      'a row of an operation decides nothing if rows for all its statuses come first',
      {
        given: rows(
          ...numbers,
          ...['4xx', '5xx', 'none'].map((status) => ({ operation: 'getList', status, policy: { kind: 'ignore' } })),
          { ...here, operation: 'getList', policy: { kind: 'ignore' } },
          rest,
        ),
        want: ['error/unreachable'],
      },
    ],
    [
      'a row without conditions may be left with nothing to decide',
      {
        given: rows(
          ...numbers,
          ...['4xx', '5xx', 'none'].map((status) => ({ status, policy: { kind: 'ignore' } })),
          rest,
        ),
        want: [],
      },
    ],
    [
      'a row names an operation or a prefix',
      {
        given: rows(...numbers, rest, { operation: 'getList', '▶prefix': '/api/', policy: { kind: 'ignore' } }),
        want: ['error/target'],
      },
    ],
  ],
  contract,
);

table(
  errors,
  [['a contract without operations leaves the row for everything as it is', { given: rows(rest), want: [] }]],
  contractOf({}),
);

table(errorMessages, [
  [
    'the message of a failure has no placeholders, and no plural forms',
    {
      given: {
        ...rows(
          { policy: { kind: 'toast', message: '▶NAMED' } },
          { policy: { kind: 'panel', message: '▶COUNTED' } },
          { policy: { kind: 'toast', message: 'PLAIN' } },
          { policy: { kind: 'ignore' } },
        ),
        'messages/en.json': {
          language: 'English',
          direction: 'ltr',
          shared: {
            NAMED: '{name} is gone.',
            COUNTED: { one: 'One is gone.', other: 'All are gone.' },
            PLAIN: 'Gone.',
          },
        },
      },
      want: ['text/place', 'text/place'],
    },
  ],
]);

describe('a policy has the properties of its kind', () => {
  const compiler = createCompiler();
  const diagnosticsOf = (policy: object) => {
    const edit = { file: 'descriptors/errors.json', at: '/rows/0/policy', wrong: '', right: '' };
    const { diagnostics } = compiler.compile(withExample(edit, JSON.stringify(policy)));
    return diagnostics.map(({ code, message, hint = '' }) => `${code}: ${message} ${hint}`.trim());
  };

  test.each([
    ['a toast without a message', { kind: 'toast' }, 'schema/missing: "message" is missing. Key of the shared'],
    ['a panel without a message', { kind: 'panel' }, 'schema/missing: "message" is missing. Key of the shared'],
    [
      'a dialog without its id',
      { kind: 'dialog', message: 'HELLO' },
      'schema/missing: "dialog" is missing. The dialog',
    ],
    ['a toast with a dialog', { kind: 'toast', message: 'HELLO', dialog: 'x' }, 'schema/unknown'],
    ['a message that nobody would see', { kind: 'ignore', message: 'HELLO' }, 'schema/unknown'],
    ['a page without a name', { kind: 'page' }, 'schema/missing: "page" is missing. The page'],
    ['the end of a session without a signal', { kind: 'session' }, 'schema/missing: "signal" is missing. What'],
    ['a kind that does not exist', { kind: 'note' }, 'schema/value'],
  ])('%s is an error', (_, policy, want) => {
    expect(diagnosticsOf(policy)).toEqual([expect.stringContaining(want)]);
  });

  test.each([
    { kind: 'as-empty', message: 'HELLO' },
    { kind: 'session', signal: 'sign-in' },
    { kind: 'session', signal: 'sign-out', message: 'HELLO', intent: 'warning' },
  ])('%j is correct', (policy) => expect(diagnosticsOf(policy)).toEqual([]));
});
