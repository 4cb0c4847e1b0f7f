import { expect, test } from 'vitest';
import { shippedKinds } from '~/codegen/language/kind-table';
import { Descriptors } from '~/studio/server/descriptors';
import { targetOf } from '~/studio/server/target';
import { shipped } from '~/tests/harness/codegen/shipped-sources';

const descriptors = new Descriptors(shippedKinds, shipped);

test('what ships has a preview, but for what only an object in a list, a selection or a response leads to', () => {
  const kinds = ['drawer', 'dialog', 'screen', 'panel', 'form', 'picture'] as const;
  const files = kinds.flatMap((kind) => descriptors.of(kind).map(([file]) => file));
  expect(files.filter((file) => !targetOf(descriptors, file))).toEqual(
    [
      'drawers/object-group',
      ...['screens/case', 'screens/process', 'screens/workbench-alert'],
      ...['forms/block-reason', 'forms/response-reason'],
    ].map((name) => `descriptors/${name}.json`),
  );
});

test.each([
  ['screens/cloud-assets', { kind: 'address', path: '/app/server-cloud/cloud-overview?tab=2' }],
  ['screens/workbench', { kind: 'address', path: '/workbench' }],
  ['forms/alert-close', { kind: 'dialog', id: 'alert-close' }],
])('%s is shown where something leads to it', (name, target) => {
  expect(targetOf(descriptors, `descriptors/${name}.json`)).toEqual(target);
});
