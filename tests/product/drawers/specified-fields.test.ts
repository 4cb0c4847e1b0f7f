import { expect, test } from 'vitest';
import { drawers } from '~/generated/console/catalogue';
import specified from '~/tests/fixtures/product/drawers/specified-fields.json';
import { fieldIdsOf, furtherFieldsOf } from '~/tests/harness/product/drawers/fields-of';

const compiled = await Promise.all(Object.values(drawers).map(async ({ load }) => (await load()).default));

test.each(Object.entries(specified))('the drawer %s has each field of its specification', (id, fields) => {
  const drawer = compiled.find((one) => one.id === id);
  expect(drawer && fieldIdsOf(drawer)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('a field that no specification names is a further one', () => {
  const tabs = compiled.find(({ id }) => id === 'container')?.tabs ?? [];
  const owner = { id: 'owner', type: 'text', label: { key: 'owner', text: 'Owner' } };
  const drawer = { id: 'container', tabs: [...tabs, { id: 'people', fields: [owner] }] };
  expect([...furtherFieldsOf(drawer)]).toEqual(['owner']);
});
