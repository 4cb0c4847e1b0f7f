import type { Clock } from './clock';

/** How often to look, and when to give up. Milliseconds. */
export interface LookTimes {
  readonly every: number;
  readonly most: number;
}

/** Looks again and again until `find` gives something, which `found` then hears; gives up silently. Gives a function that ends it. */
export function lookFor<T>(
  clock: Clock,
  { every, most }: LookTimes,
  find: () => T | null | undefined,
  found: (thing: T) => void,
): () => void {
  const end = clock.now() + most;
  let timer = clock.setTimeout(look, every);
  function look(): void {
    const thing = find();
    if (thing !== null && thing !== undefined) found(thing);
    else if (clock.now() + every <= end) timer = clock.setTimeout(look, every);
  }
  return () => clock.clearTimeout(timer);
}
