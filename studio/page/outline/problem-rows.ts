import type { Diagnostic } from '~/codegen/language/model';

/** What the check finds, as it is listed. */
export interface ProblemRows {
  readonly rows: readonly Diagnostic[];
  /** Number of findings, those that a row summarizes included. */
  readonly count: number;
  readonly errors: number;
}

/** Errors first, then warnings, then one row for each file that does not translate all texts, with their number. */
export function problemRows(diagnostics: readonly Diagnostic[]): ProblemRows {
  const others = diagnostics.filter((one) => !isUntranslated(one));
  const errors = others.filter(({ severity }) => severity === 'error');
  const warnings = others.filter(({ severity }) => severity !== 'error');
  const untranslated = diagnostics.filter(isUntranslated);
  const files = [...new Set(untranslated.map(({ file }) => file))];
  const ofFile = (path: string) => untranslated.filter(({ file }) => file === path);
  return {
    rows: [...errors, ...warnings, ...files.flatMap((file) => untranslatedRow(ofFile(file)))],
    count: total(diagnostics),
    errors: total(errors),
  };
}

function isUntranslated({ code }: Diagnostic): boolean {
  return code === 'message/missing';
}

/** The row leads to the first of the texts. */
function untranslatedRow(texts: readonly Diagnostic[]): readonly Diagnostic[] {
  const [first] = texts;
  const count = total(texts);
  if (!first || count === 1) return texts;
  return [{ ...first, message: `${count} texts are not translated.`, count }];
}

function total(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.reduce((sum, { count = 1 }) => sum + count, 0);
}
