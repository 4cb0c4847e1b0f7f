import { truncate } from '~/lib/truncate';
import { visibleText } from '~/lib/visible-text';
import { formatDiagnostics } from '../diagnostics/format-diagnostics';
import { filesOf } from '../diagnostics/locate';
import type { Project } from '../1-parse/project';
import { checkSources, hasError } from '../host/build';
import { correct } from './check/correct';
import type { Correction } from './check/fixes';
import { sarifOf } from './check/sarif';
import { oneOf, readArguments, type Command } from './command';
import { isPublished } from '../language/layout';
import type { Diagnostic, Sources } from '../language/model';

/** `descry check`: what is wrong with a project. */
export const check: Command = {
  name: 'check',
  summary: 'Says what is wrong with the descriptors and the contract of a project, and generates nothing.',
  usage: `descry check [--fix] [--format text|json|sarif]
  --fix     corrects in the files what has one clear correction, and checks again
  --format  text for people, which is the default; JSON for programs; SARIF 2.1.0 for code scanners`,
  async run(args, world) {
    const { values } = readArguments(args, { fix: { type: 'boolean' }, format: { type: 'string' } });
    const format = oneOf(['text', 'json', 'sarif'], values.format, 'format');
    const { root, print, color = false, compiler } = world;
    const checked =
      values.fix === true ? await correct(world) : { ...(await checkSources(root, compiler)), corrections: [] };
    const { sources, project, diagnostics, corrections } = checked;
    if (format === 'sarif') print(asText(sarifOf(diagnostics)));
    if (format === 'json') print(asText(reportOf(diagnostics, corrections)));
    if (format === 'text') {
      print(corrections.map(lineOf).join(''));
      const isRight = diagnostics.length === 0;
      print(
        isRight
          ? `${descriptorsHere(project, sources)} descriptors without a mistake.\n`
          : formatDiagnostics(diagnostics, sources, { color }),
      );
    }
    return hasError(diagnostics) ? 1 : 0;
  },
};

/** How many descriptors there are: neither those that are implied, nor those that are only published. */
function descriptorsHere({ descriptors, kinds }: Project, sources: Sources): number {
  const files = new Set(descriptors.flatMap(filesOf).map(({ file }) => file.path));
  return [...files].filter((path) => sources.has(path) && !isPublished(kinds.layout, path)).length;
}

function reportOf(diagnostics: readonly Diagnostic[], corrections: readonly Correction[]): object {
  const count = (severity: Diagnostic['severity']) => diagnostics.filter((one) => one.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), diagnostics, corrections };
}

function asText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function lineOf({ file, line, column, code, from, to }: Correction): string {
  const position = `${visibleText(file)}:${line}:${column}`;
  const changed = to === '' ? `removed ${written(from)}` : `corrected ${written(from)} to ${written(to)}`;
  return `${position}  ${changed}  [${code}]\n`;
}

/** Part of a file on one line. */
function written(text: string): string {
  return visibleText(truncate(text.trim().replaceAll(/\s+/g, ' '), 80));
}
