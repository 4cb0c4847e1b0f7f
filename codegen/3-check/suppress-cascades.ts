import { defaultLayout, type Layout } from '../language/layout';
import type { Diagnostic } from '../language/model';
import { suppressKnownCascades } from './cascades';
import { usableIn } from './unused';

/**
 * What rules found, without what only follows from a mistake of shape: a file that breaks its schema is still checked,
 * but nothing is reported about a value that has a finding already, about what is in it, or about the object that
 * contains it. Nor about what nothing reads, while an error may hide who reads it, nor about an entry that repeats
 * another one.
 */
export function suppressCascades(
  parsing: readonly Diagnostic[],
  checking: readonly Diagnostic[],
  layout: Layout = defaultLayout,
): readonly Diagnostic[] {
  const reported = new Map<string, Diagnostic[]>();
  for (const one of parsing) reported.set(one.file, [...(reported.get(one.file) ?? []), one]);
  const uncovered = checking.filter(({ file, pointer }) => !reported.get(file)?.some((one) => covers(one, pointer)));
  const found = suppressKnownCascades(parsing, uncovered, layout);
  const wrong = new Set([...parsing, ...found].flatMap(({ file, severity }) => (severity === 'error' ? [file] : [])));
  const repeated = found.filter(({ code }) => code === 'id/duplicate' || code === 'route/duplicate');
  const repeats = (one: Diagnostic): boolean =>
    repeated.some(({ file, pointer }) => file === one.file && one.pointer.startsWith(`${parentOf(pointer)}/`));
  const mayBeUsed = (one: Diagnostic): boolean => {
    const where = usableIn(layout, one);
    return where === 'project' ? wrong.size > 0 : where === 'descriptor' && wrong.has(one.file);
  };
  // A part whose id has a mistake is another part for its scenarios.
  return found.filter(
    (one) =>
      repeated.includes(one) || (!wrong.has(pathOfDescribed(one.file) ?? '') && !mayBeUsed(one) && !repeats(one)),
  );
}

/** The path of the descriptor that a companion is about; nothing for other files. */
function pathOfDescribed(file: string): string | undefined {
  const [, about] = /^(.+)\.[a-z-]+\.json$/.exec(file) ?? [];
  return about === undefined ? undefined : `${about}.json`;
}

function covers({ code, pointer }: Diagnostic, other: string): boolean {
  if (other === pointer || other === parentOf(pointer)) return true;
  // Something missing says nothing of what is there.
  return code !== 'schema/missing' && other.startsWith(`${pointer}/`);
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}
