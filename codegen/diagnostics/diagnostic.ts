import type { Node } from 'jsonc-parser';
import { visibleText } from '~/lib/visible-text';
import { descriptorFolder } from '../language/kind-table';
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
export function byPosition(left: Diagnostic, right: Diagnostic): number {
  const byCause = Number(left.file.startsWith(descriptorFolder)) - Number(right.file.startsWith(descriptorFolder));
  const byFile = left.file < right.file ? -1 : Number(left.file > right.file);
  return byCause || byFile || left.line - right.line || left.column - right.column;
}

/** Hint and fix for a wrong name: the nearest right one, or all of them when they are few. */
export function suggest(word: string, candidates: Iterable<string>): Pick<Finding, 'hint' | 'fix'> {
  const names = [...candidates];
  const nearest = didYouMean(word, names);
  if (nearest !== undefined) return { hint: hint('nearest', { name: nearest }), fix: nearest };
  if (names.length === 0 || names.length > 12) return {};
  return { hint: hint('one-of', { names: names.map((name) => `"${name}"`).join(', ') }) };
}

/** A hostile file may declare a hundred thousand names; looking at these many is enough. */
const maxCandidates = 5000;

/**
 * The candidate nearest to a misspelt word, if one is near enough. Case, hyphens, dots and underscores weigh nothing.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const given = simple(word);
  if (given === '' || given.length > 200) return undefined;
  let best: string | undefined;
  let smallest = Math.max(1, Math.floor(given.length / 3)) + 1;
  let left = maxCandidates;
  for (const candidate of candidates) {
    if ((left -= 1) < 0) break;
    const wanted = simple(candidate);
    if (Math.abs(wanted.length - given.length) >= smallest || candidate === word) continue;
    // One letter is near to a name that has it, and not to each other letter.
    if (given.length < 2 && !wanted.includes(given)) continue;
    // Of two equally near ones, that with the same first letter, or with the same case and signs.
    const near = editDistance(given, wanted, smallest) + (given[0] === wanted[0] ? 0 : 0.5);
    if (near >= smallest) continue;
    const written = editDistance(word, candidate, Infinity) + (word[0] === candidate[0] ? 0 : 0.5);
    const distance = near + written / 1000;
    if (distance < smallest) [best, smallest] = [candidate, distance];
  }
  return best;
}

function simple(word: string): string {
  return word.toLowerCase().replaceAll(/[-_.\s]/g, '');
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment); infinite from `limit` on. */
function editDistance(from: string, to: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      let value = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + cost);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) value = Math.min(value, at(beforeLast, column - 2) + 1);
      current.push(value);
    }
    // A row follows from the two before it.
    if (Math.min(...current) >= limit && Math.min(...last) + 1 >= limit) return Infinity;
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
