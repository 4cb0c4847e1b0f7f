import { describe, expect, test } from 'vitest';
import { createPlantedProject } from './planted-project';

const { brokenRules } = await createPlantedProject();

const imports = '@typescript-eslint/no-restricted-imports';

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
    ['the commands of the compiler use Node', { file: 'codegen/commands/a.ts', text: node, want: [] }],
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
      'the whole contract is refused',
      {
        file: 'src/api/a.ts',
        text: "import { operations } from '~/generated/contract/operations';\nexport const a = operations;\n",
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
