import { memoize } from '~/lib/memoize';

/**
 * Whether the answer that is made has hostile and incomplete entries: markup, characters that reverse the reading
 * direction, very long texts, missing values, values that the console does not know. Ordinary ones take their position
 * otherwise; ids, numbers and all other entries are the same. True unless `withEntries` says otherwise.
 */
let hostile = true;

/** Makes an answer with hostile entries, or with ordinary ones in their position. `make` returns at once. */
export function withEntries<T>(isHostile: boolean, make: () => T): T {
  const before = hostile;
  hostile = isHostile;
  try {
    return make();
  } finally {
    hostile = before;
  }
}

/** The hostile value where answers have hostile entries, else the ordinary one. */
export function hostileOr<T>(hostileValue: T, ordinary: T): T {
  return hostile ? hostileValue : ordinary;
}

/** Makes a value at its first use, once with hostile entries and once without. */
export function memoizeEntries<T>(make: () => T): () => T {
  const withHostile = memoize(make);
  const ordinary = memoize(make);
  return () => (hostile ? withHostile() : ordinary());
}
