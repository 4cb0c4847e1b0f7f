/** Makes a value at its first use and stores it; every later call gives the same one. */
export function memoize<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A function of an object alone; it computes its value once for each object. */
export function memoizePerObject<Argument extends object, Value>(
  compute: (argument: Argument) => Value,
): (argument: Argument) => Value {
  const known = new WeakMap<Argument, { readonly value: Value }>();
  return (argument) => {
    const found = known.get(argument);
    if (found) return found.value;
    const value = compute(argument);
    known.set(argument, { value });
    return value;
  };
}
