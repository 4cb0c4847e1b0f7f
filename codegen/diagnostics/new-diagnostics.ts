import type { Diagnostic } from '../language/model';

/** What is wrong now and was not before, wherever in its file it was written. */
export function newDiagnostics(before: readonly Diagnostic[], after: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ file, code, message }: Diagnostic): string => `${file} ${code} ${message}`;
  const known = new Set(before.map(keyOf));
  return after.filter((one) => !known.has(keyOf(one)));
}
