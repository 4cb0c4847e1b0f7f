import { pointerOf } from '../../diagnostics/locate';
import type { Part } from './part';

/** The parts of two states of a descriptor: which are the same part, which came and which went. */
export interface Matched {
  readonly same: readonly (readonly [before: Part, after: Part])[];
  readonly added: readonly Part[];
  readonly removed: readonly Part[];
}

/** Finds each part again by its name, and else where it was: then it got another name. */
export function matchParts(before: readonly Part[], after: readonly Part[]): Matched {
  const byKey = new Map(before.map((part) => [part.key, part]));
  const same: (readonly [Part, Part])[] = [];
  const unknown: Part[] = [];
  for (const part of after) {
    const known = byKey.get(part.key);
    if (known) same.push([known, part]);
    else unknown.push(part);
    byKey.delete(part.key);
  }
  const byPosition = new Map([...byKey.values()].map((part) => [`${part.kind} ${pointerOf(part.path)}`, part]));
  const added = unknown.filter((part) => {
    const position = `${part.kind} ${pointerOf(part.path)}`;
    const known = byPosition.get(position);
    byPosition.delete(position);
    if (known) same.push([known, part]);
    return !known;
  });
  return { same, added, removed: [...byPosition.values()] };
}

/**
 * The parts that are in another order than before among those of one list: as few as explain the new order. Each pair
 * has the positions of one part, in the order that the list has now.
 */
export function movedIn(positions: readonly number[]): ReadonlySet<number> {
  const lengths = positions.map(() => 1);
  const previous = positions.map(() => -1);
  for (const [index, position] of positions.entries()) {
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (lengths[earlier] ?? 0) + 1;
      if ((positions[earlier] ?? 0) < position && length > (lengths[index] ?? 0)) {
        lengths[index] = length;
        previous[index] = earlier;
      }
    }
  }
  const moved = new Set(positions.keys());
  for (let at = lengths.indexOf(Math.max(...lengths)); at >= 0; at = previous[at] ?? -1) moved.delete(at);
  return moved;
}
