import { valueAt } from '../../language/address';
import type { Json } from '../../language/model';
import { extentOf } from '../../diagnostics/locate';
import { insertPositions } from '../fields/insert-positions';
import type { InsertPosition } from '../service';
import type { FindPossible, PartContext, WithPart } from './addition';
import { entriesAt, inserted } from './json-parts';
import { columnValues, fieldValues, partsOf, type ShownValue } from './shown-values';

/** Fields in the tab or section around the caret. */
export const findFields: FindPossible = (context) => {
  const position = positionsOf(context).single;
  if (!position) return undefined;
  const values = fieldValues(context);
  return {
    where: whereIn(context, position),
    isTitled: false,
    takesSeveral: true,
    choices: values,
    add: ({ chosen }) => withEntries(context.open.descriptor.value, position, partsOf(values, chosen, named(position))),
  };
};

/** Columns of the tables that show the entries of a list. */
export const findColumns: FindPossible = (context) => {
  const { entries } = positionsOf(context);
  const columns = Object.entries(entries).filter(([, { kind }]) => kind === 'column');
  const values = columnValues(
    context,
    columns.map(([list]) => list),
  );
  if (columns.length === 0) return undefined;
  return {
    where: '',
    isTitled: false,
    takesSeveral: true,
    choices: values,
    add: ({ chosen }) => withColumns(context.open.descriptor.value, columns, values, chosen),
  };
};

function withColumns(
  value: Json,
  columns: readonly (readonly [list: string, position: InsertPosition])[],
  values: readonly ShownValue[],
  chosen: readonly string[],
): WithPart {
  const wanted = columns.map(([list, position]) => ({
    position,
    parts: partsOf(
      values.filter((one) => one.list === list),
      chosen,
      named(position),
    ),
  }));
  return wanted
    .filter(({ parts }) => parts.length > 0)
    .reduce<WithPart>((result, { position, parts }) => withEntries(result.value, position, parts), { value, path: [] });
}

function positionsOf({ open, part }: PartContext) {
  const { offset } = extentOf(open.descriptor.root, part);
  return insertPositions(open, offset);
}

/** The ids beside a position as parts. */
function named({ ids }: InsertPosition): readonly Json[] {
  return ids.map((id) => ({ id }));
}

function withEntries(value: Json, { path }: InsertPosition, parts: readonly Json[]): WithPart {
  const [list, first] = [path.slice(0, -1), Number(path.at(-1))];
  const all = parts.reduce((current, one, index) => inserted(current, [...list, first + index], one), value);
  return { value: all, path };
}

/** The part that a position is after, in words. */
function whereIn({ open }: PartContext, { path }: InsertPosition): string {
  const before = entriesAt(open.descriptor.value, path.slice(0, -1))[Number(path.at(-1)) - 1];
  const label = valueAt(before, ['label']);
  return typeof label === 'string' ? `after “${label}”` : '';
}
