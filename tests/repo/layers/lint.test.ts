import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, describe, expect, test } from 'vitest';
import { demoParts, phaseDoors, phases, rooms } from '../../../tools/rooms.js';

const root = join(import.meta.dirname, '../../..');
await mkdir(join(root, '.cache'), { recursive: true });
/** A project of its own inside this one, so that packages resolve and no planted file is ever seen by another tool. */
const project = await mkdtemp(join(root, '.cache/layers-'));
const eslint = new ESLint({ cwd: project, overrideConfigFile: join(root, 'eslint.config.js') });

// no-restricted-paths reads its folders against the working directory.
process.chdir(project);

afterAll(async () => {
  process.chdir(root);
  await rm(project, { recursive: true, force: true });
});

/** Rules that the text breaks when it is in that file of the project. */
async function brokenRules(file: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(project, file) });
  return result?.messages.map((message) => message.ruleId) ?? [];
}

/** Writes a file into the project. */
async function plant(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), text);
}

const paths = 'import-x/no-restricted-paths';
const imports = '@typescript-eslint/no-restricted-imports';

describe('rooms of src', () => {
  const pairs = rooms
    .slice(1, -1)
    .map((room, index): [string, string, string] => [room, rooms[index] ?? '', rooms[index + 2] ?? '']);

  test.each(pairs)('%s imports %s, not %s', async (room, left, right) => {
    await Promise.all([left, right].map((other) => plant(`src/${other}/part.ts`, 'export const part = 1;\n')));
    const importFrom = (other: string) => `import { part } from '../${other}/part';\nexport const own = part;\n`;
    expect(await brokenRules(`src/${room}/own.ts`, importFrom(left))).toEqual([]);
    expect(await brokenRules(`src/${room}/own.ts`, importFrom(right))).toEqual([paths]);
  });

  test('two modules that import each other are found', async () => {
    const one = "import { two } from './two';\nexport const one = (): number => two();\n";
    await plant('lib/one.ts', one);
    await plant('lib/two.ts', "import { one } from './one';\nexport const two = (): number => one();\n");
    expect(await brokenRules('lib/one.ts', one)).toEqual(['import-x/no-cycle']);
  });

  test.each([
    ['src', 'codegen'],
    ['src', 'demo'],
    ['codegen', 'src'],
    ['demo', 'codegen'],
    ['e2e', 'src'],
    ['lib', 'src'],
    ['lib', 'codegen'],
    ['lib', 'demo'],
  ])('%s does not import %s', async (folder, other) => {
    await plant(`${other}/time/part.ts`, 'export const part = 1;\n');
    const text = `import { part } from '../../${other}/time/part';\nexport const own = part;\n`;
    expect(await brokenRules(`${folder}/time/own.ts`, text)).toEqual([paths]);
  });

  test.each(['src/platform', 'codegen/language', 'demo/company', 'tools/server', 'bench/page'])(
    '%s imports lib',
    async (folder) => {
      await plant('lib/part.ts', 'export const part = 1;\n');
      const text = "import { part } from '../../lib/part';\nexport const own = part;\n";
      expect(await brokenRules(`${folder}/own.ts`, text)).toEqual([]);
    },
  );
});

test.each([
  ['../../memo', []],
  ['~/lib/invariant', []],
  ['../../../part', ['no-restricted-imports']],
])('an import climbs at most two folders: %s', async (target, rules) => {
  await plant('codegen/memo.ts', 'export const part = 1;\n');
  const text = `import * as part from '${target}';\nexport const own = part;\n`;
  expect(await brokenRules('codegen/1-parse/openapi/own.ts', text)).toEqual(rules);
});

test.each(['codegen/1-parse/openapi/part.ts', 'codegen/host/read-sources.ts'])(
  'demo imports %s to read the contract',
  async (path) => {
    await plant(path, 'export const part = 1;\n');
    const text = `import { part } from '../${path.replace('.ts', '')}';\nexport const copy = part;\n`;
    expect(await brokenRules('demo/part.ts', text)).toEqual([]);
  },
);

describe('parts of the demo backend', () => {
  const fileIn = (part: string) => (part.endsWith('.ts') ? part : `${part}/part.ts`);
  const pairs = demoParts.slice(1).map((part, index): [string, string] => [part, demoParts[index] ?? '']);

  async function brokenByImport(part: string, other: string) {
    await plant(`demo/${fileIn(other)}`, 'export const part = 1;\n');
    const path = `${part.endsWith('.ts') ? './' : '../'}${fileIn(other).replace('.ts', '')}`;
    const file = part.endsWith('.ts') ? part : `${part}/own.ts`;
    return brokenRules(`demo/${file}`, `import { part } from '${path}';\nexport const own = part;\n`);
  }

  test.each(pairs)('%s imports %s', async (part, other) => {
    expect(await brokenByImport(part, other)).toEqual([]);
  });

  test.each(pairs.map(([part, other]): [string, string] => [other, part]))(
    '%s does not import %s',
    async (part, other) => {
      expect(await brokenByImport(part, other)).toEqual([paths]);
    },
  );
});

describe('phases of the compiler', () => {
  const doors = new Map(Object.entries(phaseDoors));
  const fileIn = (phase: string) => (phase.endsWith('.ts') ? phase : `${phase}/${doors.get(phase) ?? 'part.ts'}`);
  const forbidden = phases.flatMap((step, index) =>
    step.flatMap((phase) => {
      const others = [...step.filter((other) => other !== phase), ...(phases[index + 1] ?? [])];
      return others.map((other): [string, string] => [phase, other]);
    }),
  );
  const allowed = phases
    .slice(1)
    .flatMap((step, index) =>
      step.flatMap((phase) => (phases[index] ?? []).map((other): [string, string] => [phase, other])),
    );

  async function brokenByImport(phase: string, other: string, imported = fileIn(other)) {
    await plant(`codegen/${imported}`, 'export const part = 1;\n');
    const path = `${phase.endsWith('.ts') ? './' : '../'}${imported.replace('.ts', '')}`;
    const file = phase.endsWith('.ts') ? phase : `${phase}/own.ts`;
    return brokenRules(`codegen/${file}`, `import { part } from '${path}';\nexport const own = part;\n`);
  }

  test.each(allowed)('%s imports %s', async (phase, other) => {
    expect(await brokenByImport(phase, other)).toEqual([]);
  });

  test.each(forbidden)('%s does not import %s', async (phase, other) => {
    expect(await brokenByImport(phase, other)).toEqual([paths]);
  });

  test.each(['3-check', '4-emit'])('%s imports the analysis and not the parser of expressions', async (phase) => {
    expect(await brokenByImport(phase, '2-analyze', '2-analyze/expression/parse.ts')).toEqual([paths]);
  });
});

describe('single lines', () => {
  const useState = "import { useState } from 'react';\nexport const use = useState;\n";
  const useQuery = "import { useQuery } from '@tanstack/react-query';\nexport const use = useQuery;\n";
  const node = "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n";
  const types = "import type { Id } from '~/generated/console/vocabulary';\nexport type Own = Id;\n";
  const values = "import { ids } from '~/generated/console/vocabulary';\nexport const own = ids;\n";

  const byName = "import { member } from '../1-parse/read';\nexport const read = member;\n";

  test.each<[string, { file: string; text: string; want: string[] }]>([
    [
      'the analysis reads descriptors by their types',
      { file: 'codegen/2-analyze/a.ts', text: byName, want: [imports] },
    ],
    ['rules read descriptors by their types', { file: 'codegen/3-check/a.ts', text: byName, want: [imports] }],
    ['emitters read descriptors by their types', { file: 'codegen/4-emit/a.ts', text: byName, want: [imports] }],
    ['lib knows no React', { file: 'lib/a.ts', text: useState, want: [imports] }],
    ['lib uses no Node API', { file: 'lib/a.ts', text: node, want: [imports] }],
    ['descriptor knows no React', { file: 'src/descriptor/a.ts', text: useState, want: [imports] }],
    ['api knows no React', { file: 'src/api/a.ts', text: useState, want: [imports] }],
    ['api knows no React binding', { file: 'src/api/a.ts', text: useQuery, want: [imports] }],
    ['ui knows React', { file: 'src/ui/a.ts', text: useState, want: [] }],
    ['src uses no Node API', { file: 'src/app/a.ts', text: node, want: [imports] }],
    ['the compiler core uses no Node API', { file: 'codegen/3-check/a.ts', text: node, want: [imports] }],
    [
      'what the compiler emits from the contract needs no Node API',
      { file: 'codegen/4-emit/contract-types/a.ts', text: node, want: [imports] },
    ],
    ['the host of the compiler uses Node', { file: 'codegen/host/a.ts', text: node, want: [] }],
    ['the command line of the compiler uses Node', { file: 'codegen/cli.ts', text: node, want: [] }],
    ['the demo backend uses no Node API', { file: 'demo/a.ts', text: node, want: [imports] }],
    ['the demo backend reads its files in one place', { file: 'demo/load.ts', text: node, want: [] }],
    ['the demo backend takes types of src/generated', { file: 'demo/a.ts', text: types, want: [] }],
    ['the demo backend takes no values of src/generated', { file: 'demo/a.ts', text: values, want: [imports] }],
    [
      'any is refused',
      { file: 'lib/a.ts', text: 'export type A = any;\n', want: ['@typescript-eslint/no-explicit-any'] },
    ],
    [
      'a type assertion is refused',
      {
        file: 'lib/a.ts',
        text: 'export const a = 1 as unknown;\n',
        want: ['@typescript-eslint/consistent-type-assertions'],
      },
    ],
    ['as const is not an assertion', { file: 'lib/a.ts', text: 'export const a = [1] as const;\n', want: [] }],
    [
      'default exports are refused',
      { file: 'lib/a.ts', text: 'export default 1;\n', want: ['import-x/no-default-export'] },
    ],
    ['export * is refused', { file: 'lib/a.ts', text: "export * from 'dayjs';\n", want: ['no-restricted-syntax'] }],
    ['console.log is refused', { file: 'lib/a.ts', text: "console.log('a');\n", want: ['no-console'] }],
    [
      'Popover of Blueprint is refused',
      {
        file: 'src/ui/a.ts',
        text: "import { Popover } from '@blueprintjs/core';\nexport const a = Popover;\n",
        want: [imports],
      },
    ],
    [
      'date-fns is refused',
      {
        file: 'lib/a.ts',
        text: "import { addDays } from 'date-fns';\nexport const a = addDays;\n",
        want: [imports],
      },
    ],
    [
      'React.lazy is refused',
      { file: 'src/ui/a.ts', text: "import { lazy } from 'react';\nexport const a = lazy;\n", want: [imports] },
    ],
    [
      'a function of the compiler has at most 50 lines',
      {
        file: 'codegen/language/a.ts',
        text: `export function a(): void {\n${'  a();\n'.repeat(49)}}\n`,
        want: ['max-lines-per-function'],
      },
    ],
    ['a file has at most 300 lines', { file: 'lib/a.ts', text: 'export {};\n'.repeat(301), want: ['max-lines'] }],
  ])('%s', async (_name, { file, text, want }) => {
    expect(await brokenRules(file, text)).toEqual(want);
  });
});

describe('effects and ref callbacks', () => {
  const rule = 'local/effect-returns';
  const effect = (call: string) =>
    `import { useEffect } from 'react';\nexport function useIt(run: () => () => void, on: boolean): void {\n  ${call}\n}\n`;
  const element = (ref: string) =>
    `import { useRef } from 'react';\nexport function Box() {\n  const box = useRef<Element>(null);\n  return <div ref={${ref}} />;\n}\n`;

  test.each<[string, { text: string; want: string[] }]>([
    [
      'an effect that gives back the result of a call',
      { text: effect('useEffect(() => run(), [run]);'), want: [rule] },
    ],
    [
      'an effect that gives it back under a condition',
      { text: effect('useEffect(() => (on ? run() : undefined), [run, on]);'), want: [rule] },
    ],
    [
      'an effect that returns it from a body',
      { text: effect('useEffect(() => { return run(); }, [run]);'), want: [rule] },
    ],
    [
      'a layout effect written as a function',
      {
        text: effect('useLayoutEffect(function () { return run(); }, [run]);').replace(
          '{ useEffect',
          '{ useLayoutEffect',
        ),
        want: [rule],
      },
    ],
    [
      'an insertion effect called through React',
      {
        text: effect('React.useInsertionEffect(() => run(), [run]);').replace('{ useEffect }', '* as React'),
        want: [rule],
      },
    ],
    [
      'a ref callback that gives back what it assigns',
      { text: element('(made) => (box.current = made)'), want: [rule] },
    ],
    ['a ref callback that gives back a promise', { text: element('(made) => made?.scrollIntoView()'), want: [rule] }],
    ['an effect that gives back nothing', { text: effect('useEffect(() => void run(), [run]);'), want: [] }],
    [
      'an effect that leaves early',
      { text: effect('useEffect(() => { if (on) return; run(); }, [run, on]);'), want: [] },
    ],
    ['an effect that gives back a function', { text: effect('useEffect(() => () => run(), [run]);'), want: [] }],
    [
      'an effect that gives back a named clean-up',
      { text: effect('useEffect(() => { const stop = run(); return stop; }, [run]);'), want: [] },
    ],
    [
      'a function inside an effect returns what it likes',
      { text: effect('useEffect(() => { [1].map((one) => { return String(one); }); }, []);'), want: [] },
    ],
    ['a ref callback with a body', { text: element('(made) => { box.current = made; }'), want: [] }],
  ])('%s', async (_name, { text, want }) => {
    const found = await brokenRules('src/ui/use-it.tsx', text);
    expect(found.filter((id) => id === rule)).toEqual(want);
  });
});
