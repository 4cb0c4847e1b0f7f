import { useState } from 'react';

/** The first of several equal objects: a new object only when one of the members has changed. */
export function useStable<T extends Readonly<Record<string, unknown>>>(value: T): T {
  const [stable, setStable] = useState(value);
  if (hasSame(stable, value)) return stable;
  setStable(value);
  return value;
}

function hasSame(left: Readonly<Record<string, unknown>>, right: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => Object.is(left[name], right[name]));
}
