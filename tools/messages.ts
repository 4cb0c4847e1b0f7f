import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readSources } from '../codegen/host/read-sources';
import { exportMessages, formats, importMessages } from './messages/exchange';
import { RefusedFile } from './messages/problem';

const usage = `Exchanges the texts of the console with translators.

  npm run messages -- export <language> [--format xliff|i18next] [--out <file>]
  npm run messages -- import <file> [--language <language>]

The format of a file to import is recognized. JSON of i18next does not name its language: it is that of --language, or the
name of the file (ja.json).`;

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof RefusedFile) && !isUserError(error)) throw error;
  process.stderr.write(`${error.message}\nNothing was written.\n`);
  process.exitCode = 1;
}

function run(args: readonly string[]): number {
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
  const { sources } = readSources(process.cwd());
  if (command === 'export') {
    const text = exportMessages(sources, subject, format);
    if (values.out === undefined) process.stdout.write(text);
    else writeFileSync(values.out, text);
    return 0;
  }
  const language = values.language ?? basename(subject).split('.')[0] ?? '';
  const result = importMessages(sources, { path: subject, text: readFileSync(subject, 'utf8'), language });
  if (result.changed > 0) writeFileSync(result.path, result.text);
  for (const { file, line, message } of result.unknown) process.stdout.write(`${file}:${line}  ${message}\n`);
  process.stdout.write(`${result.path}: ${result.changed} translations written.\n`);
  return 0;
}

/** Wrong arguments, or a file that cannot be read or written. */
function isUserError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error;
}
