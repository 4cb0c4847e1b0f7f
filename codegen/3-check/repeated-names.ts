import { finding } from '../diagnostics/finding';
import type { Diagnostic } from '../language/model';

/**
 * Diagnostics with one for each unknown name of a file, at the first expression that reads it: the same name is one
 * mistake, however often it is read. Those with corrections stay, each where it is corrected.
 */
export function foldRepeatedNames(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const same = new Map<string, number>();
  for (const one of found) if (isFolded(one)) same.set(keyOf(one), (same.get(keyOf(one)) ?? 0) + 1);
  const reported = new Set<string>();
  return found.flatMap((one) => {
    const count = same.get(keyOf(one)) ?? 1;
    if (!isFolded(one) || count === 1) return [one];
    if (reported.has(keyOf(one))) return [];
    reported.add(keyOf(one));
    const { message } = finding('expression/unknown-name.repeated', { message: one.message, count });
    return [{ ...one, message, count }];
  });
}

function isFolded({ code, fix }: Diagnostic): boolean {
  return code === 'expression/unknown-name' && fix === undefined;
}

function keyOf({ file, message }: Diagnostic): string {
  return `${file} ${message}`;
}
