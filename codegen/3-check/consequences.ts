import type { Diagnostic, Fix, Sources } from '../language/model';

/** A mistake with a correction. */
type Cause = Diagnostic & { readonly fix: Fix };

/** More corrections than these are several mistakes, and each one that is tried costs a check of the project. */
const maxCauses = 4;

/**
 * Diagnostics without those that follow from a mistake with a correction: they vanish when it is corrected. A
 * correction that leads to another error is none.
 */
export function withoutConsequences(
  found: readonly Diagnostic[],
  checkCorrected: (cause: Cause) => readonly Diagnostic[],
): readonly Diagnostic[] {
  const causes = found.filter(isCause);
  if (found.length < 2 || causes.length === 0 || causes.length > maxCauses) return found;
  const vanishing = new Map<Diagnostic, ReadonlySet<Diagnostic>>(
    causes.map((cause) => [cause, vanishingWith(found, checkCorrected(cause))]),
  );
  const follows = (one: Diagnostic, cause: Diagnostic): boolean => {
    const gone = vanishing.get(cause);
    if (one === cause || !gone?.has(one)) return false;
    const back = vanishing.get(one);
    // Of two that explain each other, one explains more, or is the first.
    if (!back?.has(cause)) return true;
    return gone.size > back.size || (gone.size === back.size && found.indexOf(cause) < found.indexOf(one));
  };
  return found.filter((one) => !causes.some((cause) => follows(one, cause)));
}

/** The sources with the correction of a mistake in them. */
export function corrected(sources: Sources, { file, fix: { offset, length, text } }: Cause): Sources {
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(sources.get(file));
  const after = before.slice(0, offset) + text + before.slice(offset + length);
  return new Map(sources).set(file, new TextEncoder().encode(after));
}

function isCause(diagnostic: Diagnostic): diagnostic is Cause {
  return diagnostic.severity === 'error' && diagnostic.fix !== undefined;
}

function vanishingWith(found: readonly Diagnostic[], left: readonly Diagnostic[]): ReadonlySet<Diagnostic> {
  const before = new Set(found.map(keyOf));
  const after = new Set(left.map(keyOf));
  const isRight = left.every((one) => one.severity !== 'error' || before.has(keyOf(one)));
  return new Set(isRight ? found.filter((one) => !after.has(keyOf(one))) : []);
}

/** Equal for the same diagnostic in another line. */
function keyOf({ file, code, message }: Diagnostic): string {
  return `${file} ${code} ${message}`;
}
