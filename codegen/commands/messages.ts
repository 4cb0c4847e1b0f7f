import { basename, resolve } from 'node:path';
import { visibleText } from '~/lib/visible-text';
import { changeFiles } from '../host/change-files';
import { readSources } from '../host/read-sources';
import { writeTo } from '../host/write-file';
import { oneOf, ProjectProblem, readArguments, UsageError, type Command, type World } from './command';
import { exportMessages, formats, importMessages, type ImportResult } from './messages/exchange';
import { RefusedFile } from './messages/problem';
import { readNamedFile } from './read-named-file';

/** `descry messages`: exchanges the texts of the console with translators. */
export const messages: Command = {
  name: 'messages',
  summary: 'Writes the texts of a language for translators, and takes their translations over.',
  usage: `descry messages export LANGUAGE [--format ${formats.join('|')}] [--out FILE]
       descry messages import FILE [--language LANGUAGE] [--json]
  --format    XLIFF 2.0, which is the default, or JSON of i18next
  --out       the file; the texts are printed unless given
  --language  of JSON of i18next, which does not name it; that of the name of the file (ja.json) unless given
  --json      the changes as JSON for programs`,
  async run(args, world) {
    const [direction, ...rest] = args;
    try {
      if (oneOf(['export', 'import'], direction ?? '', 'direction') === 'export') return exportTo(rest, world);
      return importFrom(rest, world);
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      if (args.includes('--json')) world.print(`${JSON.stringify({ problems: error.problems }, undefined, 2)}\n`);
      else throw new ProjectProblem(`${error.message}\nNothing was written.`);
      return 1;
    }
  },
};

function exportTo(args: readonly string[], { root, print, compiler }: World): number {
  const { values, positionals } = readArguments(args, { format: { type: 'string' }, out: { type: 'string' } }, 1);
  const [language] = positionals;
  if (language === undefined) throw new UsageError('The language is missing.');
  const format = oneOf(formats, values.format, 'format');
  const { sources } = readSources(root, compiler.kinds.layout);
  const text = exportMessages(sources, language, format, compiler.kinds);
  if (values.out === undefined) {
    print(text);
    return 0;
  }
  const problem = writeTo(resolve(root, values.out), text);
  if (problem !== undefined) throw new ProjectProblem(`${values.out} ${problem}`);
  print(`${values.out}: the texts for "${language}".\n`);
  return 0;
}

function importFrom(args: readonly string[], { root, print, compiler }: World): number {
  const { values, positionals } = readArguments(args, { language: { type: 'string' }, json: { type: 'boolean' } }, 1);
  const [path] = positionals;
  if (path === undefined) throw new UsageError('The file is missing.');
  const language = values.language ?? basename(path).split('.')[0] ?? '';
  const { sources } = readSources(root, compiler.kinds.layout);
  const text = new TextDecoder().decode(readNamedFile(root, path));
  const result = importMessages(sources, { path, text, language }, compiler.kinds);
  changeFiles(root, { texts: result.files.map((file) => [file.path, file.text] as const) });
  print(values.json === true ? asJson(result) : asText(result));
  return 0;
}

function asJson({ files, unknown }: ImportResult): string {
  const changes = files.map(({ path, changed }) => ({ file: path, changed }));
  return `${JSON.stringify({ files: changes, unknown }, undefined, 2)}\n`;
}

function asText({ files, unknown }: ImportResult): string {
  const lines = [
    ...unknown.map(({ file, line, message }) => `${file}:${line}  ${message}`),
    ...files.map(({ path, changed }) => `${path}: ${changed} translations written.`),
    ...(files.length === 0 ? ['No translation is new or changed.'] : []),
  ];
  return `${visibleText(lines.join('\n'))}\n`;
}
