/** Throws when a rule of our own code is broken; the message says what, where and what to do. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken rule: ${message}`);
}
