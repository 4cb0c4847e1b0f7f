/** What an extension brings into a list: the ids of its entries, and where they are shown. */
export interface Contribution {
  readonly ids: readonly (string | undefined)[];
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** An entry of a list with extensions: which contribution brings it, or the list itself. */
export interface Placed {
  readonly id: string | undefined;
  /** Position among the contributions; absent for an entry of the list itself. */
  readonly by?: number;
  /** Position among the entries of the contribution or of the list. */
  readonly index: number;
}

/**
 * A list with extensions, and the contributions that have no position in it. Those behind one of them have none either:
 * that is no mistake of theirs.
 */
export interface Arranged {
  readonly entries: readonly Placed[];
  /** Positions of contributions after or before an entry that nothing brings. */
  readonly unknown: readonly number[];
  /** Positions of contributions that are after or before each other. */
  readonly circular: readonly number[];
}

/**
 * Puts contributions into a list. Those without an entry that they are after or before follow at the end. Of several at
 * one position, the order of the contributions decides, and nothing else.
 */
export function arrange(list: readonly (string | undefined)[], contributions: readonly Contribution[]): Arranged {
  const entries: Placed[] = list.map((id, index) => ({ id, index }));
  const all = contributions.map((contribution, by) => ({ contribution, by }));
  const placedOf = (by: number, { ids }: Contribution): readonly Placed[] =>
    ids.map((id, index) => ({ id, by, index }));
  const isAnchored = ({ after, before }: Contribution): boolean => after !== undefined || before !== undefined;
  for (const { contribution, by } of all) {
    if (!isAnchored(contribution)) entries.push(...placedOf(by, contribution));
  }
  let waiting = all.filter(({ contribution }) => isAnchored(contribution));
  for (let isMoving = true; isMoving;) {
    const known = new Set(entries.map(({ id }) => id));
    const ready = waiting.filter(({ contribution: { after, before } }) => known.has(after ?? before));
    isMoving = ready.length > 0;
    waiting = waiting.filter((one) => !ready.includes(one));
    // Of those after one entry, the last is inserted first: each goes directly behind the entry.
    for (const { contribution, by } of ready.toReversed()) {
      const { after } = contribution;
      if (after !== undefined) insertAt(entries, after, 1, placedOf(by, contribution));
    }
    for (const { contribution, by } of ready) {
      const { after, before } = contribution;
      if (after === undefined && before !== undefined) insertAt(entries, before, 0, placedOf(by, contribution));
    }
  }
  return { entries, ...withoutPosition(waiting) };
}

/** Which of some contributions are the cause that these have no position. */
function withoutPosition(
  waiting: readonly { readonly contribution: Contribution; readonly by: number }[],
): Pick<Arranged, 'unknown' | 'circular'> {
  type Waiting = (typeof waiting)[number];
  const anchorOf = ({ contribution: { after, before } }: Waiting): Waiting | undefined =>
    waiting.find(({ contribution }) => contribution.ids.includes(after ?? before));
  const isCircular = (one: Waiting): boolean => {
    const behind = new Set<Waiting>();
    for (let next = anchorOf(one); next && !behind.has(next); next = anchorOf(next)) behind.add(next);
    return behind.has(one);
  };
  return {
    unknown: waiting.flatMap((one) => (anchorOf(one) ? [] : one.by)),
    circular: waiting.flatMap((one) => (isCircular(one) ? one.by : [])),
  };
}

function insertAt(entries: Placed[], anchor: string, offset: 0 | 1, placed: readonly Placed[]): void {
  entries.splice(entries.findIndex(({ id }) => id === anchor) + offset, 0, ...placed);
}
