import { textOf } from '../1-parse/decode';
import type { Diagnostic, Fix, Sources } from '../language/model';

/** A mistake with a correction. */
type Cause = Diagnostic & { readonly fix: Fix };

/** More corrections than these are several mistakes, and each one that is tried costs a check of the project. */
const maxCorrections = 4;

/**
 * Diagnostics without those that follow from a mistake with a correction: they vanish when it is corrected. A
 * correction that leads to another error is none.
 */
export function withoutConsequences(
  found: readonly Diagnostic[],
  checkCorrected: (causes: readonly Cause[]) => readonly Diagnostic[],
): readonly Diagnostic[] {
  const corrections = found.length < 2 ? [] : correctionsOf(found);
  if (corrections.length === 0 || corrections.length > maxCorrections) return found;
  const tried = corrections.map((causes) => ({ causes, gone: vanishingWith(found, checkCorrected(causes)) }));
  const follows = (one: Diagnostic): boolean =>
    tried.some(({ causes, gone }) => {
      if (!gone.has(one) || causes.some((cause) => cause === one)) return false;
      const other = tried.find((correction) => correction.causes.some((cause) => cause === one));
      // Of two that explain each other, one explains more, or is the first.
      if (!other || !causes.some((cause) => other.gone.has(cause))) return true;
      const [explained, back] = [gone.size - causes.length, other.gone.size - other.causes.length];
      return explained > back || (explained === back && found.indexOf(causes[0]) < found.indexOf(other.causes[0]));
    });
  return found.filter((one) => !follows(one));
}

/** Mistakes that one correction of a file mends: the same word, written several times. */
type Causes = readonly [Cause, ...Cause[]];

function correctionsOf(found: readonly Diagnostic[]): readonly Causes[] {
  const byText = new Map<string, Causes>();
  for (const cause of found.filter(isCause)) {
    const key = `${cause.file} ${cause.message} ${cause.fix.text}`;
    const same = byText.get(key);
    byText.set(key, same ? [...same, cause] : [cause]);
  }
  return [...byText.values()];
}

/** The sources with a correction in them. */
export function corrected(sources: Sources, causes: readonly Cause[]): Sources {
  const files = new Map(sources);
  // From the end on, so that the offsets of the others stay right.
  for (const { file, fix } of causes.toSorted((left, right) => right.fix.offset - left.fix.offset)) {
    const before = textOf(files.get(file));
    const after = before.slice(0, fix.offset) + fix.text + before.slice(fix.offset + fix.length);
    files.set(file, new TextEncoder().encode(after));
  }
  return files;
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
