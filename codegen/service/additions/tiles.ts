import type { JsonObject } from '../../1-parse/read';
import { stringAt } from '../../1-parse/read';
import type { Json } from '../../language/model';
import { answersOf, type ContractNode } from '../fields/contract-tree';
import { hasRoom } from '../fields/insert-positions';
import { labelFor } from '~/lib/humanize-identifier';
import { rowIdOf } from '../new/screen';
import { schemasAt } from '../schemas-at';
import type { AdditionChoice, FindPossible } from './addition';
import { entriesAt, idFor, inserted, positionIn } from './json-parts';

/** What a tile can show, and the tile without id and title. */
interface TileContent extends AdditionChoice {
  readonly tile: JsonObject;
}

/** Columns of a tile: it has little room. */
const maxColumns = 4;

/** A tile of a dashboard: a number, the first entries of a list, or bars. */
export const findTile: FindPossible = (context) => {
  const { descriptor, schema } = context.open;
  const { value } = descriptor;
  const canHave = schemasAt(schema, value, []).some((one) => one.properties?.has('tiles'));
  if (!canHave || !hasRoom(context.open, ['tiles'])) return undefined;
  const path = positionIn(value, ['tiles'], context.part);
  const choices = answersOf(context.project, descriptor).flatMap(contentsIn);
  return {
    where: '',
    isTitled: true,
    takesSeveral: false,
    choices,
    add({ title, chosen: [id] }) {
      const { type = null, ...rest } = choices.find((one) => one.id === id)?.tile ?? {};
      const tile: Json = { type, id: idFor(title, entriesAt(value, ['tiles'])), title, ...rest };
      return { value: inserted(value, path, tile), path };
    },
  };
};

/** The tiles for a value outside of lists and for those in it. */
function contentsIn(node: ContractNode): readonly TileContent[] {
  if (node.list !== undefined) return [];
  return [...numberIn(node), ...listIn(node), ...node.children.flatMap(contentsIn)];
}

function numberIn({ name, path, type, field }: ContractNode): readonly TileContent[] {
  const format = typeOf(field);
  if (format !== 'number' && format !== 'bytes') return [];
  const tile = { type: 'number', value: path, ...(format === 'bytes' && { as: 'bytes' }) };
  return [{ id: `number ${path}`, text: `Number: ${labelFor(name)}`, about: `${path} · ${type}`, tile }];
}

function listIn({ name, path, type, children }: ContractNode): readonly TileContent[] {
  const columns = children.flatMap(({ list, column }): readonly Column[] =>
    list === undefined || column === undefined ? [] : [JSON.parse(column)],
  );
  const rowId = rowIdOf(columns);
  if (rowId === undefined) return [];
  const about = `${path} · ${type}`;
  const list = { type: 'list', rows: path, rowId, columns: columns.slice(0, maxColumns) };
  const [label, amount] = [['text'], ['number', 'bytes']].map((types) =>
    columns.find((column) => types.includes(column.type)),
  );
  const bars = label && amount && { type: 'bar', rows: path, name: label.value, value: amount.value };
  return [
    { id: `list ${path}`, text: `List: ${labelFor(name)}`, about, tile: list },
    ...(bars ? [{ id: `bar ${path}`, text: `Bars: ${labelFor(name)}`, about, tile: bars }] : []),
  ];
}

/** A column that shows a member of the entries, and its options. */
type Column = JsonObject & { readonly type: string; readonly id: string; readonly value: string };

function typeOf(field: string | undefined): string | undefined {
  return field === undefined ? undefined : stringAt(JSON.parse(field), 'type');
}
