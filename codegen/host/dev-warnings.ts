import type { Diagnostic } from '../language/model';

/** Name of the event between the development server and its pages; a page sends it without data to ask for the last. */
export const warningsEvent = 'descry:warnings';

/** A warning as a page shows it. */
export interface DevWarning extends Pick<Diagnostic, 'message' | 'hint'> {
  /** File, line and column, as `descriptors/drawers/url.json:42:9`. */
  readonly at: string;
}

/** What the compiler warns about. */
export interface DevWarnings {
  readonly warnings: readonly DevWarning[];
  /** Number of texts that need a translator: too many to be listed among the others. */
  readonly translations: number;
}

/** Warnings for the pages of the development server. */
export function devWarnings(diagnostics: readonly Diagnostic[]): DevWarnings {
  const all = diagnostics.filter(({ severity }) => severity === 'warning');
  const warnings = all.filter(({ code }) => !forTranslators.has(code));
  return {
    warnings: warnings.map(({ file, line, column, message, hint }) => ({
      at: `${file}:${line}:${column}`,
      message,
      hint,
    })),
    translations: all.length - warnings.length,
  };
}

const forTranslators: ReadonlySet<string> = new Set(['message/missing', 'message/stale']);
