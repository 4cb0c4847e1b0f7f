import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeSpansOf, filesOf, linesOf } from './documents';
import { refusedInName, refusedInProse, refusedWords, wordsOf } from './glossary';
import { wordingOf } from './names-in-code';

/** Folders whose identifiers, property names, file names, comments, diagnostics and test titles use the glossary. */
const folders: readonly string[] = [
  'bench',
  'codegen',
  'demo',
  'descriptors',
  'e2e',
  'editors',
  'lib',
  'openapi',
  'schemas',
  'src',
  'studio',
  'tests',
  'tools',
];

const refused = refusedWords();
const everyFile = filesOf('');

/** A file that a document names: its name is judged where it is, not where it is named. */
function isFile(code: string): boolean {
  return /\.[a-z]+$/.test(code) && (existsSync(code) || everyFile.some((path) => path.endsWith(`/${code}`)));
}

/** Names in a code block: compound words, property names and calls. Single words may belong to a sentence in it. */
function namesInBlock(text: string): readonly string[] {
  const compound = text.match(/[A-Za-z]+(?:[A-Z][a-z]+|-[a-z]+)[\w-]*/g) ?? [];
  const declared = [...text.matchAll(/"([a-z]\w*)" *:|\b([a-z]\w*)\(/g)].map(
    ([, property, called]) => property ?? called,
  );
  return [...compound, ...declared.filter((name) => name !== undefined)];
}

/** Names in a code span: each word of it, unless it is a sentence. */
function namesInSpan(code: string): readonly string[] {
  const names = code.match(/[A-Za-z][\w-]*/g) ?? [];
  return /^[A-Z].* .*\.$/.test(code) ? [] : names;
}

/** Refused words of a document, as `file:line: word`. The table that refuses them is left out. */
function findingsInDocument(path: string): readonly string[] {
  const lines = linesOf(path);
  const table = path === 'docs/glossary.md' ? lines.findIndex(({ text }) => text === '## Refused words') : lines.length;
  return lines.slice(0, table).flatMap((line) => {
    const prose = line.closed.replaceAll(/`[^`]*`/g, ' X ').replaceAll(/\]\([^)]*\)/g, ']');
    const spans = codeSpansOf(line).filter((code) => !isFile(code));
    const names = line.isCode ? namesInBlock(line.text) : spans.flatMap(namesInSpan);
    const words = [
      ...(line.isCode ? [] : refusedInProse(prose, refused)),
      ...names.flatMap((name) => refusedInName(name, refused)),
    ];
    return [...new Set(words)].map((word) => `${path}:${line.number}: ${word}`);
  });
}

/** Refused words of a source file, as `file:line: word in text`. */
function findingsInSource(path: string): readonly string[] {
  return wordingOf(path).flatMap(({ line, kind, text }) => {
    const words = kind === 'name' ? refusedInName(text, refused) : refusedInProse(text, refused);
    return words.map((word) => `${path}:${line}: ${word}${kind === 'name' ? ` in ${text}` : ''}`);
  });
}

test.each([
  ['useToldFailures', ['use', 'told', 'failures']],
  ['use-told-failures', ['use', 'told', 'failures']],
  ['HTTPSetting2', ['http', 'setting']],
  ['This row never decides.', ['this', 'row', 'never', 'decides']],
])('the words of %s are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

describe('the table of refused words', () => {
  test('refuses a word inside an identifier, but not inside another word', () => {
    expect(refusedInName('useToldFailures', refused)).toEqual(['told']);
    expect(refusedInName('placeholder', refused)).toEqual([]);
  });

  test('allows terms of the field that contain a refused word', () => {
    expect(refusedInName('versionAtLeast', refused)).toEqual([]);
    expect(refusedInName('titleMost', refused)).toEqual(['most']);
  });

  test('refuses ordinary English in names alone', () => {
    expect(refusedInProse('The compiler told the author.', refused)).toEqual([]);
    expect(refusedInProse('This name stands twice in the list.', refused)).toContain('stands twice');
  });

  test('refuses a helper by its whole name alone', () => {
    expect(refusedInName('own', refused)).toEqual(['own']);
    expect(refusedInName('hasOwn', refused)).toEqual([]);
  });
});

test.each(filesOf('.md'))('%s uses the words of the glossary', (path) => {
  expect(findingsInDocument(path)).toEqual([]);
});

test.each(folders)('%s uses the words of the glossary', (folder) => {
  expect(everyFile.filter((path) => path.startsWith(`${folder}/`)).flatMap(findingsInSource)).toEqual([]);
});
