import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
