import { textOf } from '../1-parse/decode';
import { finding } from '../diagnostics/finding';
import type { Diagnostic, Fix, Sources } from '../language/model';

/** A name of a part that can be corrected. */
type Corrected = Diagnostic & { readonly fix: Fix };

/**
 * Diagnostics with one for each part that has another id now, at the first expectation of a file that names it or what
 * is in it: its correction corrects them all.
 */
export function foldRenamedParts(found: readonly Diagnostic[], sources: Sources): readonly Diagnostic[] {
  const groups = new Map<string, Corrected[]>();
  for (const one of found.filter(isRenamed)) {
    const key = keyOf(one, textOf(sources.get(one.file)));
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const folded = new Map<Diagnostic, Diagnostic | undefined>();
  for (const group of groups.values()) {
    const [first, ...others] = group.toSorted((left, right) => left.fix.offset - right.fix.offset);
    if (!first || others.length === 0) continue;
    const count = group.length;
    const { message } = finding('name/part.repeated', { message: first.message, count });
    folded.set(first, { ...first, message, count, fix: joined([first, ...others], textOf(sources.get(first.file))) });
    for (const other of others) folded.set(other, undefined);
  }
  return found.flatMap((one) => (folded.has(one) ? (folded.get(one) ?? []) : one));
}

function isRenamed(diagnostic: Diagnostic): diagnostic is Corrected {
  return diagnostic.code === 'name/part' && diagnostic.fix !== undefined;
}

/** Equal for the parts of a file that follow the same other id; nothing if the correction is no other name. */
function keyOf({ file, fix }: Corrected, text: string): string | undefined {
  const [from, to] = [text.slice(fix.offset, fix.offset + fix.length), fix.text].map(stepsOf);
  if (!from || !to || from.length !== to.length) return undefined;
  const last = from.findLastIndex((step, index) => step !== to[index]) + 1;
  return [file, ...from.slice(0, last), '->', ...to.slice(0, last)].join('\n');
}

function stepsOf(written: string): readonly string[] | undefined {
  return /^"([^"\\]+)"$/.exec(written)?.[1]?.split('.');
}

/** Several edits of a text as one. */
function joined(parts: readonly Corrected[], text: string): Fix {
  const offset = parts[0]?.fix.offset ?? 0;
  let end = offset;
  let replaced = '';
  for (const { fix } of parts) {
    replaced += text.slice(end, fix.offset) + fix.text;
    end = fix.offset + fix.length;
  }
  return { offset, length: end - offset, text: replaced };
}
