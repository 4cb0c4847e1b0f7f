import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, describe, expect, test } from 'vitest';
import { rooms } from '../../tools/rooms.js';

const root = join(import.meta.dirname, '../..');
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

/** Rules that the text breaks when it stands in that file of the project. */
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
    await plant('src/lib/one.ts', one);
    await plant('src/lib/two.ts', "import { one } from './one';\nexport const two = (): number => one();\n");
    expect(await brokenRules('src/lib/one.ts', one)).toEqual(['import-x/no-cycle']);
  });

  test.each([
    ['src', 'codegen'],
    ['src', 'demo'],
    ['codegen', 'src'],
    ['demo', 'codegen'],
    ['e2e', 'src'],
  ])('%s does not import %s', async (folder, other) => {
    await plant(`${other}/lib/part.ts`, 'export const part = 1;\n');
    const text = `import { part } from '../../${other}/lib/part';\nexport const own = part;\n`;
    expect(await brokenRules(`${folder}/lib/own.ts`, text)).toEqual([paths]);
  });
});

describe('single lines', () => {
  const useState = "import { useState } from 'react';\nexport const use = useState;\n";
  const useQuery = "import { useQuery } from '@tanstack/react-query';\nexport const use = useQuery;\n";
  const node = "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n";
  const types = "import type { Id } from '../src/generated/vocabulary';\nexport type Own = Id;\n";
  const values = "import { ids } from '../src/generated/vocabulary';\nexport const own = ids;\n";

  test.each<[string, { file: string; text: string; want: string[] }]>([
    ['lib knows no React', { file: 'src/lib/a.ts', text: useState, want: [imports] }],
    ['descriptor knows no React', { file: 'src/descriptor/a.ts', text: useState, want: [imports] }],
    ['api knows no React', { file: 'src/api/a.ts', text: useState, want: [imports] }],
    ['api knows no React binding', { file: 'src/api/a.ts', text: useQuery, want: [imports] }],
    ['ui knows React', { file: 'src/ui/a.ts', text: useState, want: [] }],
    ['src uses no Node API', { file: 'src/app/a.ts', text: node, want: [imports] }],
    ['the compiler core uses no Node API', { file: 'codegen/check/a.ts', text: node, want: [imports] }],
    ['the command line of the compiler uses Node', { file: 'codegen/cli.ts', text: node, want: [] }],
    ['the demo backend uses no Node API', { file: 'demo/a.ts', text: node, want: [imports] }],
    ['the demo backend reads its files in one place', { file: 'demo/load.ts', text: node, want: [] }],
    ['the demo backend takes types of src/generated', { file: 'demo/a.ts', text: types, want: [] }],
    ['the demo backend takes no values of src/generated', { file: 'demo/a.ts', text: values, want: [imports] }],
    [
      'any is refused',
      { file: 'src/lib/a.ts', text: 'export type A = any;\n', want: ['@typescript-eslint/no-explicit-any'] },
    ],
    [
      'a type assertion is refused',
      {
        file: 'src/lib/a.ts',
        text: 'export const a = 1 as unknown;\n',
        want: ['@typescript-eslint/consistent-type-assertions'],
      },
    ],
    ['as const is not an assertion', { file: 'src/lib/a.ts', text: 'export const a = [1] as const;\n', want: [] }],
    [
      'default exports are refused',
      { file: 'src/lib/a.ts', text: 'export default 1;\n', want: ['import-x/no-default-export'] },
    ],
    ['export * is refused', { file: 'src/lib/a.ts', text: "export * from 'dayjs';\n", want: ['no-restricted-syntax'] }],
    ['console.log is refused', { file: 'src/lib/a.ts', text: "console.log('a');\n", want: ['no-console'] }],
    [
      'Popover of Blueprint is refused',
      {
        file: 'src/ui/a.ts',
        text: "import { Popover } from '@blueprintjs/core';\nexport const a = Popover;\n",
        want: [imports],
      },
    ],
    ['a file has at most 300 lines', { file: 'src/lib/a.ts', text: 'export {};\n'.repeat(301), want: ['max-lines'] }],
  ])('%s', async (_name, { file, text, want }) => {
    expect(await brokenRules(file, text)).toEqual(want);
  });
});
