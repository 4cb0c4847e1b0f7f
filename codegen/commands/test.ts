import { visibleText } from '~/lib/visible-text';
import { formatDiagnostic, formatDiagnostics } from '../diagnostics/format-diagnostics';
import { checkSources, hasError } from '../host/build';
import type { Sources } from '../language/model';
import { runScenarios, type ScenarioFailure, type ScenarioResult } from '../service/scenarios/run-scenarios';
import { sarifOf } from './check/sarif';
import { oneOf, readArguments, type Command } from './command';
import { linesOfValues, linesOfWhy } from './why-text';

/** `descry test`: runs the scenarios of a project. */
export const test: Command = {
  name: 'test',
  summary: 'Runs the scenarios beside the descriptors: who sees what, for which answers.',
  usage: `descry test [PART OF A PATH OR TITLE] [--format text|json|sarif]
  Runs all scenarios, or those whose file or title has the given text.
  --format  text for people, which is the default; JSON for programs; SARIF 2.1.0 for code scanners`,
  async run(args, { root, print, color = false, compiler, now }) {
    const { values, positionals } = readArguments(args, { format: { type: 'string' } }, 1);
    const format = oneOf(['text', 'json', 'sarif'], values.format, 'format');
    const start = now();
    const { sources, project, diagnostics } = await checkSources(root, compiler);
    if (hasError(diagnostics)) {
      print(formatDiagnostics(diagnostics, sources, { color }));
      print('The scenarios were not run: they need a project without errors.\n');
      return 1;
    }
    const results = runScenarios(project).filter(({ file, title }) =>
      `${file} ${title}`.includes(positionals[0] ?? ''),
    );
    const failures = results.flatMap((result) => result.failures);
    if (format === 'sarif') print(asJson(sarifOf(failures.map(({ diagnostic }) => diagnostic))));
    if (format === 'json') print(asJson(results));
    if (format === 'text') {
      for (const result of results) print(report(result, sources, color));
      print(`${summary(results)} in ${((now() - start) / 1000).toFixed(2)} s\n`);
    }
    return failures.length > 0 ? 1 : 0;
  },
};

function asJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function summary(results: readonly ScenarioResult[]): string {
  if (results.length === 0) return 'There are no such scenarios.';
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  return `${results.length - failed} scenarios passed, ${failed} failed`;
}

function report({ title, failures }: ScenarioResult, sources: Sources, color: boolean): string {
  return failures.map((failure) => `${visibleText(title)}\n${describe(failure, sources, color)}\n`).join('');
}

function describe({ diagnostic, why, reads = [] }: ScenarioFailure, sources: Sources, color: boolean): string {
  const conditions = why && (why.parts.length > 0 ? linesOfWhy(why) : ['  No condition decides about it.']);
  const reasons = [...(conditions ?? []), ...linesOfValues(reads)].map((line) => `${line}\n`);
  return formatDiagnostic(diagnostic, sources, { color }) + visibleText(reasons.join(''));
}
