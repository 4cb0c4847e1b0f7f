import type { Field } from '~/generated/contract/descriptor-types';
import { FieldList } from '~/view/section/FieldList';
import { session, setUp } from './support';

/** A label. */
export const label = { key: 'test.label', text: 'Label' };
/** Reads what `showField` was given. */
export const value = (scope: Readonly<Record<string, unknown>>): unknown => scope.v;

/** What every field of these tests has. */
export const base = { id: 'f', label, value } as const;

/** Shows one field by itself, with a value. */
export async function showField(field: Field, v: unknown) {
  const world = await setUp();
  await world.show(<FieldList sections={[{ id: 's', fields: [field] }]} scope={{ ...session, v }} />);
  return world;
}
