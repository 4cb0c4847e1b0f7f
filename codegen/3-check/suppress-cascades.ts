import type { Diagnostic } from '../language/model';

/**
 * What rules found, without what only follows from a mistake of shape: a file that breaks its schema is still checked,
 * but nothing is reported about a value that has a finding already, about what is in it, or about the object that
 * contains it.
 */
export function suppressCascades(
  parsing: readonly Diagnostic[],
  checking: readonly Diagnostic[],
): readonly Diagnostic[] {
  const reported = new Map<string, Diagnostic[]>();
  for (const one of parsing) reported.set(one.file, [...(reported.get(one.file) ?? []), one]);
  return checking.filter(({ file, pointer }) => !reported.get(file)?.some((one) => covers(one, pointer)));
}

function covers({ code, pointer }: Diagnostic, other: string): boolean {
  if (other === pointer || other === pointer.slice(0, pointer.lastIndexOf('/'))) return true;
  // Something missing says nothing of what is there.
  return code !== 'schema/missing' && other.startsWith(`${pointer}/`);
}
