import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { findingsOf } from '~/codegen/3-check/rules';
import { createProject, ParseCache } from '~/codegen/1-parse/create-project';
import type { Diagnostic, Sources } from '~/codegen/language/model';
import { formatDiagnostics } from '~/codegen/diagnostics/format-diagnostics';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';

// Thousands of random documents each: on a busy machine they take longer than other tests may.
vi.setConfig({ testTimeout: 120_000 });

const none = { operations: new Map(), schemes: new Map(), isIncomplete: true };
const encoder = new TextEncoder();

/** What the documents have in common, the schemas first of all, is read once. */
const cache = new ParseCache();

/** Everything short of emitting; throws nothing, and every diagnostic has a position. */
function compile(sources: Sources): readonly Diagnostic[] {
  const { project, diagnostics } = createProject(sources, none, cache);
  const all = [...diagnostics, ...findingsOf(project)];
  expect(formatDiagnostics(all, sources)).toContain('error');
  for (const { line, column, length } of all) expect(Math.min(line, column, length)).toBeGreaterThan(0);
  return all;
}

const shipped = [
  'drawers/url.json',
  'panels/sandbox.json',
  'forms/support-case.json',
  'scales/web-reputation.json',
  'routes/home.json',
  'errors.json',
  'messages/en.json',
];
const base = new Map(shipped.map((path) => [path, readFileSync(`descriptors/${path}`, 'utf8')]));

const fragments = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '\\u',
    '//',
    '/*',
    'null',
    '1e999',
    '"__proto__":',
    '\uFEFF',
    '\n',
  ),
);

test('any bytes give diagnostics, never an exception', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shipped), fc.uint8Array({ maxLength: 200 }), (path, bytes) => {
      compile(new Map(sourcesOf({})).set(`descriptors/${path}`, bytes));
    }),
    { numRuns: 150 },
  );
});

test('any JSON gives diagnostics, never an exception', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shipped), fc.json({ maxDepth: 6 }), (path, text) => {
      expect(compile(sourcesOf({ [path]: text }))).not.toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('descriptors with pieces put in or taken out never throw', () => {
  const changes = fc.array(
    fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), take: fc.nat(12), put: fragments }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(fc.constantFrom(...shipped), changes, (path, list) => {
      const text = list.reduce(
        (before, { at, take, put }) => {
          const index = Math.floor(at * before.length);
          return before.slice(0, index) + put + before.slice(index + take);
        },
        base.get(path) ?? '',
      );
      compile(sourcesOf({ [path]: text }));
    }),
    { numRuns: 150 },
  );
});

test('descriptors with any value in any place never throw', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shipped), fc.nat(), fc.jsonValue({ maxDepth: 3 }), (path, position, value) => {
      let seen = 0;
      const length = count(JSON.parse(base.get(path) ?? ''));
      const changed = JSON.stringify(JSON.parse(base.get(path) ?? ''), (_, old) =>
        seen++ === position % length ? value : old,
      );
      compile(sourcesOf({ [path]: changed }));
    }),
    { numRuns: 150 },
  );
});

test('broken schemas give diagnostics, never an exception', () => {
  const schemas = ['common', 'drawer', 'field', 'route', 'scale'];
  fc.assert(
    fc.property(
      fc.constantFrom(...schemas),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(40),
      fragments,
      (name, at, take, put) => {
        const path = `schemas/${name}.schema.json`;
        const sources = new Map(sourcesOf({ 'drawers/url.json': drawer([field()]) }));
        const text = readFileSync(path, 'utf8');
        const index = Math.floor(at * text.length);
        compile(sources.set(path, encoder.encode(text.slice(0, index) + put + text.slice(index + take))));
      },
    ),
    { numRuns: 100 },
  );
});

function count(value: unknown): number {
  const below: readonly unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return below.reduce((sum: number, one) => sum + count(one), 1);
}

const large: readonly [string, { given: Readonly<Record<string, unknown>>; want: string }][] = [
  ['ten million brackets', { given: { 'drawers/a.json': '['.repeat(10_000_000) }, want: 'json/too-deep' }],
  ['ten million quotes', { given: { 'drawers/a.json': '"'.repeat(10_000_000) }, want: 'json/syntax' }],
  ['a hundred thousand unknown keys', { given: { 'drawers/a.json': keys(100_000) }, want: 'schema/unknown-key' }],
  [
    'ten thousand fields with one id',
    { given: { 'drawers/a.json': drawer(Array.from({ length: 10_000 }, () => field())) }, want: 'id/duplicate' },
  ],
  [
    'ten thousand unknown names',
    {
      given: {
        'drawers/a.json': drawer(
          Array.from({ length: 10_000 }, (_, id) => field({ id: `f${id}`, label: { message: `X${id}` } })),
        ),
      },
      want: 'rule/too-many',
    },
  ],
  [
    'a hundred thousand rows of a scale',
    {
      given: {
        'scales/a.json': {
          of: 'integer',
          rows: Array.from({ length: 100_000 }, (_, from) => ({ from, to: from, text: 'A' })),
          else: 'dash',
        },
      },
      want: 'schema/items',
    },
  ],
  [
    'a hundred thousand error rows',
    {
      given: {
        'errors.json': {
          rows: Array.from({ length: 100_000 }, (_, at) => ({ prefix: `/${at}`, policy: { kind: 'ignore' } })),
        },
      },
      want: 'schema/items',
    },
  ],
  [
    'ten thousand redirects in a row',
    {
      given: {
        'routes/a.json': {
          area: 'A',
          routes: Array.from({ length: 10_000 }, (_, at) => ({ kind: 'redirect', path: `/a${at}`, to: `/a${at + 1}` })),
        },
      },
      want: 'route/redirect',
    },
  ],
];

test.each(large)(
  '%s are refused without a hang',
  (_, { given, want }) => {
    expect(compile(sourcesOf(given)).map(({ code }) => code)).toContain(want);
  },
  30_000,
);

function keys(count: number): string {
  return `{${Array.from({ length: count }, (_, index) => `"k${index}": 1`).join()}}`;
}
