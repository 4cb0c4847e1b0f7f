import { errors } from '../../../codegen/check/errors';
import { contractOf } from '../given/contract';
import { here } from '../given/project';
import { table } from '../given/table';

const contract = contractOf({
  getReport: { path: '/api/report', errorNumbers: new Map([[400, [400401, 400404]]]) },
  getList: { path: '/api/list' },
});
const rows = (...all: readonly unknown[]) => ({ 'errors.json': { rows: all } });
const numbers = [
  { operation: 'getReport', status: 400, number: 400401, show: 'nothing' },
  { operation: 'getReport', status: '4xx', number: 400404, show: 'nothing' },
];
const rest = { show: 'nothing' };

table(
  errors,
  [
    ['a row for each number and one for the rest are enough', { given: rows(...numbers, rest), want: [] }],
    [
      'numbers may be named by prefix or for all operations',
      {
        given: rows(
          { status: 400, number: 400401, show: 'nothing' },
          { prefix: '/api/', status: 400, number: 400404, show: 'nothing' },
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
              { operation: 'getReport', status: '4xx', show: 'nothing' },
              { operation: 'getReport', status: '5xx', show: 'nothing' },
              { operation: 'getReport', status: 'none', show: 'nothing' },
              { prefix: '/api/l', status: '4xx', show: 'nothing' },
            ],
          },
        },
        want: ['error/missing'],
      },
    ],
    [
      'a row stands once',
      {
        given: rows(
          ...numbers,
          rest,
          { operation: 'getList', status: 404, show: 'nothing' },
          { ...here, operation: 'getList', status: 404, show: 'nothing' },
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
          { operation: 'getReport', status: 400, 'number▶': 400402, show: 'nothing' },
          { operation: 'getReport', status: 500, 'number▶': 400401, show: 'nothing' },
          { operation: 'getList', status: 400, 'number▶': 1, show: 'nothing' },
        ),
        want: [
          'error/number -> Documented: 400401, 400404.',
          'error/number -> Documented: 400401, 400404.',
          'error/number',
        ],
      },
    ],
    [
      'a prefix is that of some operation',
      { given: rows(...numbers, rest, { prefix: '▶/apo/', show: 'nothing' }), want: ['error/unreachable'] },
    ],
    [
      'a prefix whose operations have rows of their own decides nothing',
      {
        given: rows(
          ...numbers,
          rest,
          { operation: 'getList', status: 403, show: 'nothing' },
          { ...here, prefix: '/api/l', status: 403, show: 'nothing' },
        ),
        want: ['error/unreachable'],
      },
    ],
    [
      'a row names an operation or a prefix',
      {
        given: rows(...numbers, rest, { operation: 'getList', '▶prefix': '/api/', show: 'nothing' }),
        want: ['error/row'],
      },
    ],
    [
      'what is shown has a message, what is not has none',
      {
        given: rows(
          ...numbers,
          rest,
          { status: 400, show: '▶toast' },
          { status: 401, show: '▶panel' },
          { status: 402, show: '▶dialog', dialog: 'failed' },
          { status: 403, show: 'nothing', '▶message': 'HELLO' },
          { status: 404, show: 'empty', message: 'HELLO' },
        ),
        want: ['error/row', 'error/row', 'error/row', 'error/row'],
      },
    ],
    [
      'a dialog is named where one is shown, and nowhere else',
      {
        given: rows(
          ...numbers,
          rest,
          { status: 401, show: '▶dialog', message: 'HELLO' },
          { status: 402, show: 'toast', message: 'HELLO', '▶dialog': 'failed' },
          { status: 403, show: 'dialog', message: 'HELLO', dialog: 'failed' },
        ),
        want: ['error/row', 'error/row'],
      },
    ],
    [
      'a page has a signal',
      {
        given: rows(...numbers, rest, { status: 403, show: '▶page' }, { status: 401, show: 'page', signal: 'sign-in' }),
        want: ['error/row'],
      },
    ],
  ],
  contract,
);
