import { findNodeAtLocation } from 'jsonc-parser';
import { removal } from '~/lib/removal';
import { applied, insertion, treeOf, type Steps } from './edits';
import type { Changed } from './parts';

/** A text in which a part has another path. */
export interface Moved extends Changed {
  readonly path: Steps;
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
  const stays = source === target && (before === position || before === position + 1);
  if (!entry || !taken || isWithin(from, to) || stays) return undefined;
  const moved = text.slice(entry.offset, entry.offset + entry.length);
  // The comma behind the last entry goes with it, and that entry is what a part at the end is written behind.
  const edit = insertion(text, target, before, moved);
  const shift = taken.offset < edit.offset ? taken.length : 0;
  return {
    text: applied(text, [taken, edit]),
    offset: edit.offset - shift + edit.text.indexOf(moved),
    path: pathAfterMove(from, to, from),
  };
}

/** The path of any part after the entry at `from` was moved in front of the one at `to`; both are paths before it. */
export function pathAfterMove(from: Steps, to: Steps, part: Steps): Steps {
  const goal = pathAfterRemoval(from, to) ?? to;
  if (isWithin(from, part)) return [...goal, ...part.slice(from.length)];
  return shifted(goal, pathAfterRemoval(from, part) ?? part, 1);
}

/** The path of a part after the entry at `removed` was removed; `undefined` for that entry and what was in it. */
export function pathAfterRemoval(removed: Steps, part: Steps): Steps | undefined {
  return isWithin(removed, part) ? undefined : shifted(removed, part, -1);
}

/** A path whose position in the list of `entry` is another one if it is not in front of it. */
function shifted(entry: Steps, part: Steps, by: 1 | -1): Steps {
  const [depth, first, position] = [entry.length - 1, Number(entry.at(-1)), part[entry.length - 1]];
  const isInList = typeof position === 'number' && isWithin(entry.slice(0, -1), part);
  if (!isInList || position < (by > 0 ? first : first + 1)) return part;
  return [...part.slice(0, depth), position + by, ...part.slice(depth + 1)];
}

/** Whether a path is that of a part or of something in it. */
function isWithin(part: Steps, path: Steps): boolean {
  return part.every((step, index) => step === path[index]);
}
