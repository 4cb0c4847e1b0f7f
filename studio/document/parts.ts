import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { removal } from '~/lib/removal';
import { withOwnId } from '~/lib/with-own-id';
import type { InsertPosition } from '~/codegen/service/service';
import { applied, insertion, onOneLine, settingOf, treeOf, type Steps } from './edits';

/** A text with another part in it, and where that part begins. */
export interface Changed {
  readonly text: string;
  readonly offset: number;
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
