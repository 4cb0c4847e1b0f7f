import { useState } from 'react';

/** The same object as long as its members are the same ones. */
export function useSteady<T extends Readonly<Record<string, unknown>>>(value: T): T {
  const [kept, setKept] = useState(value);
  if (hasSame(kept, value)) return kept;
  setKept(value);
  return value;
}

function hasSame(left: Readonly<Record<string, unknown>>, right: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => Object.is(left[name], right[name]));
}
