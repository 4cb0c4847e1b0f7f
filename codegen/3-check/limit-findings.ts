import { diagnoseFile } from '../diagnostics/diagnostic';
import { finding } from '../diagnostics/finding';
import type { Diagnostic } from '../language/model';

/** The most findings of one code that are reported: a project with more of them has one mistake many times. */
const maxPerCode = 500;

/**
 * The first findings of each code, in their order. One more names the code that has others, in the file of the first of
 * them. What only follows from other mistakes has to be removed before: it would use up the limit.
 */
export function limitFindings(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const counts = new Map<string, number>();
  return findings.flatMap((one) => {
    const count = (counts.get(one.code) ?? 0) + 1;
    counts.set(one.code, count);
    if (count <= maxPerCode) return [one];
    const isFirst = count === maxPerCode + 1;
    return isFirst ? [diagnoseFile(one.file, finding('rule/too-many', { code: one.code }))] : [];
  });
}
