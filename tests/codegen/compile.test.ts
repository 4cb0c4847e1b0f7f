import { describe, expect, test } from 'vitest';
import { synthesize } from '../../bench/synthetic';
import { withScreens } from '../../bench/synthetic-screens';
import { compile, createCompiler } from '../../codegen/compile';
import { edited, shipped } from './shipped-sources';

const url = 'descriptors/drawers/url.json';
const module = 'src/generated/drawers/url.ts';

function withField(value: string) {
  const line = `        { "type": "number", "value": "${value}", "label": "Second score" },\n`;
  return edited(shipped, url, (text) => text.replace(/^.*"fields": \[\n/m, (start) => start + line));
}

describe('compile', () => {
  const { files } = compile(shipped);

  test('gives the same text for the same sources, in whatever order they come', () => {
    const again = compile(new Map([...shipped].reverse()));
    expect([...again.files]).toEqual([...files]);
  });

  test('gives files in the order of their paths, with line feeds alone and one at the end', () => {
    expect([...files.keys()]).toEqual([...files.keys()].sort());
    for (const [path, text] of files) {
      expect(text, path).toMatch(/^\/\/ Generated from .* Do not edit\.\n/);
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

  test('one error anywhere leaves no files', () => {
    const broken = edited(shipped, 'descriptors/scales/web-reputation.json', (text) => text.replace('"of"', '"off"'));
    expect(compile(broken).files.size).toBe(0);
  });
});

test('the tree that is measured is one without mistakes', () => {
  const measured = withScreens(synthesize(shipped, { drawers: 2, fields: 40 }), { screens: 2, columns: 8 });
  const { files, diagnostics } = compile(measured);
  expect(diagnostics.filter(({ severity, file }) => severity === 'error' || /synthetic/.test(file))).toEqual([]);
  expect(files.get('src/generated/screens/synthetic-1.ts')).toContain("paged: 'audit'");
  expect(files.get('src/generated/drawers/synthetic-1.ts')?.match(/visibleWhen:/g)).toHaveLength(24);
});

describe('createCompiler', () => {
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
    const compiler = createCompiler();
    compiler.compile(shipped);
    const after = edited(shipped, path, change);
    expect(compiler.compile(after)).toEqual(compile(after));
    expect(compiler.compile(shipped)).toEqual(compile(shipped));
  });

  test('compiles after a file was added and taken away as if from nothing', () => {
    const compiler = createCompiler();
    compiler.compile(shipped);
    const more = new Map(shipped).set('descriptors/panels/second.json', new TextEncoder().encode('{}'));
    expect(compiler.compile(more)).toEqual(compile(more));
    expect(compiler.compile(shipped)).toEqual(compile(shipped));
  });
});
