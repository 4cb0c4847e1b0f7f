/** Throws if an assumption of the code is wrong. The message names the assumption, the location and the remedy. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken rule: ${message}`);
}
