import { expect, test } from 'vitest';
import { names } from '~/codegen/3-check/names/names';
import { createProject } from '~/codegen/1-parse/create-project';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const contract = contractOf({ urlQuery: {} });

table(
  names,
  [
    ['known names are fine', { given: { 'drawers/url.json': drawer([field()]) }, want: [] }],
    [
      'an icon is one of Blueprint',
      { given: { 'drawers/url.json': drawer([field()], { icon: '▶lnik' }) }, want: ['name/icon -> "link"'] },
    ],
    [
      'an operation is one of the contract',
      {
        given: { 'drawers/url.json': drawer([field()], { sources: { url: { operation: '▶urlQeury' } } }) },
        want: ['name/operation -> "urlQuery"'],
      },
    ],
    [
      'a path is one of the route table, with or without tail',
      {
        given: {
          'routes/home.json': {
            area: 'Home',
            routes: [
              { kind: 'screen', path: '/', title: 'Home' },
              { kind: 'screen', path: '/work/{id*}', title: 'Work' },
              { kind: 'redirect', path: '/a', to: '/work' },
              { kind: 'redirect', path: '/b', to: '▶/wrok' },
              { kind: 'redirect', path: '*', to: '/' },
            ],
          },
        },
        want: ['name/route -> "/work"'],
      },
    ],
    [
      'an external link is one of the vocabulary',
      {
        given: {
          'routes/out.json': { area: 'Out', routes: [{ kind: 'external', path: '/x', title: 'X', link: '▶vendro' }] },
        },
        want: ['name/externalLink -> "vendor"'],
      },
    ],
    [
      'the name of a drawer is corrected to its number, and numbers come with the names of drawers',
      {
        given: {
          'drawers/host.json': drawer([field()], { searchType: 10 }),
          'drawers/url.json': drawer([field({ object: { 'searchType▶': 99 } })]),
          'responses/block.json': {
            objects: ['▶host'],
            label: 'Block',
            icon: 'disable',
            consequence: 'Nobody can open it.',
            form: 'reason',
            operation: 'urlQuery',
          },
          'forms/reason.json': {
            schema: { type: 'object', properties: { reason: { type: 'string' } }, required: ['reason'] },
            layout: [{ property: 'reason', label: 'Reason', widget: 'textarea', messages: { any: 'Enter a reason.' } }],
          },
        },
        want: ['name/drawer -> Expected one of: 4 (url), 10 (host).', 'name/drawer -> 10'],
      },
    ],
    [
      'a preference of a scenario is of the console or of the engine',
      {
        given: {
          'drawers/url.json': drawer([field()]),
          'drawers/url.scenarios.json': {
            scenarios: [{ title: 'A', as: { preferences: ['language', 'plainKeysOff', '▶plainKeysOf'] } }],
          },
        },
        want: ['name/preference -> "plainKeysOff"'],
      },
    ],
    [
      'a scale, a panel and a default tab exist',
      {
        given: {
          'panels/facts.json': { input: {}, fields: [field({ value: 'input.x' })] },
          'scales/risk-level.json': { of: 'string', rows: [{ equals: 'a', text: 'A' }], else: 'dash' },
          'drawers/url.json': {
            ...drawer([]),
            defaultTab: '▶basics',
            tabs: [
              { id: 'basic', title: 'Basic', fields: [field({ type: 'scale', scale: '▶risk-levle' })] },
              { id: 'facts', title: 'Facts', panel: '▶fact' },
            ],
          },
        },
        want: ['name/tab -> "basic"', 'name/scale -> "risk-level"', 'name/panel -> "facts"'],
      },
    ],
    [
      'a refreshed source belongs to the same panel',
      {
        given: {
          'drawers/url.json': drawer([
            field({
              type: 'action',
              id: 'again',
              value: undefined,
              button: { id: 'again', label: 'Again', action: { type: 'refresh', source: '▶ulr' } },
            }),
          ]),
        },
        want: ['name/source -> "url"'],
      },
    ],
    [
      'a drawer is opened by a search type that exists',
      {
        given: {
          'drawers/url.json': drawer([
            field({
              type: 'action',
              id: 'open',
              value: undefined,
              button: {
                id: 'open',
                label: 'Open',
                action: { type: 'openDrawer', 'searchType▶': 7, objectId: 'input.id' },
              },
            }),
          ]),
        },
        want: ['name/drawer -> Expected one of: 4 (url).'],
      },
    ],
    [
      'a shared message exists, named by a text or by an error row',
      {
        given: {
          'drawers/url.json': drawer([field({ label: { message: '▶HELO' } })]),
          'errors.json': { rows: [{ policy: { kind: 'toast', message: '▶HELLOO' } }] },
        },
        want: ['name/message -> "HELLO"', 'name/message -> "HELLO"'],
      },
    ],
    [
      'the page that an error row leads back to exists',
      {
        given: { 'errors.json': { rows: [{ policy: { kind: 'panel', message: 'HELLO', back: '▶/no-page' } }] } },
        want: ['name/route -> Expected one of: "/".'],
      },
    ],
  ],
  contract,
);

const scenarios = (...parts: readonly string[]) => ({
  'drawers/url.json': drawer([], {
    tabs: [
      { id: 'basic', title: 'Basic', fields: [field()] },
      { id: 'more', title: 'More', fields: [field({ id: 'registrant', value: 'url.registrant' })] },
    ],
  }),
  'drawers/url.scenarios.json': {
    scenarios: [
      { title: 'A', visible: parts },
      { title: 'B', hidden: ['tabs.more'] },
    ],
  },
});

table(
  names,
  [
    [
      'a part that scenarios misspell is the one that is spelt alike in its list',
      {
        given: scenarios('tabs.basic', '▶tabs.baisc.fields.host', '▶tabs.more.fields.registrnat'),
        want: ['name/part -> "tabs.basic.fields.host"', 'name/part -> "tabs.more.fields.registrant"'],
      },
    ],
    [
      'a part that is in another list now is suggested there, unless scenarios name it for itself',
      {
        given: scenarios('▶tabs.gone.fields.registrant', '▶tabs.gone.fields.host', 'tabs.basic.fields.host'),
        want: ['name/part -> "tabs.more.fields.registrant"', 'name/part -> '],
      },
    ],
    [
      'a part whose id is another one now is known by the parts in it that scenarios name',
      {
        given: scenarios('▶tabs.further', '▶tabs.further.fields.registrant'),
        want: ['name/part -> "tabs.more"', 'name/part -> "tabs.more.fields.registrant"'],
      },
    ],
    [
      'and by the translations of its texts',
      {
        given: {
          ...scenarios('▶tabs.further'),
          'messages/ja.json': {
            language: '日本語',
            direction: 'ltr',
            texts: { 'drawers.url.tabs.further.title': { of: 'More', text: 'さらに' } },
          },
        },
        want: ['name/part -> "tabs.more"'],
      },
    ],
    [
      'as a default tab is whose id is another one now',
      {
        given: {
          'drawers/url.json': drawer([], {
            defaultTab: '▶first',
            tabs: [{ id: 'basic', title: 'Basic', fields: [field()] }],
          }),
          'messages/ja.json': {
            language: '日本語',
            direction: 'ltr',
            texts: { 'drawers.url.tabs.first.title': { of: 'Basic', text: '基本' } },
          },
        },
        want: ['name/tab -> "basic"'],
      },
    ],
    [
      'a part that is named without its list is the only one that ends alike',
      {
        given: scenarios('▶tabs.more.registrant'),
        want: ['name/part -> "tabs.more.fields.registrant"'],
      },
    ],
    [
      'a part that is like no other one is gone: what is expected of it is removed',
      {
        given: scenarios('▶tabs.summary'),
        want: ['name/part -> '],
      },
    ],
  ],
  contract,
);

test('while a file has a mistake, no part is taken for gone: it can be in that file', () => {
  const { project } = createProject(sourcesOf({ ...scenarios('tabs.summary'), 'panels/other.json': '{' }), contract);
  expect([...names(project)]).toMatchObject([{ code: 'name/part' }]);
  expect([...names(project)][0]).not.toHaveProperty('fix');
});

test('a broken file is known by its name: nothing follows from its mistakes', () => {
  const { project } = createProject(
    sourcesOf({
      'panels/facts.json': '{',
      'messages/en.json': '{',
      'drawers/url.json': drawer([field({ label: { message: 'NO' } })], {
        tabs: [{ id: 'basic', title: { message: 'NO' }, panel: 'facts' }],
      }),
    }),
    contract,
  );
  expect([...names(project)]).toEqual([]);
});
