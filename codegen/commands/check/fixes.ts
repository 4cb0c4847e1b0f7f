import type { Diagnostic, Fix } from '../../language/model';

/** A correction that was made: where, and what it replaced by what. */
export interface Correction {
  readonly file: string;
  /** Line and column of the diagnostic, as the file was before. */
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly from: string;
  readonly to: string;
}

type Fixable = Diagnostic & { readonly fix: Fix };

/** A text with fixes of its diagnostics applied. Of fixes that touch the same characters the first is applied. */
export function applyFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
): { readonly text: string; readonly corrections: readonly Correction[] } {
  const corrections: Correction[] = [];
  const parts: string[] = [];
  let end = 0;
  for (const { file, line, column, code, fix } of inOrder(diagnostics)) {
    const { offset, length, text: to } = fix;
    const from = text.slice(offset, offset + length);
    const overlaps = offset < end || (offset === end && corrections.length > 0 && length === 0);
    if (overlaps || from === to) continue;
    parts.push(text.slice(end, offset), to);
    end = offset + length;
    corrections.push({ file, line, column, code, from, to });
  }
  return { text: parts.join('') + text.slice(end), corrections };
}

function inOrder(diagnostics: readonly Diagnostic[]): readonly Fixable[] {
  return diagnostics.filter(isFixable).toSorted((left, right) => left.fix.offset - right.fix.offset);
}

function isFixable(diagnostic: Diagnostic): diagnostic is Fixable {
  return diagnostic.fix !== undefined;
}
