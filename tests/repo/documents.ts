import { readdirSync, readFileSync } from 'node:fs';

/** Folders that hold nothing written by people. */
const ignored: ReadonlySet<string> = new Set([
  '.cache',
  '.git',
  'dist',
  'node_modules',
  'playwright-report',
  'src/generated',
  'test-results',
]);

/** Files of the repository with one of these endings, by their paths from its root. */
export function filesOf(...endings: readonly string[]): readonly string[] {
  return filesBelow('').filter((path) => endings.some((ending) => path.endsWith(ending)));
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return ignored.has(entry.name) || ignored.has(path) ? [] : filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/** One line of a document. */
export interface Line {
  /** Counts from 1. */
  readonly number: number;
  readonly text: string;
  /** The same, with a code span that is continued from the line before or on the next one closed on this line. */
  readonly closed: string;
  /** Whether it is inside a fenced code block. */
  readonly isCode: boolean;
}

/** The lines of a Markdown file. */
export function linesOf(path: string): readonly Line[] {
  let isCode = false;
  let isSpan = false;
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((text, index) => {
      const isFence = text.trimStart().startsWith('```');
      if (isFence) isCode = !isCode;
      if (isCode || isFence || text.trim() === '') isSpan = false;
      const opened = isSpan ? `\`${text}` : text;
      isSpan = !isCode && !isFence && opened.split('`').length % 2 === 0;
      return { number: index + 1, text, closed: isSpan ? `${opened}\`` : opened, isCode: isCode || isFence };
    });
}

/** Whether a line is a row of a table. */
export function isTableRow({ text, isCode }: Line): boolean {
  return !isCode && text.startsWith('|');
}

/** The texts in backticks of a line of prose. */
export function codeSpansOf({ closed, isCode }: Line): readonly string[] {
  return isCode ? [] : [...closed.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}
