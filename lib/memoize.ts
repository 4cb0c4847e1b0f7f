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

/**
 * A function of a text alone. It remembers its values for the last texts, as long as these have together at most
 * `maxLength` characters.
 */
export function memoizeRecent<Value>(maxLength: number, compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  let length = 0;
  const forget = (text: string): void => {
    if (known.delete(text)) length -= text.length;
  };
  return (text) => {
    if (text.length > maxLength) return compute(text);
    const found = known.get(text) ?? { value: compute(text) };
    // A map has its entries in the order in which they were added.
    forget(text);
    known.set(text, found);
    length += text.length;
    for (const oldest of known.keys()) {
      if (length <= maxLength) break;
      forget(oldest);
    }
    return found.value;
  };
}
