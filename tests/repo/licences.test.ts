import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
}

/** Licences that allow to ship the code of a package in a product without publishing the product's own. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  '(MPL-2.0 OR Apache-2.0)',
]);

const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

test('every package that the console ships has a permissive licence', () => {
  const shipped = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  expect(shipped.length).toBeGreaterThan(10);
  const others = shipped.filter(([, { license = 'none' }]) => !permissive.has(license));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
