import type { Diagnostic } from '../model';

/**
 * What rules found, without what only follows from a mistake of shape: a file that breaks its schema is still checked, but
 * nothing is said of a place that is told already, of what stands below it, or of the object it belongs to.
 */
export function withoutFollowUps(
  parsing: readonly Diagnostic[],
  checking: readonly Diagnostic[],
): readonly Diagnostic[] {
  const told = new Map<string, Diagnostic[]>();
  for (const one of parsing) told.set(one.file, [...(told.get(one.file) ?? []), one]);
  return checking.filter(({ file, pointer }) => !told.get(file)?.some((one) => covers(one, pointer)));
}

function covers({ code, pointer }: Diagnostic, place: string): boolean {
  if (place === pointer || place === pointer.slice(0, pointer.lastIndexOf('/'))) return true;
  // Something missing says nothing of what is there.
  return code !== 'schema/missing' && place.startsWith(`${pointer}/`);
}
