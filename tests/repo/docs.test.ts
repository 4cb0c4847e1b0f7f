import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rooms } from '../../tools/rooms.js';
import { codeSpansOf, filesOf, isTableRow, linesOf, type Line } from './documents';

const documents = filesOf('.md').map((path) => ({ path, lines: linesOf(path) }));

/** Columns of a line. */
const maxColumns = 120;

/** Tables and code cannot be broken without damage, and neither can one long word such as an address. */
function isBreakable(line: Line): boolean {
  return !line.isCode && !isTableRow(line) && line.text.trimStart().replace(/^- /, '').includes(' ');
}

/** Folders whose files a document names by their path from the root. */
const namedFolders = [
  'bench',
  'codegen',
  'demo',
  'deploy',
  'docs',
  'e2e',
  'lib',
  'public',
  'schemas',
  'src',
  'tests',
  'tools',
];

const fileNames = new Set(
  [...filesOf('.ts', '.tsx'), ...readdirSync('src/generated', { recursive: true, encoding: 'utf8' })].map((path) =>
    basename(path),
  ),
);

/** Names of modules without a folder, such as `json.ts`, of which no file has the name. */
function unknownModulesIn(line: Line): readonly string[] {
  return codeSpansOf(line).filter((code) => /^[\w-]+\.tsx?$/.test(code) && !fileNames.has(code));
}

/** Files of a line that are named in backticks, such as `lib/json.ts`; patterns and generated files do not count. */
function filesNamedIn(line: Line): readonly string[] {
  return codeSpansOf(line).filter(
    (code) =>
      namedFolders.some((folder) => code.startsWith(`${folder}/`)) &&
      /^[\w./-]+\.(tsx?|js|json|ya?ml|md)$/.test(code) &&
      !code.startsWith('src/generated/console/'),
  );
}

/** Relative targets of the links and images of a line. */
function targetsIn(line: Line): readonly string[] {
  if (line.isCode) return [];
  const prose = line.closed.replaceAll(/`[^`]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|#)/.test(target));
}

/** What is wrong with lines of all documents, as `file:line: what`. */
function problems(problemsOf: (line: Line, path: string) => readonly string[]): readonly string[] {
  return documents.flatMap(({ path, lines }) =>
    lines.flatMap((line) => problemsOf(line, path).map((problem) => `${path}:${line.number}: ${problem}`)),
  );
}

describe('every document', () => {
  test(`has lines of at most ${maxColumns} columns outside of tables and code`, () => {
    const tooLong = (line: Line) => isBreakable(line) && [...line.text].length > maxColumns;
    expect(problems((line) => (tooLong(line) ? [`${[...line.text].length} columns`] : []))).toEqual([]);
  });

  test('links only to files that exist', () => {
    // In a console that was made from a template, this package is an installed one.
    const installed = /^node_modules\/descry\//;
    const exists = (path: string, target: string) => {
      const [file = ''] = target.split('#');
      return existsSync(installed.test(file) ? file.replace(installed, '') : join(dirname(path), file));
    };
    expect(problems((line, path) => targetsIn(line).filter((target) => !exists(path, target)))).toEqual([]);
  });

  test('names only files that exist', () => {
    const missing = (line: Line) => filesNamedIn(line).filter((file) => !existsSync(file));
    expect(
      problems((line, path) => [...missing(line), ...(path.startsWith('docs/') ? unknownModulesIn(line) : [])]),
    ).toEqual([]);
  });
});

test('docs/architecture.md has at most 120 lines', () => {
  expect(linesOf('docs/architecture.md').length - 1).toBeLessThanOrEqual(120);
});

const records = documents.filter(({ path }) => /^docs\/(decisions|product-notes)\/\d/.test(path));

test.each(records.map(({ path, lines }) => [path, lines] as const))('%s asks a question and answers it', (_, lines) => {
  const headings = lines.filter(({ text, isCode }) => !isCode && text.startsWith('#')).map(({ text }) => text);
  expect(headings).toEqual([
    expect.stringMatching(/^# \d+\. .+\?$/),
    '## Status',
    '## Date',
    '## Context',
    '## Decision',
    '## Alternatives considered',
    '## Consequences',
  ]);
});

test('every decision and product note has a number of its own', () => {
  const numbers = records.map(({ path }) => /(\d+)-[^/]*$/.exec(path)?.[1]);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

// Not `public`: the build copies what is in it.
const folders = [
  'bench',
  'codegen',
  'demo',
  'deploy',
  'descriptors',
  'docs',
  'e2e',
  'lib',
  'openapi',
  'schemas',
  'src',
];
const ofSource = ['styles', ...rooms.filter((room) => room !== 'generated')];

test.each([...folders, 'tests', 'tools', ...ofSource.map((room) => `src/${room}`)])('%s has a README', (folder) => {
  expect(existsSync(join(folder, 'README.md'))).toBe(true);
});
