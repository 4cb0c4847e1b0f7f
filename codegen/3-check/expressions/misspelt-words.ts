import { diagnose } from '../../diagnostics/diagnostic';
import { finding, hint } from '../../diagnostics/finding';
import { equalsOf, expressionsOf } from '../../2-analyze/analysis';
import { globalQuery, isSameList } from '../../memo';
import type { Project } from '../../1-parse/project';
import { perEveryDescriptor } from '../per-descriptor';
import { allWords, literalsIn, minLength, rowsOf } from './words';

/**
 * A text that the contract leaves open is written once in the whole project, and one that is nearly the same is written
 * elsewhere: in expressions, rows of scales, options of filters or scenarios.
 */
export const misspeltWords = perEveryDescriptor(function* (project, descriptor) {
  const misspelt = misspeltIn(project);
  if (misspelt.size === 0) return;
  const report = (word: string, meant: string) => ({
    ...finding('expression/misspelt', { word, meant }),
    hint: hint('nearest', { name: meant }),
  });
  for (const [{ path }, { text, syntax, problems }] of expressionsOf(project, descriptor)) {
    for (const { value, start, end } of syntax && problems.length === 0 ? literalsIn(syntax) : []) {
      const meant = misspelt.get(String(value));
      if (meant === undefined) continue;
      const at = { index: start, length: end - start };
      const quote = text[start] ?? '';
      yield diagnose(descriptor, path, { ...report(String(value), meant), at, fix: quote + meant + quote });
    }
  }
  for (const [index, row] of rowsOf(descriptor).entries())
    for (const { value, at } of equalsOf(row)) {
      const meant = misspelt.get(String(value));
      if (meant !== undefined)
        yield diagnose(descriptor, ['rows', index, ...at], { ...report(String(value), meant), fix: meant });
    }
});

/** The words that are written once, with the one that each is nearly. */
const misspeltIn = globalQuery((project: Project): ReadonlyMap<string, string> => {
  // What a broken file has is not known.
  if (project.broken.length > 0) return new Map();
  const counts = new Map<string, number>();
  for (const word of allWords(project)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts.keys()];
  const byPart = new Map<string, string[]>();
  for (const word of words.filter((one) => counts.get(one) === 1))
    for (const part of partsOfWord(word)) listIn(byPart, part).push(word);
  const misspelt = new Map<string, string>();
  for (const meant of words) {
    if ((counts.get(meant) ?? 0) < 2 || meant.length <= minLength) continue;
    for (const part of partsOfWord(meant))
      for (const word of byPart.get(part) ?? []) if (isSlip(word, meant)) misspelt.set(word, meant);
  }
  return misspelt;
}, isSameMap);

/** A word, and what is left of it without each of its letters: words that are one slip apart have one of these. */
function partsOfWord(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}

/**
 * Whether two words that are one letter apart are so by a slip: not in their first letter, their endings, their digits
 * or their case, as `update` and `updated` or `v1` and `v2` are.
 */
function isSlip(word: string, meant: string): boolean {
  const shorter = Math.min(word.length, meant.length);
  const differs = (left: string, right: string) => left.toLowerCase() !== right.toLowerCase();
  const isEnding = word.slice(0, shorter) === meant.slice(0, shorter) || word.slice(0, -1) === meant.slice(0, -1);
  const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
  return word[0] === meant[0] && !isEnding && differs(letters(word), letters(meant));
}

function listIn(lists: Map<string, string[]>, key: string): string[] {
  const known = lists.get(key) ?? [];
  lists.set(key, known);
  return known;
}

function isSameMap(left: ReadonlyMap<string, string>, right: ReadonlyMap<string, string>): boolean {
  return isSameList([...left].flat(), [...right].flat());
}
