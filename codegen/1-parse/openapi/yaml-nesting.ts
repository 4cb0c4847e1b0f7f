import { isList, isRecord } from '~/lib/json';
import { finding, type Finding } from '../../diagnostics/finding';
import type { Path } from '../../language/model';
import { maxDepth } from '../scan';

/** What is wrong with a value that nests too deeply. */
export const tooDeep = finding('json/too-deep', { limit: maxDepth });

/** A value that cannot be read because of what it is in. */
interface Nesting {
  readonly steps: Path;
  readonly found: Finding;
}

/** The first value that contains itself, or nests too deeply. `around` are the values on the way here. */
export function nestingIn(value: unknown, steps: Path = [], around: readonly unknown[] = []): Nesting | undefined {
  if (!isList(value) && !isRecord(value)) return undefined;
  if (around.includes(value)) return { steps, found: finding('openapi/aliases.circle') };
  if (around.length === maxDepth) return { steps, found: tooDeep };
  const within = [...around, value];
  const entries: Iterable<readonly [string | number, unknown]> = isList(value)
    ? value.entries()
    : Object.entries(value);
  for (const [step, entry] of entries) {
    const found = nestingIn(entry, [...steps, step], within);
    if (found) return found;
  }
  return undefined;
}
