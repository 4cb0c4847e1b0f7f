import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isTableRow, linesOf } from './documents';
import { withoutIds } from './requirement-ids';
import { textsOfTests } from './titles';

const page = 'docs/accessibility.md';

/** A row of a table of criteria or tasks: its first cell, and its last one. */
interface Row {
  readonly name: string;
  readonly evidence: string;
}

const rows: readonly Row[] = linesOf(page)
  .filter(isTableRow)
  .map(({ text }) => text.split('|').map((cell) => cell.trim()))
  .map(([, name = '', ...cells]) => ({ name, evidence: cells.at(-2) ?? '' }))
  .filter(({ name }) => !/^(Criterion|Task|-+)$/.test(name));
const criteria = rows.filter(({ name }) => /^\d/.test(name));

/** The criteria of WCAG 2.2, levels A and AA, by guideline: the last number of each. */
const wcag: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

/** The criteria that a row is about: `1.2.1 to 1.2.5` are five, `3.2.1, 3.2.2` are two. */
function criteriaOf({ name }: Row): readonly string[] {
  const numbers = name.match(/\d\.\d\.\d+/g) ?? [];
  const [first = '', last = ''] = numbers;
  if (!name.includes(' to ')) return numbers;
  const [guideline, from, to] = [first.slice(0, 4), Number(first.slice(4)), Number(last.slice(4))];
  return Array.from({ length: to - from + 1 }, (_, index) => `${guideline}${from + index}`);
}

/** A file of tests that a row names, with the titles in quotation marks after it. */
interface NamedFile {
  readonly path: string;
  readonly titles: readonly string[];
}

function filesIn({ evidence }: Row): readonly NamedFile[] {
  return [...evidence.matchAll(/`([^`]+\.tsx?)`([^`]*)/g)].map(([, file = '', after = '']) => ({
    path: file.includes('/') ? file : `e2e/${file}`,
    titles: [...after.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  }));
}

/** The titles of a file, and its other texts: the rows of a table that a function of the harness tests have titles. */
function titlesOf(path: string): ReadonlySet<string> {
  return new Set(textsOfTests(path).map(({ text }) => withoutIds(text).sentence));
}

describe('docs/accessibility.md', () => {
  test('has a row for each criterion of WCAG 2.2, levels A and AA, and for nothing else', () => {
    const expected = Object.entries(wcag).flatMap(([guideline, ends]) => ends.map((end) => `${guideline}.${end}`));
    expect(criteria.flatMap(criteriaOf)).toEqual(expected);
    expect(expected).toHaveLength(55);
  });

  test('has evidence for each criterion, or says that there is none', () => {
    const isEvidence = /axe|by eye|not ours|open|\]\(#|`/;
    expect(criteria.filter(({ evidence }) => !isEvidence.test(evidence))).toEqual([]);
  });

  test('names a title of each file that shows how a criterion is met', () => {
    expect(criteria.flatMap(filesIn).filter(({ titles }) => titles.length === 0)).toEqual([]);
  });

  test('has 40 main tasks that tests do with the keyboard alone', () => {
    const tasks = rows.filter((row) => !criteria.includes(row));
    expect(tasks.filter((task) => filesIn(task).length === 0)).toEqual([]);
    expect(tasks.length).toBeGreaterThanOrEqual(40);
  });

  test('names only files of tests that exist, and titles that they have', () => {
    const files = rows.flatMap(filesIn);
    const absent = files.filter(({ path }) => !existsSync(path)).map(({ path }) => path);
    expect(absent).toEqual([]);
    const unknown = files.flatMap(({ path, titles }) => {
      const known = titlesOf(path);
      return titles.filter((title) => !known.has(title)).map((title) => `${path}: ${title}`);
    });
    expect(unknown).toEqual([]);
    expect(files.length).toBeGreaterThan(60);
  });
});
