import { formatDiagnostics } from '../diagnostics/format-diagnostics';
import { checkSources, hasError } from '../host/build';
import { oneOf, readArguments, type Command } from './command';
import { answersOf, type AnswerCoverage } from './coverage/answers';
import { errorsWithoutText, type ErrorWithoutText } from './coverage/error-texts';
import { translationsOf, type TranslationCoverage } from './coverage/translations';

/** `descry coverage`: what the contract and the languages offer, and the descriptors do not use. */
export const coverage: Command = {
  name: 'coverage',
  summary: 'Lists fields that nothing reads, errors without a text, and texts without a translation.',
  usage: `descry coverage [--format text|json]
  --format  text for people, which is the default; JSON for programs`,
  async run(args, { root, print, color = false, compiler }) {
    const { values } = readArguments(args, { format: { type: 'string' } });
    const format = oneOf(['text', 'json'], values.format, 'format');
    const { sources, project, diagnostics } = await checkSources(root, compiler);
    if (hasError(diagnostics)) {
      print(formatDiagnostics(diagnostics, sources, { color }));
      return 1;
    }
    const report = {
      answers: answersOf(project),
      errorNumbers: errorsWithoutText(project),
      translations: translationsOf(project),
    };
    print(format === 'json' ? `${JSON.stringify(report, undefined, 2)}\n` : asText(report));
    return 0;
  },
};

interface Report {
  readonly answers: readonly AnswerCoverage[];
  readonly errorNumbers: readonly ErrorWithoutText[];
  readonly translations: readonly TranslationCoverage[];
}

function asText({ answers, errorNumbers, translations }: Report): string {
  const sections = [
    ['Fields of answers that no descriptor reads', answers.flatMap(answerLines)],
    ['Error numbers without a text of their own', errorLines(errorNumbers)],
    ['Texts without a translation', translations.flatMap(translationLines)],
  ] as const;
  return sections
    .map(([title, lines]) => `${[title, ...(lines.length > 0 ? lines : ['  none'])].join('\n')}\n`)
    .join('\n');
}

function answerLines({ operation, fields, read, unread }: AnswerCoverage): readonly string[] {
  if (unread.length === 0) return [];
  return [`  ${operation}: ${read} of ${fields} are read`, ...unread.map((path) => `    ${path}`)];
}

/** Many operations have the same error numbers: one line for all of them. */
function errorLines(errors: readonly ErrorWithoutText[]): readonly string[] {
  const operations = new Map<string, string[]>();
  for (const { operation, status, number, policy } of errors) {
    const error = `${status} with ${number}${policy === undefined ? '' : `, ${policy}`}`;
    operations.set(error, [...(operations.get(error) ?? []), operation]);
  }
  return [...operations].map(([error, names]) => {
    const more = names.length > shown ? ` and ${names.length - shown} more` : '';
    return `  ${error}: ${names.slice(0, shown).join(', ')}${more}`;
  });
}

/** Operations of one line. */
const shown = 3;

function translationLines({ language, texts, missing }: TranslationCoverage): readonly string[] {
  if (missing.length === 0) return [];
  return [
    `  ${language}: ${texts - missing.length} of ${texts} are translated`,
    ...missing.map((name) => `    ${name}`),
  ];
}
