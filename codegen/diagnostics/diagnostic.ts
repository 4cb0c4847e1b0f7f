import type { Node } from 'jsonc-parser';
import { didYouMean } from '~/lib/did-you-mean';
import { visibleText } from '~/lib/visible-text';
import type { Layout } from '../language/layout';
import type { Diagnostic, Path, SourceFile } from '../language/model';
import { hint, type Finding, type LocatedFinding } from './finding';
import { pointerOf, positionOf, sourceFile, spanInString, spanOf, type Span } from './locate';

/** What has positions: every descriptor. */
export interface Located {
  readonly file: SourceFile;
  readonly root: Node;
}

/** A diagnostic about the value at a path. An object or list is marked by its opening bracket. */
export function diagnose({ file, root }: Located, path: Path, { at, key, ...found }: LocatedFinding): Diagnostic {
  const span = at ? spanInString(file, root, path, at) : spanOf(root, path, key);
  const fix =
    typeof found.fix === 'string'
      ? { ...span, text: at ? JSON.stringify(found.fix).slice(1, -1) : JSON.stringify(found.fix) }
      : found.fix;
  return diagnoseSpan(file, span, { ...found, ...(fix && { fix }) }, pointerOf(path));
}

/** A diagnostic about a stretch of a file. What it quotes from files is visible, in a terminal as in the browser. */
export function diagnoseSpan(file: SourceFile, span: Span, found: Finding, pointer = ''): Diagnostic {
  const { severity = 'error', code, message, hint, fix, count } = found;
  const { line, column } = positionOf(file, span.offset);
  return {
    severity,
    code,
    file: file.path,
    line,
    column,
    length: Math.max(1, span.length),
    pointer,
    message: visibleText(message),
    ...(hint && { hint: visibleText(hint) }),
    ...(fix !== undefined && { fix: typeof fix === 'string' ? { ...span, text: fix } : fix }),
    ...(count !== undefined && { count }),
  };
}

/** A diagnostic about a whole file, or about one that is not there. */
export function diagnoseFile(path: string, found: Finding): Diagnostic {
  return diagnoseSpan(sourceFile(path, ''), { offset: 0, length: 1 }, found);
}

/**
 * Compares by file, line and column, so that every run gives the same order. The contract and the schemas come before
 * the descriptors: a mistake in them is the cause of others.
 */
export function byPosition({ descriptors }: Layout): (left: Diagnostic, right: Diagnostic) => number {
  return (left, right) => {
    const byCause = Number(left.file.startsWith(descriptors)) - Number(right.file.startsWith(descriptors));
    const byFile = left.file < right.file ? -1 : Number(left.file > right.file);
    return byCause || byFile || left.line - right.line || left.column - right.column;
  };
}

/** Hint and fix for a wrong name: the nearest right one, or all of them when they are few. */
export function suggest(word: string, candidates: Iterable<string>): Pick<Finding, 'hint' | 'fix'> {
  const names = [...candidates];
  const nearest = didYouMean(word, names);
  if (nearest !== undefined) return { hint: hint('nearest', { name: nearest }), fix: nearest };
  if (names.length === 0 || names.length > 12) return {};
  return { hint: hint('one-of', { names: names.map((name) => `"${name}"`).join(', ') }) };
}
