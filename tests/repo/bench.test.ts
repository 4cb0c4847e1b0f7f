import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withSynthetic } from '~/bench/drawer/build-page';
import { startScript } from '~/bench/peers/build/console';
import { contract } from '~/bench/peers/console/contract';
import { descriptors } from '~/bench/peers/console/descriptors';
import { createCompiler } from '~/codegen/compile';
import { readSources } from '~/codegen/host/read-sources';
import type { Sources } from '~/codegen/language/model';
import { engineAliases } from '~/tools/console-modules';

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
}

function versionsIn(path: string): Package['dependencies'] {
  const { dependencies }: Package = JSON.parse(readFileSync(path, 'utf8'));
  return dependencies;
}

test('software that the console is measured beside has the versions of the packages that the console has', () => {
  const console = versionsIn('package.json');
  const shared = Object.entries(versionsIn('bench/peers/package.json')).filter(([name]) => name in console);
  expect(shared.length).toBeGreaterThan(3);
  expect(shared.filter(([name, version]) => version !== console[name])).toEqual([]);
});

test('software that the console is measured beside is locked without the host of a registry', () => {
  const lock = readFileSync('bench/peers/package-lock.json', 'utf8');
  expect(lock.match(/"resolved": .*/g)).toBeNull();
});

/** The modules that a module of a folder imports and the build of the console does not find. */
function missingImports(folder: string, text: string): readonly string[] {
  const names = [...text.matchAll(/^import (?:.* from )?'((?:\.|~)[^']*)';$/gm)].map(([, name = '']) => name);
  return names.flatMap((name) => {
    const alias = engineAliases('.').find(({ find }) => name.match(find));
    const path = alias ? name.replace(alias.find, alias.replacement) : join(folder, name);
    const file = ['', '.ts', '.tsx']
      .map((ending) => path + ending)
      .find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
    if (file === undefined) return [`${name} in ${folder}`];
    return file.startsWith('bench/') ? missingImports(dirname(file), readFileSync(file, 'utf8')) : [];
  });
}

test('the build of the console in the comparison finds every module of its pages', () => {
  expect(missingImports('src/app', startScript)).toEqual([]);
  expect(missingImports('src/app', startScript.replace('../../bench', '~/bench'))).toHaveLength(1);
});

const compiler = createCompiler();

/** The whole console is compiled, which takes a busy machine its time. */
const slow = { timeout: 90_000 };

function errorsOf(sources: Sources): readonly string[] {
  const { diagnostics } = compiler.check(sources);
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ file, message }) => `${file}: ${message}`);
}

test('the drawers and the list that `npm run bench` puts in place of shipped ones compile', slow, () => {
  expect(errorsOf(withSynthetic(readSources('.').sources, { 7: 10, 9: 10 }))).toEqual([]);
});

test('the contract and the descriptors of the comparison with other software compile', slow, () => {
  const { sources } = readSources('.');
  const added = { 'openapi/bench.yaml': contract(), ...descriptors((path) => readFileSync(path, 'utf8'), ['120']) };
  const encoder = new TextEncoder();
  const files = Object.entries(added).map(([path, file]) => [path, encoder.encode(JSON.stringify(file))] as const);
  expect(errorsOf(new Map([...sources, ...files]))).toEqual([]);
});
