import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { changeFiles } from '../codegen/host/change-files';
import { readProjectFolder } from '../codegen/host/project-folder';
import { readSources } from '../codegen/host/read-sources';
import { ConfigProblem } from '../codegen/host/config-problems';
import { WriteProblem } from '../codegen/host/write-file';
import { kinds } from '../codegen/language/kinds';
import { KindTable } from '../codegen/language/kind-table';
import { exportMessages, formats, importMessages } from './messages/exchange';
import { RefusedFile } from './messages/problem';

const usage = `Exchanges the texts of the console with translators.

  npm run messages -- export <language> [--format xliff|i18next] [--out <file>]
  npm run messages -- import <file> [--language <language>]

The format of a file to import is recognized. JSON of i18next does not name its language: it is that of --language, or the
name of the file (ja.json).`;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof WriteProblem || error instanceof ConfigProblem) process.stderr.write(`${error.message}\n`);
  else if (error instanceof RefusedFile || isUserError(error))
    process.stderr.write(`${error.message}\nNothing was written.\n`);
  else throw error;
  process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: 'string' }, out: { type: 'string' }, language: { type: 'string' } },
  });
  const [command, subject, ...rest] = positionals;
  const format = formats.find((one) => one === (values.format ?? 'xliff'));
  if (
    subject === undefined ||
    rest.length > 0 ||
    format === undefined ||
    !['export', 'import'].includes(command ?? '')
  ) {
    process.stderr.write(`${usage}\n`);
    return 1;
  }
  const { root, layout } = await readProjectFolder(process.cwd());
  const { sources } = readSources(root, layout);
  const table = new KindTable(kinds, layout);
  if (command === 'export') {
    const text = exportMessages(sources, subject, format, table);
    if (values.out === undefined) process.stdout.write(text);
    else writeFileSync(values.out, text);
    return 0;
  }
  const language = values.language ?? basename(subject).split('.')[0] ?? '';
  const imported = { path: subject, text: readFileSync(subject, 'utf8'), language };
  const { files, unknown } = importMessages(sources, imported, table);
  changeFiles(root, { texts: files.map(({ path, text }) => [path, text] as const) });
  for (const { file, line, message } of unknown) process.stdout.write(`${file}:${line}  ${message}\n`);
  for (const { path, changed } of files) process.stdout.write(`${path}: ${changed} translations written.\n`);
  if (files.length === 0) process.stdout.write('No translation is new or changed.\n');
  return 0;
}

/** Wrong arguments, or a file that cannot be read or written. */
function isUserError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error;
}
