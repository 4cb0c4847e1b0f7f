import { describe, expect, test } from 'vitest';
import type { Json } from '~/codegen/language/model';
import { emitTiny, evaluate } from '~/tests/harness/codegen/4-emit/tiny';

interface Emitted {
  readonly paged?: string;
  readonly needs?: readonly string[];
  readonly tiles?: readonly { readonly needs: readonly string[] }[];
  readonly sections?: readonly { readonly needs?: readonly string[] }[];
}

const call: Json = { operation: 'any' };
const column: Json = { type: 'text', id: 'name', label: 'Name', value: 'item.name' };
const rows: Json = { rows: 'hosts.items', rowId: 'item.id', columns: [column] };
const page: Json = { offset: 'page.offset', limit: 'page.size' };

/** What one screen is compiled to; its functions are as they are written. */
async function screenOf(value: { readonly [name: string]: Json }): Promise<Emitted> {
  const { default: screen } = await evaluate(emitTiny({ 'screens/one': value })('screens/one.ts'));
  return Object(screen);
}

describe('a table', () => {
  const table = (rest: { readonly [name: string]: Json }) => screenOf({ kind: 'table', ...Object(rows), ...rest });

  test('names the source that it asks page by page, and all else that it needs', async () => {
    const screen = await table({
      name: 'title.text',
      total: 'hosts.total',
      sources: {
        hosts: { operation: 'any', query: { ...Object(page), kind: 'kinds.first' } },
        kinds: call,
        title: call,
        idle: call,
      },
    });
    expect(screen).toMatchObject({ paged: 'hosts', needs: ['kinds', 'title'] });
  });

  test('knows it through a named value', async () => {
    const screen = await table({
      values: { list: 'hosts.items.filter(one, has(one.id))' },
      rows: 'list',
      sources: { hosts: { operation: 'any', query: page } },
    });
    expect(screen).toMatchObject({ paged: 'hosts', needs: [] });
  });

  test('needs a list that comes whole like any other answer', async () => {
    const screen = await table({ sources: { hosts: call } });
    expect(screen.needs).toEqual(['hosts']);
    expect(screen).not.toHaveProperty('paged');
  });

  test('hands its calls the part and the order that are asked for', () => {
    const text = emitTiny({
      'screens/one': {
        kind: 'table',
        ...Object(rows),
        filters: [{ type: 'text', id: 'q', label: 'Search' }],
        sources: { hosts: { operation: 'any', query: { ...Object(page), sort: 'sort.signed', q: 'filter.q' } } },
      },
    })('screens/one.ts');
    // `sort` and `filter` are names that every list has: they are asked for.
    for (const code of [
      's.page?.offset',
      's.page?.size',
      "f.get(f.get(s, 'sort'), 'signed')",
      "f.get(f.get(s, 'filter'), 'q')",
    ])
      expect(text).toContain(code);
  });
});

test('each tile names what it needs, and the page what is above them', async () => {
  const screen = await screenOf({
    kind: 'tiles',
    sources: { counts: call, trend: { operation: 'any', query: { of: 'kinds.first' } }, kinds: call, names: call },
    filters: [
      {
        type: 'choice',
        id: 'site',
        label: 'Site',
        options: { rows: 'names.sites', value: 'item.id', label: 'item.name' },
      },
    ],
    tiles: [
      { type: 'number', id: 'a', title: 'A', value: 'counts.all' },
      {
        type: 'line',
        id: 'b',
        title: { text: '{n} days', with: { n: 'size(trend.days)' } },
        rows: 'trend.days',
        time: 'item.day',
        series: [{ id: 'x', label: 'X', value: 'item.count' }],
      },
      { type: 'number', id: 'c', title: 'C', value: '1' },
    ],
  });
  expect(screen.needs).toEqual(['names']);
  expect(screen.tiles?.map(({ needs }) => needs)).toEqual([['counts'], ['trend', 'kinds'], []]);
});

test('a section that waits alone names what it needs', async () => {
  const field = (value: string): Json => ({ type: 'text', value, label: 'L' });
  const screen = await screenOf({
    kind: 'sections',
    sources: { first: call, second: call },
    sections: [
      { id: 'now', fields: [field('first.a')] },
      { id: 'then', deferred: true, fields: [field('second.b')] },
    ],
  });
  expect(screen.needs).toEqual(['first']);
  expect(screen.sections?.map(({ needs }) => needs)).toEqual([undefined, ['second']]);
});

test('screens that send no calls need none', async () => {
  const tab = (id: string): Json => ({ id, title: 'T', screen: 'two' });
  const tabs = { kind: 'tabs', tabs: [tab('a'), tab('b')] };
  expect(await screenOf({ kind: 'placeholder' })).not.toHaveProperty('needs');
  expect(await screenOf(tabs)).not.toHaveProperty('needs');
});

test('the catalogue loads every screen by its name', () => {
  const file = emitTiny({ 'screens/one': { kind: 'placeholder' }, 'screens/two-b': { kind: 'placeholder' } });
  expect(file('ids.ts')).toContain("export type ScreenId = 'one' | 'two-b';");
  expect(file('catalogue.ts')).toContain("'two-b': { load: () => import('./screens/two-b') }");
  expect(emitTiny({})('ids.ts')).toContain('export type ScreenId = never;');
});

test('a route keeps the period for the screen, the detail or a tab that looks at it', async () => {
  const screen = (rest: Json) => ({
    kind: 'tiles',
    tiles: [{ type: 'number', id: 'a', title: 'A', value: '1' }],
    ...Object(rest),
  });
  const route = (path: string, rest: object) => ({ kind: 'screen', path, title: 'T', ...rest });
  const { routes } = await evaluate(
    emitTiny({
      'screens/still': screen({}),
      'screens/timed': screen({ period: true }),
      'screens/tabs': {
        kind: 'tabs',
        tabs: [
          { id: 'a', title: 'A', screen: 'still' },
          { id: 'b', title: 'B', screen: 'timed' },
        ],
      },
      'routes/home': {
        area: 'Home',
        routes: [
          route('/plain', {}),
          route('/still', { screen: 'still' }),
          route('/timed', { screen: 'timed' }),
          route('/tabs', { screen: 'tabs' }),
          route('/one/{id*}', { screen: 'still', detail: 'timed' }),
        ],
      },
    })('routes.ts'),
  );
  const reported = Object.values(Object(routes)).map((one) => {
    const { path, screen: id, detail, period } = Object(one);
    return [path, id, detail, period];
  });
  expect(reported).toEqual([
    ['/plain', undefined, undefined, undefined],
    ['/still', 'still', undefined, undefined],
    ['/timed', 'timed', undefined, true],
    ['/tabs', 'tabs', undefined, true],
    ['/one/{id*}', 'still', 'timed', true],
  ]);
});

test('a gallery names the routes of its dashboards, also where a tab shows them', async () => {
  const tile: Json = { type: 'number', id: 'n', title: 'N', value: '1' };
  /** An entry of a gallery, or a tab. */
  const entry = (id: string): Json => ({ id, title: 'T', screen: id });
  const files = emitTiny({
    'screens/five': { kind: 'placeholder' },
    'screens/one': { kind: 'tiles', arrangeable: true, gallery: ['two', 'three', 'four'].map(entry), tiles: [tile] },
    ...{ 'screens/two': { kind: 'tiles', tiles: [tile] }, 'screens/three': { kind: 'tiles', tiles: [tile] } },
    'screens/four': { kind: 'tiles', tiles: [tile] },
    'screens/all': { kind: 'tabs', tabs: ['three', 'five'].map(entry) },
    'routes/all': {
      area: 'All',
      routes: [
        { kind: 'screen', path: '/two', screen: 'two', title: 'Two' },
        { kind: 'screen', path: '/both', screen: 'two', title: 'Both' },
        { kind: 'screen', path: '/all', screen: 'all', title: 'All' },
      ],
    },
  });
  const { default: screen } = await evaluate(files('screens/one.ts'));
  const { gallery }: { gallery: readonly { readonly routes: readonly string[] }[] } = Object(screen);
  expect(gallery.map(({ routes }) => routes)).toEqual([['/two', '/both'], ['/all'], []]);
});
