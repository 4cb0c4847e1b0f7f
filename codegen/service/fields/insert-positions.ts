import { isList, isRecord } from '~/lib/json';
import { stringAt } from '../../1-parse/read';
import { idOf, valueAt } from '../../language/address';
import type { Json, Path } from '../../language/model';
import { innermost } from '~/lib/innermost';
import { outlineOf } from '../outline';
import { schemasAt } from '../schemas-at';
import type { InsertPosition, InsertPositions } from '../service';
import type { OpenFile } from '../workspace';
import { entriesOf } from './entries-of';

/** A list whose parts show values. */
interface ShowingList {
  readonly path: Path;
  readonly kind: InsertPosition['kind'];
  /** The list whose entries its parts read as `item`. */
  readonly entries?: string | undefined;
}

const kinds = { fields: 'field', columns: 'column' } as const;

/**
 * Where fields and columns can be inserted: behind the part at an offset, else at the end of the nearest list. A value
 * goes into the tab at the offset or nowhere; a member of entries goes where these entries are shown.
 */
export function insertPositions(open: OpenFile, offset: number): InsertPositions {
  const { value } = open.descriptor;
  const part = innermost(outlineOf(open.descriptor), offset)?.path ?? [];
  const lists = [...listsIn(value, [])].filter(({ path }) => hasRoom(open, path));
  const entries = new Map<string, InsertPosition>();
  for (const expression of new Set(lists.flatMap((list) => list.entries ?? []))) {
    const found = nearest(
      lists.filter((list) => list.entries === expression),
      { part, within: 0 },
    );
    if (found) entries.set(expression, positionIn(value, found, part));
  }
  const within = part.lastIndexOf('tabs') + 1;
  const tab = within === 0 ? undefined : valueAt(value, part.slice(0, within + 1));
  const fields = [...lists.filter(({ kind }) => kind === 'field'), ...listToMake(open, part)];
  const single = nearest(fields, { part, within: within === 0 ? 0 : within + 1 });
  return {
    ...(single ? { single: positionIn(value, single, part) } : { refused: reasonFor(tab, fields.length > 0) }),
    entries: Object.fromEntries(entries),
  };
}

function reasonFor(tab: Json | undefined, hasFields: boolean): string {
  const panel = stringAt(tab, 'panel');
  if (panel !== undefined) return `The fields of this tab are in the panel "${panel}". Select another tab.`;
  if (tab !== undefined || hasFields) return 'No field can be added here. Select another tab or section.';
  return 'No part of this descriptor shows single values.';
}

function* listsIn(value: Json, path: Path, around?: string): Iterable<ShowingList> {
  if (isList(value)) {
    for (const [index, one] of value.entries()) yield* listsIn(one, [...path, index], around);
  } else if (isRecord(value)) {
    const expression = stringAt(value, 'rows') ?? stringAt(value, 'value');
    const entries = expression === undefined ? around : entriesOf(expression, around);
    for (const [name, below = null] of Object.entries(value)) {
      const at = [...path, name];
      // The line of an event has room for few columns, which the author chooses.
      const isTimeline = stringAt(value, 'type') === 'timeline';
      const isShowing = (name === 'fields' || (name === 'columns' && !isTimeline)) && isList(below);
      if (isShowing) yield { path: at, kind: kinds[name], entries };
      yield* listsIn(below, at, isShowing ? entries : around);
    }
  }
}

/** The list of fields that the innermost object around a part can have and does not have yet. */
function listToMake(open: OpenFile, part: Path): readonly ShowingList[] {
  const { schema, descriptor } = open;
  for (let length = part.length; length >= 0; length -= 1) {
    const path = part.slice(0, length);
    const object = valueAt(descriptor.value, path);
    if (!isRecord(object)) continue;
    if (Object.hasOwn(object, 'fields') || Object.hasOwn(object, 'sections')) return [];
    const canHave = schemasAt(schema, descriptor.value, path).some((one) => one.properties?.has('fields'));
    if (canHave) return [{ path: [...path, 'fields'], kind: 'field' }];
  }
  return [];
}

/** Whether the list at a path may have another entry. */
export function hasRoom({ schema, descriptor }: OpenFile, path: Path): boolean {
  const list = valueAt(descriptor.value, path);
  const length = isList(list) ? list.length : 0;
  return schemasAt(schema, descriptor.value, path).every(({ maxItems = Infinity }) => length < maxItems);
}

/** The first list in the smallest part around a part, of at least so many steps, that has one. */
function nearest(
  lists: readonly ShowingList[],
  { part, within }: { readonly part: Path; readonly within: number },
): ShowingList | undefined {
  for (let length = part.length; length >= within; length -= 1) {
    const found = lists.find(({ path }) => startsWith(path, part.slice(0, length)));
    if (found) return found;
  }
  return undefined;
}

function positionIn(value: Json, { path, kind }: ShowingList, part: Path): InsertPosition {
  const list = valueAt(value, path);
  const entries = isList(list) ? list : [];
  const current = startsWith(part, path) ? part[path.length] : undefined;
  const index = typeof current === 'number' ? current + 1 : entries.length;
  return { path: [...path, index], kind, ids: fieldsBeside(value, path, entries).flatMap((one) => idOf(one) ?? []) };
}

/** The entries of a list, with those of the lists whose ids have to differ: the fields of all sections together. */
function fieldsBeside(value: Json, path: Path, entries: readonly Json[]): readonly Json[] {
  const sections = path.at(-3) === 'sections' ? valueAt(value, path.slice(0, -2)) : undefined;
  if (!isList(sections)) return entries;
  return sections.flatMap((section) => {
    const fields = valueAt(section, ['fields']);
    return isList(fields) ? fields : [];
  });
}

function startsWith(path: Path, start: Path): boolean {
  return start.length <= path.length && start.every((step, index) => step === path[index]);
}
