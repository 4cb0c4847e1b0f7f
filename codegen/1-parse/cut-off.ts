import { diagnoseFile } from '../diagnostics/diagnostic';
import { finding, type Finding } from '../diagnostics/finding';
import type { Diagnostic } from '../language/model';

/** The most diagnostics that one step gives about one file. */
export const maxDiagnostics = 100;

/** The first diagnostics of a step about a file; `more` at the end says that it found further ones. */
export function cutOff(
  path: string,
  all: Iterable<Diagnostic>,
  more: (next: Diagnostic) => Finding = () => finding('file/too-many'),
): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const diagnostic of all) {
    if (diagnostics.length === maxDiagnostics) return [...diagnostics, diagnoseFile(path, more(diagnostic))];
    diagnostics.push(diagnostic);
  }
  return diagnostics;
}
