import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withSynthetic } from '~/bench/drawer/build-page';
import { contract } from '~/bench/peers/console/contract';
import { descriptors } from '~/bench/peers/console/descriptors';
import { createCompiler } from '~/codegen/compile';
import { readSources } from '~/codegen/host/read-sources';
import type { Sources } from '~/codegen/language/model';

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
