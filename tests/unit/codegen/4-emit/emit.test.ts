import { describe, expect, test } from 'vitest';
import type { Json } from '~/codegen/language/model';
import { emitTiny, evaluate } from '~/tests/harness/codegen/4-emit/tiny';

const title = { message: 'DRAWER.TITLE' };
const head = { searchType: 4, title, kind: 'URL', icon: 'link', name: 'input.id', defaultTab: 'a' };

function drawer(
  tab: { readonly [name: string]: Json },
  sources: Json = { url: { operation: 'urlQuery' } },
  rest: { readonly [name: string]: Json } = {},
) {
  return { 'drawers/url': { ...head, sources, ...rest, tabs: [{ id: 'a', title: 'A', ...tab }] } };
}

describe('a compiled drawer', () => {
  test.each<[string, { given: { readonly [name: string]: Json }; want: RegExp }]>([
    ['with a width of its own', { given: { width: 500 }, want: /'?4'?: \{.*width: 500/s }],
    ['without one', { given: {}, want: /^(?!.*width: \d)/s }],
  ])('tells its width before it is loaded: %s', (_, { given, want }) => {
    const fields: readonly Json[] = [{ type: 'text', value: 'url.os.platform', label: 'Platform' }];
    expect(emitTiny(drawer({ fields }, undefined, given))('catalogue.ts')).toMatch(want);
  });

  test('has its id, the ids of its fields, addresses of its texts and functions for its expressions', () => {
    const fields: readonly Json[] = [
      { type: 'text', value: 'url.os.platform', label: 'Platform' },
      { type: 'number', id: 'sum', value: 'url.a + 1', label: 'Sum', visibleWhen: "region != 'UAE'" },
    ];
    expect(emitTiny(drawer({ fields }))('drawers/url.ts'))
      .toBe(`// Generated from descriptors/drawers/url.json. Do not edit.
import type { Drawer } from '../../contract/descriptor-types';
import type { Reads } from '../../contract/types';

const drawer: Drawer = {
  id: 'url',
  searchType: 4,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.url.kind', text: 'URL' },
  icon: 'link',
  name: (s: Reads) => s.input?.id,
  defaultTab: 'a',
  sources: { url: { operation: 'urlQuery' } },
  tabs: [
    {
      id: 'a',
      title: { key: 'drawers.url.tabs.a.title', text: 'A' },
      fields: [
        {
          id: 'os.platform',
          type: 'text',
          value: (s: Reads) => s.url?.os?.platform,
          label: { key: 'drawers.url.tabs.a.fields.os.platform.label', text: 'Platform' },
        },
        {
          type: 'number',
          id: 'sum',
          value: (s: Reads, f) => f.add(s.url?.a, 1),
          label: { key: 'drawers.url.tabs.a.fields.sum.label', text: 'Sum' },
          visibleWhen: (s: Reads, f) => f.ne(s.region, 'UAE'),
        },
      ],
      needs: ['url'],
    },
  ],
  needs: [],
};

export default drawer;
`);
  });

  const sources = {
    first: { operation: 'urlQuery' },
    second: { operation: 'urlQuery', body: { deep: { url: 'first.host' } } },
    third: { operation: 'urlQuery', when: 'has(second.host)' },
  };
  test.each<[string, { readonly given: { readonly [name: string]: Json }; readonly want: string }]>([
    [
      'a tab needs the source its field reads',
      { given: { fields: [{ type: 'text', value: 'first.host', label: 'x' }] }, want: "['first']" },
    ],
    [
      'a tab that reads none needs none',
      { given: { fields: [{ type: 'text', value: 'input.id', label: 'x' }] }, want: '[]' },
    ],
    [
      'a tab needs what its panel is given',
      { given: { panel: 'other', with: { id: 'first.host' } }, want: "['first']" },
    ],
    [
      'a tab does not need what its panel is given later',
      {
        given: { panel: 'other', with: { id: 'first.host' }, deferredInputs: { name: 'third.host' } },
        want: "['first']",
      },
    ],
    [
      'a source needed brings those it reads itself',
      { given: { panel: 'other', with: { id: 'third.host' } }, want: "['first', 'second', 'third']" },
    ],
    [
      'whether the tab itself is shown is not of its content',
      { given: { visibleWhen: 'has(first.host)', panel: 'other' }, want: '[]' },
    ],
  ])('%s', (_, { given, want }) => {
    const files = emitTiny(drawer(given, sources));
    expect(files('drawers/url.ts')).toContain(`\n      needs: ${want},`);
  });

  test('a drawer needs what its head and the conditions of its tabs read, by way of named values too', () => {
    const tab = { visibleWhen: 'a != null', fields: [{ type: 'text', id: 'x', value: '1', label: 'x' }] };
    const described = drawer(tab, sources, { values: { a: 'third.host', b: 'first.host' }, name: 'input.id' });
    expect(emitTiny(described)('drawers/url.ts')).toContain(`\n  needs: ['first', 'second', 'third'],`);
  });

  test('what the head tells asks for nothing', () => {
    const head = { tag: { label: 'x', value: 'first.score', scale: 's' }, facts: [{ value: 'third.host' }] };
    const described = drawer({ panel: 'other' }, sources, { name: 'input.id', head });
    expect(emitTiny(described)('drawers/url.ts')).toContain(`\n  needs: [],`);
  });

  test('a drawer needs what a panel is given later', () => {
    const described = drawer({ panel: 'other', deferredInputs: { name: 'second.host' } }, sources, {
      name: 'input.id',
    });
    expect(emitTiny(described)('drawers/url.ts')).toContain(`\n  needs: ['first', 'second'],`);
  });

  test('a tab does not need what a section reads that waits alone; that section does', () => {
    const field = (value: string) => ({ type: 'text', value, label: 'x' });
    const given: readonly Json[] = [
      { id: 'now', fields: [field('first.host')] },
      { id: 'then', deferred: true, fields: [field('second.host')] },
    ];
    const text = emitTiny(drawer({ sections: given }, sources, { name: 'input.id' }))('drawers/url.ts');
    expect(text).toContain(`\n      needs: ['first'],`);
    expect(text).toMatch(/id: 'then'[^]*needs: \['first', 'second'\]/);
  });

  test('a tab needs the source that a named value reads which it reads itself', () => {
    const content = { fields: [{ type: 'text', id: 'x', value: 'b', label: 'x' }] };
    const described = drawer(content, sources, { values: { a: 'first.host', b: 'a', c: 'second.host' } });
    expect(emitTiny(described)('drawers/url.ts')).toContain(`\n      needs: ['first'],`);
  });

  test('scales and panels are imported, not named', () => {
    const fields = [{ type: 'scale', value: 'url.a', label: 'x', scale: 'web-reputation' }];
    const text = emitTiny(drawer({ fields }))('drawers/url.ts');
    expect(text).toContain("import webReputationScale from '../scales/web-reputation';\n");
    expect(text).toContain('scale: webReputationScale,');
  });

  test('predicates are called from their module', () => {
    const given = { visibleWhen: '!calm', fields: [{ type: 'text', value: 'input.id', label: 'x' }] };
    const predicates = { predicates: { calm: { description: 'x', when: "region == 'UAE'" } } };
    const text = emitTiny({ ...drawer(given), predicates })('drawers/url.ts');
    expect(text).toContain("import { predicates as p } from '../predicates';\n");
    expect(text).toContain('visibleWhen: (s: Reads, f) => f.not(p.calm(s, f)),');
  });
});

test('texts with places and texts of shared messages keep their values as functions', () => {
  const content: readonly Json[] = [
    { type: 'paragraph', text: { text: 'Hello {name}', with: { name: 'input.name' } } },
    { type: 'paragraph', text: { message: 'A.B', with: { name: 'input.name' } } },
  ];
  const dialog = {
    title: 'T',
    closing: 'dismissible',
    width: 'input.width',
    input: { width: 'number?', name: 'string?' },
    content,
  };
  const text = emitTiny({ 'dialogs/one': dialog })('dialogs/one.ts');
  expect(text).toContain('width: (s: Reads) => s.input?.width,');
  expect(text.replace(/\s+/g, ' ')).toContain(
    "{ key: 'dialogs.one.content.0.text', text: 'Hello {name}', with: { name: (s: Reads) => s.input?.name }, }",
  );
  expect(text).toContain("{ key: 'A.B', with: { name: (s: Reads) => s.input?.name } }");
});

test('rules stand beside predicates and ask each other', () => {
  const rules = {
    a: { description: 'x', of: ['name'], value: 'lower(name)' },
    b: { description: 'x', of: ['list'], value: 'list.map(entry, a(entry))' },
  };
  const text = emitTiny({ predicates: { predicates: {}, rules } })('predicates.ts');
  expect(text).toContain("export type PredicateName = 'a' | 'b';");
  expect(text).toContain('a: (s: Reads, f) => f.lower(s.name),');
  expect(text).toContain('b: (s: Reads, f) => f.map(s.list, ($entry) => p.a({ name: $entry }, f)),');
});

test('predicates name each other inside their module', () => {
  const predicates = { a: { description: 'x', when: "region == 'UAE'" }, new: { description: 'x', when: '!a' } };
  const text = emitTiny({ predicates: { predicates } })('predicates.ts');
  expect(text).toContain("export type PredicateName = 'a' | 'new';");
  expect(text).toContain('new: (s: Reads, f) => f.not(p.a(s, f))');
  expect(text).not.toContain("from './predicates'");
});

describe('error rows', () => {
  test('stand most special first, those with a status before all others; rows of equal rank keep their order', async () => {
    const rows: readonly Json[] = [
      { policy: { kind: 'toast', message: 'any' } },
      { status: '5xx', policy: { kind: 'toast', message: 'any 5xx' } },
      { status: 503, policy: { kind: 'toast', message: 'any 503' } },
      { prefix: '/a', policy: { kind: 'toast', message: 'short prefix' } },
      { prefix: '/a/long', status: 404, policy: { kind: 'toast', message: 'long prefix 404' } },
      { prefix: '/a/long', status: 404, number: 7, policy: { kind: 'toast', message: 'long prefix 404 number' } },
      { prefix: '/a', status: 404, number: 7, policy: { kind: 'toast', message: 'short prefix 404 number' } },
      { operation: 'x', policy: { kind: 'toast', message: 'operation' } },
      { operation: 'x', status: 404, policy: { kind: 'toast', message: 'operation 404' } },
      { operation: 'x', status: 404, number: 7, policy: { kind: 'toast', message: 'operation 404 number' } },
      { status: 503, policy: { kind: 'toast', message: 'any 503, second' } },
      { status: 'none', policy: { kind: 'toast', message: 'any none' } },
    ];
    const { errorRows } = await evaluate(emitTiny({ errors: { rows } })('errors.ts'));
    expect(errorRows).toMatchObject(
      [
        'operation 404 number',
        'operation 404',
        'long prefix 404 number',
        'long prefix 404',
        'short prefix 404 number',
        'any 503',
        'any 503, second',
        'any none',
        'any 5xx',
        'operation',
        'short prefix',
        'any',
      ].map((message) => ({ policy: { message } })),
    );
  });
});

test('icons are exactly those that descriptors name, and what is loaded later imports its own', () => {
  const fields = ['cog', 'arrow-left'].map((icon) => ({
    type: 'action',
    id: icon,
    label: 'x',
    button: { id: 'b', label: 'x', icon, action: { type: 'close' } },
  }));
  const vocabulary = {
    flags: {},
    permissions: {},
    regions: {},
    views: {},
    userTypes: {},
    externalLinks: {},
    menuIcons: ['home', 'delete'],
  };
  const file = emitTiny({ ...drawer({ fields }), vocabulary });
  const text = file('icons.ts');
  expect(text.match(/paths\/[\w-]+/g)).toEqual(['paths/arrow-left', 'paths/delete', 'paths/home', 'paths/link']);
  expect(text).toContain("'arrow-left': arrowLeftIcon, delete: deleteIcon, home: homeIcon, link: linkIcon };");
  expect(file('ids.ts')).toContain("export type IconName = 'arrow-left' | 'delete' | 'home' | 'link';");
  expect(file('drawers/url.ts')).toMatch(/icon: 'link',[^]*icon: cogIcon,[^]*icon: 'arrow-left',/);
});

test('the vocabulary becomes lists and types', async () => {
  const vocabulary = {
    flags: { 'a-b': 'x', c: 'x' },
    permissions: {},
    regions: {},
    views: {},
    userTypes: {},
    externalLinks: {},
    menuIcons: ['home'],
  };
  const text = emitTiny({ vocabulary })('vocabulary.ts');
  expect(await evaluate(text)).toMatchObject({ flags: ['a-b', 'c'], permissions: [], menuIcons: ['home'] });
  expect(text).toContain('export type Flag = (typeof flags)[number];');
});
