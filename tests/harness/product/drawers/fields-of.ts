import { isString } from '~/lib/json';
import specified from '~/tests/fixtures/product/drawers/specified-fields.json';
import { recordsIn } from '../../records-in';

/** What is read of a compiled drawer. */
interface DrawerTabs {
  readonly id: string;
  readonly tabs: unknown;
}

const fieldsByDrawer: Readonly<Record<string, string>> = specified;

/** The ids of all fields of a compiled drawer, those of its panels included. */
export function fieldIdsOf(drawer: DrawerTabs): readonly string[] {
  const isField = ({ id, type, label }: Readonly<Record<string, unknown>>): boolean =>
    isString(id) && isString(type) && label !== undefined;
  return [
    ...new Set(
      recordsIn(drawer.tabs)
        .filter(isField)
        .map(({ id }) => String(id)),
    ),
  ].toSorted();
}

/**
 * The fields that a product owner gave a drawer beside those of its specification. The tests of the specification
 * leave them out: a further field breaks none of its rules.
 */
export function furtherFieldsOf(drawer: DrawerTabs): ReadonlySet<string> {
  const known = new Set(fieldsByDrawer[drawer.id]?.split(' '));
  return new Set(fieldIdsOf(drawer).filter((id) => known.size > 0 && !known.has(id)));
}
