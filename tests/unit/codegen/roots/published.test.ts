import { describe, expect, test } from 'vitest';
import type { PublishedFile } from '~/codegen/1-parse/published-file';
import type { Json } from '~/codegen/language/model';
import { locationInPublished } from '~/codegen/lsp/published-location';
import { publishedChanges } from '~/codegen/service/publish/published-changes';

describe('what changes what is published', () => {
  const contract = { 'a.yaml': { paths: { '/a': { get: { operationId: 'aList' }, post: { operationId: 'aAdd' } } } } };
  const files = {
    'drawers/a.json': {
      searchType: 'a',
      input: { name: 'string?' },
      extensions: { tabs: 'More.' },
      sources: { a: { operation: 'aList' } },
      tabs: [
        { id: 'one', visibleWhen: 'a' },
        { id: 'two', visibleWhen: 'a' },
      ],
    },
    'panels/a.json': {},
    'forms/a.json': { schema: { required: ['name'] } },
    'dialogs/a.json': { input: { id: 'string' } },
    'messages/en.json': { shared: { A: 'a', B: 'b' } },
    'routes/a.json': { routes: [{ path: '/a', keys: [1, 2], title: 'A' }] },
  };
  const file = (given: object, documents: Readonly<Record<string, Json>> = contract): PublishedFile => ({
    format: 1,
    roots: [{ name: 'console', files: { ...files, ...given } }],
    contract: documents,
  });

  test.each<[string, { readonly given: PublishedFile; readonly want: readonly string[] }]>([
    ['nothing', { given: file({}), want: [] }],
    [
      'a first input that must be given',
      {
        given: file({ 'panels/a.json': { input: { id: 'string', note: 'string?' } } }),
        want: ['panels/a.json: input "id" is new, and must be given.'],
      },
    ],
    [
      'an input of a drawer, which may be missing always',
      {
        given: file({
          'drawers/a.json': { ...files['drawers/a.json'], input: { name: 'string?', day: { type: 'string' } } },
        }),
        want: [],
      },
    ],
    [
      'a property of a form that must be given, and one that need not',
      {
        given: file({ 'forms/a.json': { schema: { required: ['name', 'note'] } } }),
        want: ['forms/a.json: property "note" must be given now.'],
      },
    ],
    [
      'who sees a part on the way to an extension point',
      {
        given: file({
          'drawers/a.json': { ...files['drawers/a.json'], tabs: [{ id: 'one', visibleWhen: 'b' }, { id: 'two' }] },
        }),
        want: [],
      },
    ],
    ['a text', { given: file({ 'messages/en.json': { shared: { A: 'c', B: 'b', C: 'c' } } }), want: [] }],
    [
      'the order of entries',
      {
        given: file({ 'drawers/a.json': { ...files['drawers/a.json'], tabs: [{ id: 'two' }, { id: 'one' }] } }),
        want: [],
      },
    ],
    [
      'a message that is gone',
      { given: file({ 'messages/en.json': { shared: { B: 'b' } } }), want: ['messages/en.json: message "A" is gone.'] },
    ],
    [
      'an extension point, a source and a tab that are gone, and another type',
      {
        given: file({ 'drawers/a.json': { searchType: 'b', input: { name: 'string?' }, tabs: [{ id: 'two' }] } }),
        want: [
          'drawers/a.json: "searchType" was "a", and is "b".',
          'drawers/a.json: "extensions" is gone.',
          'drawers/a.json: "sources" is gone.',
          'drawers/a.json: "tabs.one" is gone.',
        ],
      },
    ],
    [
      'one extension point of several, and another operation',
      {
        given: file({
          'drawers/a.json': {
            ...files['drawers/a.json'],
            extensions: { fields: 'x' },
            sources: { a: { operation: 'aAdd' } },
          },
        }),
        want: [
          'drawers/a.json: extension point "tabs" is gone.',
          'drawers/a.json: "operation" of source "a" was "aList", and is "aAdd".',
        ],
      },
    ],
    [
      'an input that must be given',
      {
        given: file({ 'dialogs/a.json': { input: { id: 'string', name: 'string', note: 'string?' } } }),
        want: ['dialogs/a.json: input "name" is new, and must be given.'],
      },
    ],
    [
      'a file, a menu key and a path that are gone',
      {
        given: {
          ...file({}),
          roots: [
            {
              name: 'console',
              files: { 'routes/a.json': { routes: [{ path: '/a', keys: [2], title: 'B' }, { path: '/b' }] } },
            },
          ],
        },
        want: [
          'drawers/a.json is gone.',
          'panels/a.json is gone.',
          'forms/a.json is gone.',
          'dialogs/a.json is gone.',
          'messages/en.json is gone.',
          'routes/a.json: menu key "1" is gone.',
        ],
      },
    ],
    [
      'a root that is gone',
      { given: { format: 1, roots: [], contract }, want: ['The root "console" is not published any more.'] },
    ],
    [
      'an operation that is gone',
      {
        given: file({}, { 'b.yaml': { paths: { '/a': { get: { operationId: 'aList' } } } } }),
        want: ['The contract has no operation aAdd any more.'],
      },
    ],
  ])('%s', (_, { given, want }) => {
    expect(publishedChanges(file({}), given).breaking).toEqual(want);
  });
});

test('a location in what is published is that in its file', () => {
  const value = { sources: { a: { operation: 'aList' } } };
  const text = JSON.stringify({ format: 1, roots: [{ name: 'console', files: { 'drawers/a.json': value } }] });
  const made = JSON.stringify(value, undefined, 2);
  const of = (word: string) => {
    const location = {
      file: '../p.json/roots/console/drawers/a.json',
      offset: made.indexOf(word),
      length: word.length,
    };
    return locationInPublished({ file: '../p.json', text }, location, made);
  };
  for (const word of ['a"', 'aList'])
    expect(of(word)).toEqual({ file: '../p.json', offset: text.lastIndexOf(`"${word}`) + 1, length: word.length });
});
