import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The first of several equal objects: a new object only when one of the members has changed. */
export function useStable<T extends Readonly<Record<string, unknown>>>(value: T): T {
  const [stable, setStable] = useState(value);
  if (hasSame(stable, value)) return stable;
  setStable(value);
  return value;
}

/** A function that stays the same and calls the newest one; for handlers of events, not for rendering. */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}

function hasSame(left: Readonly<Record<string, unknown>>, right: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => Object.is(left[name], right[name]));
}
