import { valueAt } from '../address';
import type { Descriptor, Json, Path } from '../model';
import { stringAt } from '../parse/read';

/**
 * The list whose entries the expression at a path is about: that of the table, tile, filter, section or banner around it. With
 * the scope `item` it is the nearest list that stands beside it, too.
 */
export function listFor({ kind, value }: Descriptor, path: Path, scope?: 'item'): Path | undefined {
  const near = scope === 'item' ? listBeside(value, path) : listAround(kind, value, path);
  return near ?? (kind === 'screen' ? rowsAround(value, path) : undefined);
}

/** The list for each of whose entries the place of an expression is there: that of the nearest banner, section or table. */
function listAround(kind: Descriptor['kind'], value: Json, path: Path): Path | undefined {
  for (let depth = path.length - 1; depth > 0; depth -= 1) {
    const [group, index] = [path[depth - 1], path[depth]];
    if (typeof index !== 'number') continue;
    const isRepeated = group === 'sections' || (group === 'banners' && kind === 'banners');
    if (!isRepeated && group !== 'columns') continue;
    const list = [...path.slice(0, isRepeated ? depth + 1 : depth - 1), 'value'];
    const isItself = isRepeated && path[depth + 1] === 'value';
    if (!isItself && typeof valueAt(value, list) === 'string') return list;
  }
  return undefined;
}

/** The nearest `value` above an expression that is not the expression itself: the list whose entries it is about. */
function listBeside(value: Json, path: Path): Path | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    // The value of a column is that of one row, unless it is a list itself.
    const holder = valueAt(value, path.slice(0, depth));
    if (path[depth - 2] === 'columns' && stringAt(holder, 'type') !== 'objects') continue;
    const list = [...path.slice(0, depth), 'value'];
    const isItself = depth === path.length - 1 && path.at(-1) === 'value';
    if (!isItself && typeof valueAt(value, list) === 'string') return list;
  }
  return undefined;
}

const ofTable: ReadonlySet<Path[number]> = new Set(['columns', 'rowId', 'rowActions', 'open']);
const ofPart: ReadonlySet<Path[number]> = new Set([...ofTable, 'name', 'value', 'label', 'time', 'series']);

/** The nearest `rows` beside a step that says something about each of their entries: in a table, a tile or a filter. */
function rowsAround(value: Json, path: Path): Path | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const rows = [...path.slice(0, depth), 'rows'];
    const isAbout = (depth === 0 ? ofTable : ofPart).has(path[depth] ?? '');
    if (isAbout && typeof valueAt(value, rows) === 'string') return rows;
  }
  return undefined;
}
