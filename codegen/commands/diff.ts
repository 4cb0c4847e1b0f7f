import { visibleText } from '~/lib/visible-text';
import { createCompiler, type Checked, type Compiler } from '../compile';
import { readSources } from '../host/read-sources';
import { newDiagnostics } from '../diagnostics/new-diagnostics';
import { pointerOf } from '../diagnostics/locate';
import type { Diagnostic, Sources } from '../language/model';
import { describeChanges, type Change, type ParsedSources } from '../service/changes/describe-changes';
import { oneOf, readArguments, type Command } from './command';
import { revisionOf } from './revision';

/** `descry diff`: what is different between two states of the descriptors, in words. */
export const diff: Command = {
  name: 'diff',
  summary: 'Says in words what has changed since a revision of git, who sees it, and what it makes wrong.',
  usage: `descry diff [REVISION|FROM..TO] [--format text|json]
  Without a revision it compares the files with the last commit.
  --format  text for people, which is the default; JSON for programs`,
  async run(args, { root, print, compiler }) {
    const { values, positionals } = readArguments(args, { format: { type: 'string' } }, 1);
    const format = oneOf(['text', 'json'], values.format, 'format');
    const [from = 'HEAD', to] = (positionals[0] ?? 'HEAD').split('..');
    const { layout } = compiler.kinds;
    const before = checked(createCompiler(compiler.kinds), revisionOf(root, from || 'HEAD', layout));
    const now = to === undefined ? readSources(root, layout).sources : revisionOf(root, to || 'HEAD', layout);
    const after = checked(compiler, now);
    const changes = describeChanges(before, after);
    const diagnostics = newDiagnostics(before.diagnostics, after.diagnostics);
    print(format === 'json' ? asJson(changes, diagnostics) : visibleText(asText(changes, diagnostics)));
    return 0;
  },
};

function checked(compiler: Compiler, sources: Sources): Checked & ParsedSources {
  return { sources, ...compiler.check(sources) };
}

function asJson(changes: readonly Change[], diagnostics: readonly Diagnostic[]): string {
  const listed = changes.map(({ path, ...change }) => ({ ...change, pointer: pointerOf(path) }));
  return `${JSON.stringify({ changes: listed, diagnostics }, undefined, 2)}\n`;
}

function asText(changes: readonly Change[], diagnostics: readonly Diagnostic[]): string {
  const lines = changes.map(({ sentence, visibility }) =>
    visibility === undefined ? sentence : `${sentence} ${visibility}`,
  );
  const wrong = diagnostics.map(
    ({ file, line, column, severity, message }) => `  ${file}:${line}:${column}  ${severity}: ${message}`,
  );
  const parts = [lines, wrong.length > 0 ? ['New in the check:', ...wrong] : []].filter(({ length }) => length > 0);
  if (parts.length === 0) return 'The descriptors say the same as before.\n';
  return parts.map((part) => `${part.join('\n')}\n`).join('\n');
}
