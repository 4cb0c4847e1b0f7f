import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { run } from '~/codegen/commands/run';
import { createCompiler } from '~/codegen/compile';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { readSources } from '~/codegen/host/read-sources';
import { kinds } from '~/codegen/language/kinds';
import { KindTable } from '~/codegen/language/kind-table';

const root = `${process.cwd()}/examples/fleet`;

test('the console of the example has no mistake, and nothing to warn of', async () => {
  const { layout } = await readProjectFolder(root);
  let printed = '';
  const print = (text: string) => (printed += text);
  const compiler = createCompiler(new KindTable(kinds, layout));
  expect(await run(['check'], { root, print, now: () => 0, compiler })).toBe(0);
  expect(printed).toMatch(/^\d+ descriptors without a mistake\.\n$/);
});

test('the example publishes what its second team compiles with', async () => {
  const { layout } = await readProjectFolder(root);
  let printed = '';
  const print = (text: string) => (printed += text);
  const compiler = createCompiler(new KindTable(kinds, layout));
  await run(['publish', '--check'], { root, print, now: () => 0, compiler });
  expect(printed).toBe('published.json is up to date.\n');
});

describe('a mistake in the theme is reported once, at its line, with its correction', () => {
  test.each<[string, { from: string; to: string; code: string; fix?: string }]>([
    ['a colour', { from: '"#5eead4" },\n    "focus"', to: '"#5eead" },\n    "focus"', code: 'theme/color' }],
    ['a token', { from: '"accentHover"', to: '"accentHovr"', code: 'schema/unknown-key', fix: 'accentHover' }],
    ['a theme', { from: '"light": "#0f766e"', to: '"ligth": "#0f766e"', code: 'schema/unknown-key', fix: 'light' }],
    ['a logo', { from: '"fleet.svg"', to: '"flet.svg"', code: 'theme/file' }],
    ['a density', { from: '"compact"', to: '"compct"', code: 'schema/value', fix: 'compact' }],
    [
      'a brand that is too light for white text',
      {
        from: '"accent": { "light": "#0f766e"',
        to: '"accent": { "light": "#2dd4bf"',
        code: 'theme/contrast',
        fix: '#',
      },
    ],
  ])('%s', async (_, { from, to, code, fix = '' }) => {
    const { layout } = await readProjectFolder(root);
    const { sources } = readSources(root, layout);
    const text = new TextDecoder().decode(sources.get('descriptors/theme.json'));
    expect(text).toContain(from);
    const changed = new Map(sources).set('descriptors/theme.json', new TextEncoder().encode(text.replace(from, to)));
    const { diagnostics } = createCompiler(new KindTable(kinds, layout)).check(changed);
    expect(diagnostics.map((one) => one.code)).toEqual([code]);
    expect(diagnostics[0]?.line).toBe(text.slice(0, text.indexOf(from)).split('\n').length);
    expect(diagnostics[0]?.fix?.text ?? '').toContain(fix);
  });
});

test('the console has every text of the engine, and writes none of them again', async () => {
  const { layout } = await readProjectFolder(root);
  const { files } = createCompiler(new KindTable(kinds, layout)).compile(readSources(root, layout).sources);
  const compiled = files.get('src/generated/console/messages/en.ts') ?? '';
  const engine = keysOf('schemas/messages/en.json');
  expect(engine.filter((key) => !compiled.includes(`'${key}`))).toEqual([]);
  expect(keysOf('examples/fleet/descriptors/messages/en.json').filter((key) => key.startsWith('UI.'))).toEqual([]);
});

function keysOf(file: string): readonly string[] {
  const { shared }: { shared: object } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(shared);
}
