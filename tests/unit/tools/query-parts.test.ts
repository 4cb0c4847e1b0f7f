import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { usersOfParts } from '~/tools/stubs/query-parts';

/** The address of a module of TanStack Query in this version. */
const moduleOf = (name: string) =>
  createRequire(import.meta.url)
    .resolve('@tanstack/query-core')
    .replace(/[^/]+\/[^/]+$/, `modern/${name}.js`);

test.each([
  ['mutationObserver', /getMutationCache\(\)\.build\(/],
  ['infiniteQueryObserver', /from "\.\/infiniteQueryBehavior\.js"/],
])('a build with %s uses a part of TanStack Query that is left out', (name, use) => {
  const module = moduleOf(name);
  expect(readFileSync(module, 'utf8')).toMatch(use);
  expect(usersOfParts([moduleOf('queryObserver'), module])).toEqual([module]);
});
