import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { withOwnId } from '~/lib/with-own-id';
import type { InsertPosition } from '~/codegen/service/service';
import { applied, insertion, onOneLine, removal, settingOf, treeOf, type Steps } from './edits';

/** A text with another part in it, and where that part begins. */
export interface Changed {
  readonly text: string;
  readonly offset: number;
}

/** A text in which a part has another path. */
export interface Moved extends Changed {
  readonly path: Steps;
}

/**
 * Inserts a part that shows a value of an answer. It gets an id of its own where others have its id. `undefined` if the
 * text is no JSON or has no such position any more.
 */
export function insertShowing(text: string, { path, ids }: InsertPosition, part: string): Changed | undefined {
  const root = treeOf(text);
  const [list, index] = [path.slice(0, -1), path.at(-1)];
  if (!root || typeof index !== 'number') return undefined;
  const written = onOneLine(withOwnId(JSON.parse(part), ids));
  const node = findNodeAtLocation(root, [...list]);
  if (node?.type === 'array') return inserted(text, node, index, written);
  const object = findNodeAtLocation(root, [...list.slice(0, -1)]);
  if (node || object?.type !== 'object') return undefined;
  const name = `${JSON.stringify(list.at(-1))}: [${written}]`;
  const edit = insertion(text, object, object.children?.length ?? 0, name);
  return { text: applied(text, [edit]), offset: edit.offset + edit.text.lastIndexOf(written) };
}

function inserted(text: string, list: Node, position: number, field: string): Changed {
  const edit = insertion(text, list, position, field);
  return { text: applied(text, [edit]), offset: edit.offset + edit.text.indexOf(field) };
}

/**
 * Moves an entry of a list in front of the entry at another path, or to the end of a list if there is none. The steps
 * are those before the move. `undefined` if the text is no JSON, the part would move into itself or would stay.
 */
export function movePart(text: string, from: Steps, to: Steps): Moved | undefined {
  const root = treeOf(text);
  const [source, target] = [from, to].map((steps) => root && findNodeAtLocation(root, [...steps.slice(0, -1)]));
  const [position, before] = [from.at(-1), to.at(-1)];
  if (source?.type !== 'array' || target?.type !== 'array') return undefined;
  if (typeof position !== 'number' || typeof before !== 'number') return undefined;
  const entry = source.children?.[position];
  const taken = removal(source, position);
  const isInside = from.every((step, index) => step === to[index]) && to.length > from.length;
  const stays = source === target && (before === position || before === position + 1);
  if (!entry || !taken || isInside || stays) return undefined;
  const moved = text.slice(entry.offset, entry.offset + entry.length);
  // The comma behind the last entry goes with it, and that entry is what a part at the end is written behind.
  const edit = insertion(text, target, before, moved);
  const changed = applied(text, [taken, edit]);
  const shift = taken.offset < edit.offset ? taken.length : 0;
  const index = source === target && position < before ? before - 1 : before;
  return {
    text: changed,
    offset: edit.offset - shift + edit.text.indexOf(moved),
    path: [...to.slice(0, -1), index],
  };
}

/** Removes the entry of a list at a path. */
export function removePart(text: string, path: Steps): Changed | undefined {
  const root = treeOf(text);
  const list = root && findNodeAtLocation(root, [...path.slice(0, -1)]);
  const position = path.at(-1);
  const edit = list?.type === 'array' && typeof position === 'number' ? removal(list, position) : undefined;
  return edit && { text: applied(text, [edit]), offset: edit.offset };
}

/** Gives the properties of the object at a path other values; `undefined` removes one. */
export function setProperties(
  text: string,
  path: Steps,
  values: Readonly<Record<string, unknown>>,
): Changed | undefined {
  let current = text;
  for (const [name, value] of Object.entries(values)) {
    const root = treeOf(current);
    const object = root && findNodeAtLocation(root, [...path]);
    if (object?.type !== 'object') return undefined;
    const edit = settingOf(current, object, name, value);
    current = edit ? applied(current, [edit]) : current;
  }
  const root = treeOf(current);
  return { text: current, offset: (root && findNodeAtLocation(root, [...path])?.offset) ?? 0 };
}
