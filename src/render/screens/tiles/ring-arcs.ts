/** Where an arc begins and ends, in parts of the whole ring from its top. */
export interface Arc {
  readonly from: number;
  readonly to: number;
}

/** An arc that is any shorter cannot be seen. */
const shortest = 0.012;

/** One arc for each value, in their order; nothing for 0. What would be too short to be seen takes room from the others. */
export function ringArcs(values: readonly number[]): readonly (Arc | undefined)[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (!(sum > 0)) return values.map(() => undefined);
  const least = Math.min(shortest, 1 / values.length);
  const isShort = (value: number): boolean => value > 0 && value / sum < least;
  const short = values.filter(isShort);
  const others = sum - short.reduce((total, value) => total + value, 0);
  const room = 1 - short.length * least;
  let at = 0;
  return values.map((value) => {
    if (value <= 0) return undefined;
    const from = at;
    at += isShort(value) ? least : (value / others) * room;
    return { from, to: at };
  });
}
