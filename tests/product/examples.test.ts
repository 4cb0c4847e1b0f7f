import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createProject } from '~/codegen/1-parse/create-project';
import { documentTexts, readContract } from '~/codegen/1-parse/openapi/read-contract';
import { findingsOf } from '~/codegen/3-check/rules';
import { emit } from '~/codegen/4-emit/emit';
import { readFolders } from '~/codegen/host/read-sources';
import { kinds } from '~/codegen/language/kinds';
import { runScenarios } from '~/codegen/service/scenarios/run-scenarios';

const page = readFileSync('docs/examples.md', 'utf8');
/** The files of the page by path: each is below its name. */
const files = new Map(
  [...page.matchAll(/^### (\S+)$[^]*?^```json\n([^]*?)^```$/gm)].map(([, name = '', text = '']) => [
    `descriptors/${name}`,
    text,
  ]),
);
const whole = [...files.values()].join();

const { sources } = readFolders(process.cwd(), ['schemas', 'openapi', 'public']);
const { contract } = readContract(documentTexts(sources));
/** Only the operations of the page, and the profile: the others have error numbers that need rows. */
const operations = new Map([...contract.operations].filter(([id]) => id === 'getAuth' || whole.includes(`"${id}"`)));
const encoder = new TextEncoder();
const { project, diagnostics } = createProject(
  new Map([...sources, ...[...files].map(([path, text]) => [path, encoder.encode(text)] as const)]),
  { ...contract, operations },
);

test('the page of examples has a whole file of each kind of descriptor', () => {
  const shown = new Set<string>(project.descriptors.map(({ kind }) => kind));
  expect(Object.keys(kinds).filter((kind) => !shown.has(kind))).toEqual([]);
});

test('the files of the page of examples compile together without an error or a warning', () => {
  expect([...diagnostics, ...findingsOf(project)]).toEqual([]);
  const modules = [...emit(project).keys()];
  for (const name of ['drawers/url', 'screens/alerts', 'dialogs/report', 'forms/report', 'scales/reputation'])
    expect(modules).toContain(`src/generated/console/${name}.ts`);
});

test('the scenarios of the page of examples pass', () => {
  const results = runScenarios(project);
  expect(results.flatMap(({ failures }) => failures)).toEqual([]);
  expect(results.length).toBeGreaterThan(2);
});
