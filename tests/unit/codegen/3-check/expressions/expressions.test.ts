import { expect, test } from 'vitest';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { any, listOf, number, objectOf, string } from '~/codegen/language/types';
import { createProject } from '~/codegen/1-parse/create-project';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const host = objectOf({ name: string, 'score?': number }, 'Host');
const contract = contractOf({
  urlQuery: {
    answer: objectOf({ 'host?': string, 'score?': number, 'hosts?': listOf(host) }, 'UrlObject'),
    parameters: [
      { name: 'id', in: 'path', required: true, type: string },
      { name: 'kind', in: 'query', required: false, type: { is: 'string', values: ['file', 'url'] } },
    ],
    body: objectOf({ url: string, 'more?': objectOf({ 'size?': number }) }),
  },
  getAuth: { answer: objectOf({ user: string }, 'Profile') },
  hosts: { answer: any },
});

const panel = (rest: object) => ({
  input: { id: 'string', size: 'number?' },
  fields: [field({ value: 'input.id' })],
  ...rest,
});
const form = (rest: object) => ({
  input: { id: 'string' },
  schema: { type: 'object', properties: { mail: { type: 'string' }, age: { type: 'number' } } },
  layout: [{ property: 'mail', label: 'Mail', widget: 'text', messages: { any: 'No.' }, ...rest }],
  submit: { id: 'send', label: 'Send', operation: 'urlQuery', body: { url: 'form.mail' } },
});
const vocabulary = {
  flags: {},
  permissions: {},
  regions: { UAE: 'R' },
  views: {},
  userTypes: {},
  externalLinks: { vendor: 'V' },
  menuIcons: [],
};
const predicates = { predicates: { evening: { description: 'D', when: "region == 'UAE'" } } };

table(
  expressions,
  [
    [
      'a drawer reads its input, its sources, the session and the predicates',
      {
        given: {
          'vocabulary.json': vocabulary,
          'predicates.json': predicates,
          'drawers/url.json': drawer([
            field({
              value: 'url.host',
              visibleWhen: "evening && profile.user == input.id && language == 'en' && site != userType",
            }),
          ]),
        },
        want: [],
      },
    ],
    [
      'the mark stands inside the text, also behind escapes',
      {
        given: { 'drawers/url.json': drawer([field({ id: 'a', value: '"\\"é" + url.▶hosst' })]) },
        want: ['expression/unknown-field -> host'],
      },
    ],
    [
      'all mistakes of a project are told',
      {
        given: {
          'vocabulary.json': vocabulary,
          'drawers/url.json': drawer([
            field({ value: 'url.▶hst', visibleWhen: ' ▶ulr.host == null && region == ▶"UEA"' }),
            field({ id: 'b', value: ' ▶hosts.a' }),
          ]),
        },
        want: [
          'expression/unknown-field -> host',
          'expression/unknown-name -> url',
          'expression/value -> \\"UAE\\"',
          'expression/unknown-name -> url.hosts',
        ],
      },
    ],
    [
      'a panel knows its own input and sources and nothing of a drawer',
      {
        given: {
          'panels/a.json': panel({
            sources: { other: { operation: 'urlQuery', path: { id: 'input.id' }, body: { url: 'input.id' } } },
            fields: [field({ value: 'other.host' }), field({ value: ' ▶url.host' }), field({ value: 'input.▶ide' })],
          }),
        },
        want: [
          'expression/unknown-name -> Expected one of: "region", "site", "tracking", "serviceProviderContext", "view", "userType", "language", "profile", "input", "other".',
          'expression/unknown-field -> id',
        ],
      },
    ],
    [
      'a form reads its values by its schema',
      {
        given: {
          'forms/f.json': form({
            note: { text: { text: '{a}', with: { a: 'form.▶mial' } }, visibleWhen: 'form.age > 1' },
          }),
        },
        want: ['expression/unknown-field -> mail'],
      },
    ],
    [
      'a first value fits its property',
      { given: { 'forms/f.json': form({ initial: ' ▶1' }) }, want: ['expression/type -> string(1)'] },
    ],
    [
      'item is an entry of the list beside it',
      {
        given: {
          'drawers/url.json': drawer([
            { type: 'list', value: 'url.hosts', label: 'A', item: 'item.▶nme' },
            {
              type: 'table',
              id: 't',
              value: 'url.hosts.filter(h, h.score > 1)',
              label: 'T',
              columns: [
                { type: 'text', id: 'n', label: 'N', value: 'item.name' },
                { type: 'number', id: 's', label: 'S', value: 'item.▶scroe' },
              ],
            },
            field({ id: 'x', value: ' ▶item.name' }),
          ]),
        },
        want: [
          'expression/unknown-field -> name',
          'expression/unknown-field -> score',
          'expression/unknown-name -> Expected one of: "region", "site", "tracking", "serviceProviderContext", "view", "userType", "language", "profile", "input", "url".',
        ],
      },
    ],
    [
      'a condition is true or false, a number a number, a list a list',
      {
        given: {
          'drawers/url.json': drawer([
            { type: 'number', value: ' ▶url.host', label: 'N', visibleWhen: ' ▶url.score' },
            { type: 'list', value: ' ▶url.score', label: 'L' },
          ]),
        },
        want: [
          'expression/type',
          'expression/type -> Compare it, e.g. with `==`, or test for it with `has(...)`.',
          'expression/type',
        ],
      },
    ],
    [
      'what is sent fits the contract',
      {
        given: {
          'panels/a.json': panel({
            sources: {
              other: {
                operation: 'urlQuery',
                path: { id: ' ▶input.size' },
                query: { kind: " ▶'fiel'" },
                body: { url: ' ▶1', more: { size: ' ▶input.id' } },
              },
            },
            buttons: [{ id: 'r', label: 'R', action: { type: 'refresh', source: 'other', query: { kind: ' ▶1' } } }],
          }),
        },
        want: [
          'expression/type -> string(input.size)',
          "expression/value -> 'file'",
          'expression/type -> string(1)',
          'expression/type',
          'expression/type -> string(1)',
        ],
      },
    ],
    [
      'what is handed on fits the declared input',
      {
        given: {
          'panels/a.json': panel({}),
          'drawers/url.json': drawer([], {
            tabs: [{ id: 'basic', title: 'B', panel: 'a', with: { id: ' ▶url.score', size: ' ▶url.host' } }],
          }),
        },
        want: ['expression/type -> string(url.score)', 'expression/type'],
      },
    ],
    [
      'a text takes texts and numbers',
      {
        given: {
          'drawers/url.json': drawer([
            field({ label: { text: '{a} {b} {c}', with: { a: 'url.host', b: 'url.score', c: ' ▶url.hosts' } } }),
          ]),
        },
        want: ['expression/type'],
      },
    ],
  ],
  contract,
);

test('a name is unknown where the file that would declare it is not there', () => {
  const given = {
    'vocabulary.json': null,
    'predicates.json': null,
    'drawers/url.json': drawer([field({ visibleWhen: "evening || flag('x') || region == 'X'" })]),
  };
  const { project } = createProject(sourcesOf(given), contract);
  expect([...expressions(project)].map(({ code }) => code)).toEqual([
    'expression/unknown-name',
    'expression/unknown-name',
    'expression/value',
  ]);
});
