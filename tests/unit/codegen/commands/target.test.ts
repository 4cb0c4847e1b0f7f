import { expect, test } from 'vitest';
import { findTarget } from '~/codegen/commands/target';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const { project } = shippedCompiler.check(shipped);

test.each([
  'descriptors/drawers/url.json#/title',
  './descriptors/drawers/url.json#/title',
  'drawers/url.json#/title',
  './drawers/url.json#/title',
  'descriptors\\drawers\\url.json#/title',
  '.\\descriptors\\drawers\\url.json#/title',
  '.\\drawers\\url.json#/title',
])('a part is found in the file %s', (named) => {
  expect(findTarget(project, named)).toMatchObject({ descriptor: { name: 'drawers/url' }, path: ['title'] });
});
