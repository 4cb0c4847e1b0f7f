import { evaluate } from '~/descriptor/evaluate';
import { isShown } from '~/descriptor/is-shown';
import { itemScope, listEntries } from '~/descriptor/list';
import type { Field, Section } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { entryKeys } from '../../section/RepeatedSection';

/** What both objects of a comparison have, the pinned one first. */
export type Pair<T> = readonly [T, T];

/** The scope of each object for a part of the descriptor; `undefined` for one that does not show the part. */
export type Scopes = Pair<Scope | undefined>;

/** The fields of a section: all of it, or its entry with the same key in both objects. */
export interface ComparedGroup {
  readonly key: string;
  readonly scopes: Scopes;
}

/** A field that at least one of the objects shows. */
export interface ComparedRow {
  readonly field: Field;
  readonly scopes: Scopes;
  readonly differs: boolean;
}

/** The groups of a section, in the order of the first object; those that only the second one has come last. */
export function groupsOf(section: Section, scopes: Scopes): readonly ComparedGroup[] {
  const [pinned, opened] = [entriesOf(section, scopes[0]), entriesOf(section, scopes[1])];
  const keys = [...new Set([...pinned.keys(), ...opened.keys()])];
  return keys.map((key) => ({ key, scopes: [pinned.get(key), opened.get(key)] }));
}

/** The scopes of the visible entries of a section by their keys; a section that is not repeated has one. */
function entriesOf(section: Section, scope: Scope | undefined): ReadonlyMap<string, Scope> {
  if (!scope) return new Map();
  const entries = section.value ? listEntries(evaluate(section.value, scope)) : undefined;
  if (!entries) return new Map(isShown(section, scope) ? [['', scope]] : []);
  const keys = entryKeys(entries);
  return new Map(
    entries.flatMap((entry, index) => {
      const ofEntry = itemScope(scope, entry);
      return isShown(section, ofEntry) ? [[keys[index] ?? '', ofEntry] as const] : [];
    }),
  );
}

/**
 * The rows of a group. Buttons are no facts and are left out. A row differs if only one object shows the field, or if
 * `factOf` gives two texts. Until both objects are complete (`decided`), no row differs.
 */
export function rowsOf(
  fields: readonly Field[],
  scopes: Scopes,
  { decided, factOf }: { readonly decided: boolean; readonly factOf: (field: Field, scope: Scope) => string },
): readonly ComparedRow[] {
  return fields.flatMap((field) => {
    if (field.type === 'action') return [];
    const [pinned, opened] = [visibleIn(field, scopes[0]), visibleIn(field, scopes[1])];
    if (!pinned && !opened) return [];
    const isSame = pinned && opened && factOf(field, pinned) === factOf(field, opened);
    return [{ field, scopes: [pinned, opened], differs: decided && !isSame }];
  });
}

function visibleIn(field: Field, scope: Scope | undefined): Scope | undefined {
  return scope && isShown(field, scope) ? scope : undefined;
}
