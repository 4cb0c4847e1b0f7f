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
  const once = new Map<string, string[]>();
  for (const word of words.filter((one) => counts.get(one) === 1)) {
    const group = groupOf(word, word.length);
    once.set(group, [...(once.get(group) ?? []), word]);
  }
  const misspelt = new Map<string, string>();
  for (const meant of words) {
    if ((counts.get(meant) ?? 0) < 2 || meant.length <= minLength) continue;
    for (const difference of [-1, 0, 1])
      for (const word of once.get(groupOf(meant, meant.length + difference)) ?? [])
        if (isOneLetterApart(word, meant) && isSlip(word, meant)) misspelt.set(word, meant);
  }
  return misspelt;
}, isSameMap);

/** Only words with the same first letter and nearly the same length are compared. */
function groupOf(word: string, length: number): string {
  return `${word[0]}${length}`;
}

/** Whether one of two words has a letter more, another letter, or a letter elsewhere. */
function isOneLetterApart(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  const mine = left.slice(start, left.length - end);
  const other = right.slice(start, right.length - end);
  if (mine.length !== other.length) return mine.length + other.length === 1;
  return mine.slice(1) === other.slice(0, -1) || mine.slice(0, -1) === other.slice(1);
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

function isSameMap(left: ReadonlyMap<string, string>, right: ReadonlyMap<string, string>): boolean {
  return isSameList([...left].flat(), [...right].flat());
}
