import type { Node } from 'jsonc-parser';
import { visibleText } from '~/lib/visible-text';
import { describeLine, ownerName, rootOf, type Layout } from '../language/layout';
import type { Diagnostic, Fix, Origins, Path, SourceFile } from '../language/model';
import { hint, type Finding, type LocatedFinding } from './finding';
import { nearestName } from './nearest-name';
import { locationIn, pointerOf, sourceFile, spanInString, spanOf, writtenAt, type Span } from './locate';

/** What has positions: every descriptor. */
export interface Located {
  readonly file: SourceFile;
  readonly root: Node;
  readonly joined?: Pick<Origins, 'ownPath'>;
}

/** A diagnostic about the value at a path. An object or list is marked by its opening bracket. */
export function diagnose(
  { file, root, joined }: Located,
  path: Path,
  { at, key, ...found }: LocatedFinding,
): Diagnostic {
  const span = at ? spanInString(file, root, path, at) : spanOf(root, path, key);
  const fix =
    typeof found.fix === 'string'
      ? { ...span, text: at ? JSON.stringify(found.fix).slice(1, -1) : JSON.stringify(found.fix) }
      : found.fix;
  return diagnoseSpan(file, span, { ...found, ...(fix && { fix }) }, pointerOf(joined?.ownPath(path) ?? path));
}

/** A diagnostic about a stretch of a file. What it quotes from files is visible, in a terminal as in the browser. */
export function diagnoseSpan(file: SourceFile, span: Span, found: Finding, pointer = ''): Diagnostic {
  const { severity = 'error', code, message, hint, fix, count } = found;
  const { offset } = writtenAt(file, span.offset);
  const moved = (change: Fix): Fix => ({ ...change, offset: change.offset + offset - span.offset });
  return {
    severity,
    code,
    ...locationIn(file, span.offset),
    length: Math.max(1, span.length),
    pointer,
    message: visibleText(message),
    ...(hint && { hint: visibleText(hint) }),
    ...(fix !== undefined && { fix: moved(typeof fix === 'string' ? { ...span, text: fix } : fix) }),
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
export function byPosition(layout: Layout): (left: Diagnostic, right: Diagnostic) => number {
  const isDescriptor = ({ file }: Diagnostic): boolean => rootOf(layout, file) !== undefined;
  return (left, right) => {
    const byCause = Number(isDescriptor(left)) - Number(isDescriptor(right));
    const byFile = left.file < right.file ? -1 : Number(left.file > right.file);
    return byCause || byFile || left.line - right.line || left.column - right.column;
  };
}

/** Diagnostics with the owners of their files, where the project says who they are. */
export function withOwners(layout: Layout, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!layout.owner && !layout.roots) return diagnostics;
  return diagnostics.map((one) => {
    const owner = rootOf(layout, one.file)?.owner;
    return owner && !one.owner ? { ...one, owner } : one;
  });
}

/**
 * The file of a value, for a finding about another one. In a project of several roots it comes with its line and with
 * who answers for it.
 */
export function describeFile(layout: Layout, { file, root }: Located, path: Path): string {
  if (!layout.roots) return file.path;
  const found = locationIn(file, spanOf(root, path).offset);
  return `${describeLine(layout, found)} (${ownerName(layout, found.file)})`;
}

/** Hint and fix for a wrong name: the nearest right one, or all of them when they are few. */
export function suggest(word: string, candidates: Iterable<string>): Pick<Finding, 'hint' | 'fix'> {
  const names = [...candidates];
  const nearest = nearestName(word, names);
  if (nearest !== undefined) return { hint: hint('nearest', { name: nearest }), fix: nearest };
  if (names.length === 0 || names.length > 12) return {};
  return { hint: hint('one-of', { names: names.map((name) => `"${name}"`).join(', ') }) };
}
