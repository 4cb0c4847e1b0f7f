import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import { visibleText } from '~/lib/visible-text';
import { createCompiler } from '../compile';
import { formatDiagnostics } from '../diagnostics/format-diagnostics';
import { hasError } from '../host/build';
import { readFolders, readSources } from '../host/read-sources';
import type { Layout } from '../language/layout';
import type { Sources } from '../language/model';
import { impactOf, type Impact, type Located } from '../service/impact/impact-of';
import { sarifOf } from './check/sarif';
import { oneOf, ProjectProblem, readArguments, UsageError, type Command } from './command';
import { revisionOf } from './revision';

/** `descry impact`: what another contract makes wrong. */
export const impact: Command = {
  name: 'impact',
  summary: 'Says what another contract would break: lines of descriptors, scenarios, translations.',
  usage: `descry impact REVISION|FILE|FOLDER [--format text|json|sarif]
  REVISION  of git, whose documents take the place of those of the project
  FILE      a document that takes the place of the one of the same name, or of the same path in the folder of documents
  FOLDER    documents, also in folders of it, that take the place of all documents
  --format  text for people, which is the default; JSON for programs; SARIF 2.1.0 for code scanners`,
  async run(args, { root, print, color = false, compiler }) {
    const { values, positionals } = readArguments(args, { format: { type: 'string' } }, 1);
    const format = oneOf(['text', 'json', 'sarif'], values.format, 'format');
    const [named] = positionals;
    if (named === undefined) throw new UsageError('The other contract is missing: a revision, a file or a folder.');
    const { sources } = readSources(root, compiler.kinds.layout);
    const other = withContract(root, named, sources, compiler.kinds.layout);
    const found = impactOf(compiler.check(sources), createCompiler(compiler.kinds).check(other));
    if (format === 'json') print(`${JSON.stringify(found, undefined, 2)}\n`);
    if (format === 'sarif') print(`${JSON.stringify(sarifOf(found.diagnostics), undefined, 2)}\n`);
    if (format === 'text') print(impactText(found, other, color));
    return hasError(found.diagnostics) ? 1 : 0;
  },
};

/** The sources with the documents of another contract. */
function withContract(root: string, named: string, sources: Sources, layout: Layout): Sources {
  const { documents: folder } = layout;
  const path = resolve(root, named);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isFile()) {
    const file = replacedBy(path, [...sources.keys()], folder);
    if (file === undefined) {
      throw new ProjectProblem(`There is no ${folder}${basename(path)} whose place "${named}" could take.`);
    }
    return new Map(sources).set(file, readFileSync(path));
  }
  const others = stat?.isDirectory() ? documentsIn(path, named, folder) : revisionOf(root, named, layout);
  const documents = [...others].filter(([file]) => file.startsWith(folder));
  if (documents.length === 0) throw new ProjectProblem(`"${named}" has no documents of a contract.`);
  return new Map([...[...sources].filter(([file]) => !file.startsWith(folder)), ...documents]);
}

/**
 * The document whose place a file takes: the one with most of its path in common, or the only one of its name. Nothing
 * if there is none, or several.
 */
function replacedBy(path: string, files: readonly string[], folder: string): string | undefined {
  const given = `/${path.split(sep).join('/')}`;
  const names = files.filter((file) => file.startsWith(folder) && basename(file) === basename(path));
  const ends = names.filter((file) => given.endsWith(`/${file.slice(folder.length)}`));
  const [longest] = ends.toSorted((left, right) => right.length - left.length);
  return longest ?? (names.length === 1 ? names[0] : undefined);
}

/**
 * The documents of a folder, as those of the project.
 *
 * @throws {ProjectProblem} for a folder that cannot be read as a whole.
 */
function documentsIn(path: string, named: string, folder: string): Sources {
  const name = basename(path);
  const { sources, diagnostics } = readFolders(dirname(path), [name]);
  const [unreadable] = diagnostics;
  if (unreadable) throw new ProjectProblem(`"${named}" cannot be read, ${unreadable.file}: ${unreadable.message}`);
  const documents = [...sources].filter(([file]) => /\.(json|ya?ml)$/.test(file));
  return new Map(documents.map(([file, bytes]) => [folder + file.slice(name.length + 1), bytes]));
}

/** What another contract makes wrong, for people. */
export function impactText({ diagnostics, translations, scenarios }: Impact, sources: Sources, color: boolean): string {
  if (diagnostics.length === 0) return 'Nothing is wrong with this contract that is not wrong now.\n';
  const lines = [
    ...sectionOf('Scenarios of these parts:', scenarios),
    ...sectionOf('Translations of these parts:', translations),
  ];
  return formatDiagnostics(diagnostics, sources, { color }) + visibleText(lines.join(''));
}

function sectionOf(title: string, found: readonly Located[]): readonly string[] {
  if (found.length === 0) return [];
  return [`\n${title}\n`, ...found.map(({ file, line, column, what }) => `  ${file}:${line}:${column}  ${what}\n`)];
}
