import { describe, expect, test } from 'vitest';
import { demoParts, phaseDoors, phases, rooms } from '~/tools/rooms.js';
import { createPlantedProject } from './planted-project';

const { brokenRules, plant } = await createPlantedProject();

const paths = 'import-x/no-restricted-paths';

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

  test.each([
    ['src', 'codegen'],
    ['src', 'demo'],
    ['codegen', 'src'],
    ['demo', 'codegen'],
    ['src', 'studio'],
    ['codegen', 'studio'],
    ['studio', 'demo'],
    ['studio', 'src'],
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
