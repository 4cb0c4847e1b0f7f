import { expect, test } from 'vitest';
import { shippedPackages } from '~/tools/shipped-packages';

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

test('every package that the console ships has a permissive licence', () => {
  const shipped = shippedPackages('.');
  expect(shipped.length).toBeGreaterThan(10);
  const others = shipped.filter(({ license }) => !permissive.has(license));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});
