import type { OutlineEntry } from '~/codegen/service/service';
import type { Steps } from '../../document/edits';

/** All parts of a kind, in the order of the text. */
function ofKind(entries: readonly OutlineEntry[], kind: string): readonly OutlineEntry[] {
  return entries.flatMap((entry) => [...(entry.kind === kind ? [entry] : []), ...ofKind(entry.children, kind)]);
}

/** Where a part goes that moves by one: past its neighbour, or into the list of the neighbour's parent. */
export function stepFrom(all: readonly OutlineEntry[], { kind, path }: OutlineEntry, by: 1 | -1): Steps | undefined {
  const parts = ofKind(all, kind);
  const at = parts.findIndex((one) => isSame(one.path, path));
  const neighbour = parts[at + by]?.path;
  const index = neighbour?.at(-1);
  if (!neighbour || typeof index !== 'number') return undefined;
  const isInList = isSame(neighbour.slice(0, -1), path.slice(0, -1));
  return [...neighbour.slice(0, -1), isInList === by > 0 ? index + 1 : index];
}

/**
 * Where a part goes that is dropped on another one: in front of it or behind it if it is of the same kind, otherwise at
 * the end of its parts of that kind. `undefined` if it has none.
 */
export function dropOn(target: OutlineEntry, kind: string, isBehind: boolean): Steps | undefined {
  const isSibling = target.kind === kind;
  const path = isSibling ? target.path : target.children.findLast((child) => child.kind === kind)?.path;
  const index = path?.at(-1);
  if (!path || typeof index !== 'number') return undefined;
  return [...path.slice(0, -1), isSibling && !isBehind ? index : index + 1];
}

function isSame(left: Steps, right: Steps): boolean {
  return left.length === right.length && left.every((step, index) => step === right[index]);
}
