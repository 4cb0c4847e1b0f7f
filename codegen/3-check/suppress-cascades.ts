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
  const found = checking.filter(({ file, pointer }) => !reported.get(file)?.some((one) => covers(one, pointer)));
  const wrong = new Set([...parsing, ...found].flatMap(({ file, severity }) => (severity === 'error' ? [file] : [])));
  // A part whose id has a mistake is another part for its scenarios.
  return found.filter(({ file }) => !wrong.has(pathOfDescribed(file) ?? ''));
}

/** The path of the descriptor that a companion is about; nothing for other files. */
function pathOfDescribed(file: string): string | undefined {
  const [, about] = /^(.+)\.[a-z-]+\.json$/.exec(file) ?? [];
  return about === undefined ? undefined : `${about}.json`;
}

function covers({ code, pointer }: Diagnostic, other: string): boolean {
  if (other === pointer || other === pointer.slice(0, pointer.lastIndexOf('/'))) return true;
  // Something missing says nothing of what is there.
  return code !== 'schema/missing' && other.startsWith(`${pointer}/`);
}
