import { codeFrameColumns } from '@babel/code-frame';
import { hiddenCharacters } from '~/lib/hidden-characters';
import { visibleText } from '~/lib/visible-text';
import type { Diagnostic, SourceFile, Sources } from '../language/model';
import { sourceFile } from './locate';

/** The longest line shown whole, in characters. */
const maxLine = 160;

/** How diagnostics are printed. */
export interface FormatOptions {
  /** With colours for a terminal. */
  readonly color?: boolean;
}

/** All diagnostics in their order, each with its line of code, and a last line that counts them. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  options: FormatOptions = {},
): string {
  const files = new Map<string, SourceFile | undefined>();
  const fileOf = (path: string) => {
    if (!files.has(path)) files.set(path, readFile(path, sources));
    return files.get(path);
  };
  const blocks = diagnostics.map((diagnostic) => format(diagnostic, fileOf(diagnostic.file), options));
  return [...blocks, summary(diagnostics)].join('\n\n') + '\n';
}

/** One diagnostic with its line of code. */
export function formatDiagnostic(diagnostic: Diagnostic, sources: Sources, options: FormatOptions = {}): string {
  return `${format(diagnostic, readFile(diagnostic.file, sources), options)}\n`;
}

/** One diagnostic: position, message and code, the code around it, and the hint. */
function format(diagnostic: Diagnostic, file?: SourceFile, { color = false }: FormatOptions = {}): string {
  const { severity, code, line, column, message, hint } = diagnostic;
  const head = `${visibleText(diagnostic.file)}:${line}:${column}  ${severity === 'warning' ? 'warning: ' : ''}${message}  [${code}]`;
  const frame = file && file.text !== '' ? frameOf(diagnostic, file, color) : '';
  const lines = [hint, ownerText(diagnostic)].flatMap((line) => (line === undefined ? [] : `  ${line}`));
  return [head, ...(frame ? [frame] : []), ...lines].join('\n');
}

/** Who answers for the file of a diagnostic, and where one reaches them. */
export function ownerText({ owner }: Pick<Diagnostic, 'owner'>): string | undefined {
  if (!owner) return undefined;
  return visibleText(`Owner: ${owner.name}${owner.contact === undefined ? '' : `, ${owner.contact}`}`);
}

/** How many errors and warnings there are, in words. */
function summary(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic['severity'], label: string) => {
    const number = diagnostics.filter((one) => one.severity === severity).length;
    return `${number} ${label}${number === 1 ? '' : 's'}`;
  };
  return `${count('error', 'error')}, ${count('warning', 'warning')}`;
}

/** The library is handed the few lines it shows, cut to a width around the place. */
function frameOf({ line, column, length }: Diagnostic, file: SourceFile, color: boolean): string {
  const left = Math.max(0, column - 1 - maxLine / 2);
  const startLine = Math.max(1, line - 1);
  const shown: string[] = [];
  for (let number = startLine; number <= line + 1 && number <= file.lineStarts.length; number += 1) {
    const text = file.text.slice(file.lineStarts[number - 1], file.lineStarts[number]).replace(/[\r\n]+$/, '');
    shown.push(visible(text.slice(left, left + maxLine)));
  }
  const start = column - left;
  const end = Math.max(start + 1, Math.min(start + length, (shown[line - startLine]?.length ?? 0) + 1));
  const options = { startLine, linesAbove: 1, linesBelow: 1, forceColor: color };
  return codeFrameColumns(shown.join('\n'), { start: { line, column: start }, end: { line, column: end } }, options);
}

/**
 * A line as a terminal may print it: hidden characters are replacement characters, so that every column stays where it
 * is.
 */
function visible(line: string): string {
  return line.replaceAll(hiddenCharacters, (found: string, hidden?: string) =>
    hidden === undefined ? found : '\ufffd'.repeat(hidden.length),
  );
}

/** A file that is no text has no code to show. */
function readFile(path: string, sources: Sources): SourceFile | undefined {
  const bytes = sources.get(path);
  return bytes && sourceFile(path, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
}
