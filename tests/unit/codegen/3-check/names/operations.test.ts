import { operations } from '~/codegen/3-check/names/operations';
import { any, listOf, number, objectOf, string } from '~/codegen/language/types';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const contract = contractOf({
  urlQuery: {
    parameters: [
      { name: 'id', in: 'path', required: true, type: string },
      { name: 'lang', in: 'query', required: true, type: string },
      { name: 'page', in: 'query', required: false, type: number },
    ],
  },
  versioned: { parameters: [{ name: 'X-Version', in: 'header', required: true, type: number }] },
  plain: {},
  send: {
    body: objectOf({ url: string, 'note?': objectOf({ text: string }), 'bag?': any, 'size?': number }, 'Sent'),
    bodyRequired: true,
  },
  picture: { unsupported: [{ what: 'answer', name: 'image/png' }] },
  parts: {
    body: objectOf({ 'file?': { is: 'file' }, 'meta?': string }),
    unsupported: [{ what: 'part', name: 'meta', optional: true }],
  },
  list: { body: objectOf({ order: listOf(objectOf({ field: string })), words: listOf(string) }), bodyRequired: true },
  made: {
    body: { is: 'object', members: new Map([['id', { type: string, optional: false, readOnly: true }]]) },
    bodyRequired: true,
  },
  either: { body: { is: 'union', of: [objectOf({ a: string }), objectOf({ b: string })] }, bodyRequired: false },
});

const source = (rest: object) => ({ 'drawers/url.json': drawer([field()], { sources: { url: rest } }) });
const right = { operation: 'urlQuery', path: { id: 'input.id' }, query: { lang: 'language' } };

table(
  operations,
  [
    ['a call binds what is required', { given: source(right), want: [] }],
    [
      'a required parameter is missing',
      {
        given: source({ operation: 'urlQuery', path: { id: '1' }, 'query▶': { page: '1' } }),
        want: ['operation/missing-parameter'],
      },
    ],
    [
      'also where there is no group',
      {
        given: source({ operation: '▶urlQuery', path: { id: '1' } }),
        want: ['operation/missing-parameter'],
      },
    ],
    [
      'an unknown parameter',
      {
        given: source({ ...right, query: { lang: '1', '▶pgae': '1' } }),
        want: ['operation/unknown-parameter -> "page"'],
      },
    ],
    [
      'a parameter of the other group',
      { given: source({ ...right, path: { id: '1', '▶page': '1' } }), want: ['operation/unknown-parameter'] },
    ],
    [
      'a body for an operation that takes none',
      { given: source({ operation: 'plain', '▶body': { a: '1' } }), want: ['operation/unknown-body'] },
    ],
    [
      'no body for an operation that needs one',
      { given: source({ operation: '▶send' }), want: ['operation/missing-body'] },
    ],
    [
      'a member of the body is missing',
      { given: source({ operation: 'send', 'body▶': { size: '1' } }), want: ['operation/missing-member'] },
    ],
    [
      'also further in',
      { given: source({ operation: 'send', body: { url: "'a'", 'note▶': {} } }), want: ['operation/missing-member'] },
    ],
    ['a member that only answers have need not be sent', { given: source({ operation: 'made', body: {} }), want: [] }],
    [
      'an unknown member of the body',
      {
        given: source({ operation: 'send', body: { url: "'a'", '▶sise': '1', note: { text: "'a'", '▶txet': "'a'" } } }),
        want: ['operation/unknown-member -> "size"', 'operation/unknown-member'],
      },
    ],
    [
      'an object where one value is asked for',
      { given: source({ operation: 'send', body: { url: "'a'", 'size▶': { a: '1' } } }), want: ['operation/body'] },
    ],
    [
      'the entries of a list are compared one by one',
      {
        given: source({
          operation: 'list',
          body: { order: [{ field: "'a'" }, { field: "'b'", '▶fild': "'c'" }], words: ["'a'", "'b'"] },
        }),
        want: ['operation/unknown-member'],
      },
    ],
    [
      'a list where one value is asked for',
      { given: source({ operation: 'send', body: { url: "'a'", 'size▶': ['1'] } }), want: ['operation/body'] },
    ],
    ['a header', { given: source({ operation: 'versioned', header: { 'X-Version': '3' } }), want: [] }],
    ['a header that is missing', { given: source({ operation: '▶versioned' }), want: ['operation/missing-parameter'] }],
    [
      'a header that is misspelt',
      {
        given: source({ operation: 'versioned', header: { '▶X-Verison': '3' } }),
        want: ['operation/unknown-parameter -> "X-Version"'],
      },
    ],
    [
      'what the console cannot send or read',
      { given: source({ operation: '▶picture' }), want: ['operation/unsupported'] },
    ],
    ['a part that is left out', { given: source({ operation: 'parts', body: { file: 'input' } }), want: [] }],
    [
      'a part that cannot be sent',
      { given: source({ operation: '▶parts', body: { meta: "'a'" } }), want: ['operation/unsupported'] },
    ],
    ['a body may be one expression', { given: source({ operation: 'send', body: 'input' }), want: [] }],
    [
      'what the contract leaves open takes all',
      { given: source({ operation: 'send', body: { url: "'a'", bag: { any: { thing: '1' } } } }), want: [] },
    ],
    [
      'of several shapes each may be meant',
      {
        given: source({ operation: 'either', body: { b: '1', '▶c': '1' } }),
        want: ['operation/unknown-member -> Expected one of: "a".'],
      },
    ],
    [
      'actions and forms call as well',
      {
        given: {
          'drawers/url.json': drawer(
            [
              {
                type: 'action',
                id: 'a',
                label: 'A',
                button: {
                  id: 'b',
                  label: 'B',
                  action: {
                    type: 'call',
                    operation: '▶send',
                    then: [{ type: 'call', operation: 'plain', query: { '▶x': '1' } }],
                  },
                },
              },
            ],
            { sources: { url: right } },
          ),
          'forms/f.json': {
            schema: { type: 'object', properties: { a: { type: 'string' } } },
            layout: [{ property: 'a', label: 'A', widget: 'text', messages: { any: 'No.' } }],
            submit: { id: 'send', label: 'Send', operation: 'send', 'body▶': {} },
          },
        },
        want: ['operation/missing-body', 'operation/unknown-parameter', 'operation/missing-member'],
      },
    ],
    [
      'a refresh gives only what it changes',
      {
        given: {
          'drawers/url.json': drawer([field()], {
            sources: { url: right },
            tabs: [
              {
                id: 'basic',
                title: 'B',
                fields: [field()],
                buttons: [
                  {
                    id: 'r',
                    label: 'R',
                    action: { type: 'refresh', source: 'url', query: { page: '1', '▶lnag': '1' } },
                  },
                ],
              },
            ],
          }),
        },
        want: ['operation/unknown-parameter -> "lang"'],
      },
    ],
    [
      'rows of errors call nothing',
      {
        given: { 'errors.json': { rows: [{ operation: 'send', policy: { kind: 'panel', message: 'HELLO' } }] } },
        want: [],
      },
    ],
    [
      'an unknown operation is told by another rule',
      { given: source({ operation: 'snd', path: { a: '1' } }), want: [] },
    ],
  ],
  contract,
);
