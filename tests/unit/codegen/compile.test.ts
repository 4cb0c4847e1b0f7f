import { describe, expect, test } from 'vitest';
import { synthesize } from '~/bench/synthetic';
import { withScreens } from '~/bench/synthetic-screens';
import { compile, createCompiler } from '~/codegen/compile';
import { edited, shipped } from '../../harness/codegen/shipped-sources';

const url = 'descriptors/drawers/url.json';
const module = 'src/generated/console/drawers/url.ts';

function withField(value: string) {
  const line = `        { "type": "number", "value": "${value}", "label": "Second score" },\n`;
  return edited(shipped, url, (text) => text.replace(/^.*"fields": \[\n/m, (start) => start + line));
}

const fresh = compile(shipped);

describe('compile', () => {
  const { files } = fresh;

  test('gives the same text for the same sources, in whatever order they come', () => {
    const again = compile(new Map([...shipped].reverse()));
    expect([...again.files]).toEqual([...files]);
  });

  test('gives files in the order of their paths, with line feeds alone and one at the end', () => {
    expect([...files.keys()]).toEqual([...files.keys()].sort());
    for (const [path, text] of files) {
      expect(text, path).toMatch(
        /^(?:\/\/ Generated from .* Do not edit\.|\/\* Generated from .* Do not edit\. \*\/)\n/,
      );
      expect(text, path).toMatch(/[^\n]\n$/);
      expect(text, path).not.toContain('\r');
    }
  });

  test('a field added in one line appears with its function and nothing else changes', () => {
    const { files: changed, diagnostics } = compile(withField('url.hourlyAverageActivities'));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const different = [...changed].filter(([path, text]) => text !== files.get(path)).map(([path]) => path);
    expect(different).toEqual([module]);
    const text = changed.get(module) ?? '';
    expect(text).toContain("id: 'hourlyAverageActivities',");
    expect(text).toContain('value: (s: Reads) => s.url?.hourlyAverageActivities,');
  });

  test('a misspelt field is refused at its place with the nearest name, and nothing is generated', () => {
    const sources = withField('url.wrsScor');
    const { files: none, diagnostics } = compile(sources);
    expect(none.size).toBe(0);
    const lines = new TextDecoder().decode(sources.get(url)).split('\n');
    const line = lines.findIndex((text) => text.includes('url.wrsScor"'));
    const column = lines[line]?.indexOf('wrsScor"') ?? 0;
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([
      { file: url, line: line + 1, column: column + 1, length: 7, hint: 'Did you mean "wrsScore"?' },
    ]);
  });

  test.each<[string, { readonly path: string; readonly change: (text: string) => string; readonly want: string }]>([
    [
      'in the syntax of a document of the contract',
      { path: 'openapi/svp.yaml', change: (text) => text.replace('paths:', 'paths: ['), want: 'openapi/syntax' },
    ],
    [
      'in the document that all others refer to',
      { path: 'openapi/common.yaml', change: (text) => text.replace('components:', '}'), want: 'openapi/syntax' },
    ],
    [
      'in the id of an operation',
      {
        path: 'openapi/svp.yaml',
        change: (text) => text.replace('operationId:', 'operationIdd:'),
        want: 'openapi/unknown-member',
      },
    ],
    ...['scale', 'field', 'route', 'predicates'].map(
      (name): [string, { path: string; change: (text: string) => string; want: string }] => [
        `in the schema ${name}`,
        {
          path: `schemas/${name}.schema.json`,
          change: (text) => text.replace('"type":', '"typ":'),
          want: 'schema/keyword',
        },
      ],
    ),
  ])('a mistake %s is reported, and nothing that follows from it', (_, { path, change, want }) => {
    const { diagnostics } = compile(edited(shipped, path, change));
    expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([`${path} ${want}`]);
  });

  test('mistakes of the contract and of the schemas come before those of the descriptors', () => {
    const inAll = [url, 'openapi/svp.yaml', 'schemas/scale.schema.json'].reduce(
      (sources, path) => edited(sources, path, (text) => `${text}}`),
      shipped,
    );
    const files = compile(inAll).diagnostics.map(({ file }) => file);
    expect(files).toEqual(['openapi/svp.yaml', 'schemas/scale.schema.json', url]);
  });

  test('one error anywhere leaves no files', () => {
    const broken = edited(shipped, 'descriptors/scales/web-reputation.json', (text) => text.replace('"of"', '"off"'));
    expect(compile(broken).files.size).toBe(0);
  });
});

test('the tree that is measured is one without mistakes', () => {
  const measured = withScreens(synthesize(shipped, { drawers: 2, fields: 40 }), { screens: 2, columns: 8 });
  const { files, diagnostics } = compile(measured);
  expect(diagnostics.filter(({ severity, file }) => severity === 'error' || /synthetic/.test(file))).toEqual([]);
  expect(files.get('src/generated/console/screens/synthetic-1.ts')).toContain("paged: 'audit'");
  expect(files.get('src/generated/console/drawers/synthetic-1.ts')?.match(/visibleWhen:/g)).toHaveLength(24);
});

describe('createCompiler', () => {
  // One compiler for all edits: what it stores of one of them must not show in the next.
  const compiler = createCompiler();
  compiler.compile(shipped);

  test.each<[string, { readonly path: string; readonly change: (text: string) => string }]>([
    ['a drawer', { path: url, change: (text) => text.replace('"Host"', '"Host name"') }],
    ['a predicate', { path: 'descriptors/predicates.json', change: (text) => text.replace("'GOV_US'", "'GOV_EU'") }],
    [
      'a message',
      { path: 'descriptors/messages/en.json', change: (text) => text.replace('Detail Profile', 'Details') },
    ],
    ['the contract', { path: 'openapi/svp.yaml', change: (text) => text.replaceAll('wrsScore', 'wrsScoring') }],
    [
      'a schema',
      { path: 'schemas/drawer.schema.json', change: (text) => text.replace('"maxItems": 12', '"maxItems": 1') },
    ],
    [
      'a screen',
      { path: 'descriptors/screens/audit-log.json', change: (text) => text.replace('"id": "q"', '"id": "query"') },
    ],
    [
      'a scale that a filter offers',
      { path: 'descriptors/scales/audit-result.json', change: (text) => text.replace('"failed"', '"refused"') },
    ],
    [
      'a route that shows a screen',
      {
        path: 'descriptors/routes/administration.json',
        change: (text) => text.replace('"screen": "audit-log"', '"screen": "roles"'),
      },
    ],
    ['a broken file', { path: url, change: (text) => text.replace('{', '') }],
  ])('compiles after an edit of %s as if from nothing, and again after it is taken back', (_, { path, change }) => {
    const after = edited(shipped, path, change);
    expect(compiler.compile(after)).toEqual(compile(after));
    expect(compiler.compile(shipped)).toEqual(fresh);
  });

  test('compiles after a file was added and taken away as if from nothing', () => {
    const more = new Map(shipped).set('descriptors/panels/second.json', new TextEncoder().encode('{}'));
    expect(compiler.compile(more)).toEqual(compile(more));
    expect(compiler.compile(shipped)).toEqual(fresh);
  });
});
