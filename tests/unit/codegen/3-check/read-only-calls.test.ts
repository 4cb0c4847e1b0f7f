import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations } from '~/codegen/3-check/names/operations';
import { any, listOf, objectOf } from '~/codegen/language/types';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const answer = objectOf({ items: listOf(any) });
const contract = contractOf({
  urlQuery: { answer },
  search: { method: 'post', safe: true, answer },
  send: { method: 'post', safe: false, answer },
  replace: { method: 'put', safe: false, answer },
  change: { method: 'patch', safe: false, answer },
  erase: { method: 'delete', safe: false, path: '/urls', answer },
});

const advice = 'Call it from a button, with an action of the type "call".';
const finding = (hint = advice): string => `operation/not-read-only -> ${hint}`;
const findingOfPost = finding(`${advice} If it only reads, say "x-safe: true" in openapi/test.yaml.`);

const sources = { url: { operation: '▶erase' } };
const shown = field({ value: 'url.host', id: 'x' });
const column = { type: 'text', id: 'a', label: 'A', value: 'item.a' };
const screenOf = (rest: object) => ({ 'screens/some.json': { sources, ...rest } });
const dialogOf = (content: object, rest: object = {}) => ({
  'dialogs/some.json': {
    title: 'Some',
    closing: 'dismissible',
    content: [content],
    ...rest,
  },
});
const task = (status: string, start: string) =>
  dialogOf({
    type: 'task',
    id: 'task',
    status: { operation: status },
    every: 5,
    fields: [{ type: 'text', value: 'task.a', id: 'a', label: 'A' }],
    running: 'task.a == 1',
    succeeded: 'task.a == 2',
    rests: { seconds: 1, reason: 'Wait.' },
    outcomes: [{ id: 'o', when: 'task.a == 2', text: 'Done', intent: 'success' }],
    start: { operation: start },
    button: { id: 'go', label: 'Go', working: 'Running' },
  });
const sourceOf = (operation: string) => ({
  'drawers/url.json': drawer([field()], { sources: { url: { operation } } }),
});

table(
  operations,
  [
    ['a source may read by GET', { given: sourceOf('urlQuery'), want: [] }],
    ['a source may read by a POST that the contract marks as safe', { given: sourceOf('search'), want: [] }],
    ['a source of a drawer may not send DELETE', { given: sourceOf('▶erase'), want: [finding()] }],
    ['a source may not send PUT', { given: sourceOf('▶replace'), want: [finding()] }],
    ['a source may not send PATCH', { given: sourceOf('▶change'), want: [finding()] }],
    ['a POST is refused with the mark that would allow it', { given: sourceOf('▶send'), want: [findingOfPost] }],
    [
      'a source that is refreshed by a button is loaded at first without a click',
      {
        given: {
          'drawers/url.json': drawer([field()], {
            sources,
            tabs: [
              {
                id: 'basic',
                title: 'B',
                fields: [field()],
                buttons: [{ id: 'r', label: 'R', action: { type: 'refresh', source: 'url' } }],
              },
            ],
          }),
        },
        want: [finding()],
      },
    ],
    [
      'a source of a panel may not change anything',
      { given: { 'panels/some.json': { input: {}, sources, fields: [shown] } }, want: [finding()] },
    ],
    [
      'nor that of a list, whose pages and exports call it again',
      { given: screenOf({ kind: 'table', rows: 'url.items', rowId: 'item.id', columns: [column] }), want: [finding()] },
    ],
    [
      'nor that of a tile',
      {
        given: screenOf({ kind: 'tiles', tiles: [{ type: 'number', id: 'n', title: 'N', value: 'size(url.items)' }] }),
        want: [finding()],
      },
    ],
    [
      'nor that of a page of sections',
      { given: screenOf({ kind: 'sections', sections: [{ id: 'a', fields: [shown] }] }), want: [finding()] },
    ],
    [
      'nor that of an embedded application',
      { given: screenOf({ kind: 'frame', href: 'url.host' }), want: [finding()] },
    ],
    [
      'nor that of a dialog, whose forms take their choices from it',
      { given: dialogOf({ type: 'paragraph', text: 'A' }, { sources }), want: [finding()] },
    ],
    ['nor that of the banners', { given: { 'banners.json': { sources, banners: [] } }, want: [finding()] }],
    [
      'nor that of the dialogs that open after the start',
      { given: { 'startup-dialogs.json': { sources, startupDialogs: [] } }, want: [finding()] },
    ],
    ['the state of a task is only read', { given: task('▶erase', 'send'), want: [finding()] }],
    ['a click starts a task, so the call may change something', { given: task('urlQuery', 'erase'), want: [] }],
    [
      'a click calls an action and sends a form, so these may change something',
      {
        given: {
          'drawers/url.json': drawer([
            {
              type: 'action',
              id: 'a',
              label: 'A',
              button: { id: 'b', label: 'B', action: { type: 'call', operation: 'erase' } },
            },
          ]),
          'forms/f.json': {
            schema: { type: 'object', properties: { a: { type: 'string' } } },
            layout: [{ property: 'a', label: 'A', widget: 'text', messages: { any: 'No.' } }],
            submit: { id: 'send', label: 'Send', operation: 'replace' },
          },
        },
        want: [],
      },
    ],
  ],
  contract,
);

describe('the schemas', () => {
  /** Where a schema refers to a definition: file and the titles of what it is in. */
  function* referring(value: unknown, to: string, around: readonly string[]): Iterable<string> {
    if (typeof value !== 'object' || value === null) return;
    const title = 'title' in value && typeof value.title === 'string' ? [value.title] : [];
    if ('$ref' in value && typeof value.$ref === 'string' && value.$ref.endsWith(`#/$defs/${to}`)) {
      yield around.at(-1) ?? '';
    }
    for (const inner of Object.values(value)) yield* referring(inner, to, [...around, ...title]);
  }

  test('let only what a click sends, the table of errors and the ports of the engine name an operation that changes something', () => {
    const files = readdirSync('schemas').filter((name) => name.endsWith('.json'));
    const paths = files.flatMap((name) => [
      ...referring(JSON.parse(readFileSync(`schemas/${name}`, 'utf8')), 'operation', []),
    ]);
    expect(paths.toSorted()).toEqual([
      'CallAction',
      'Engine',
      'ErrorRow',
      'FormSubmit',
      'ResponseOperation',
      'SecurityResponse',
      'TaskStart',
      'UndoCall',
    ]);
  });
});
