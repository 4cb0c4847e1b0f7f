import { createCompiler } from '~/codegen/compile';
import { readSources } from '~/codegen/host/read-sources';
import { withTranslations } from '../codegen/with-translations';
import { measure, type Verdict } from './measure';

// Prints what the compiler says about random mistakes:
// `npx tsx tests/harness/mistakes/cli.ts [mistakes per group] [seed] [group]`.
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const [perGroup = '12', seed = 'one', only = ''] = process.argv.slice(2);
const rows = new Map<string, Verdict[]>();
for (const verdict of measure(
  createCompiler(),
  withTranslations(readSources(process.cwd()).sources),
  seed,
  Number(perGroup),
  only,
)) {
  rows.set(verdict.group, [...(rows.get(verdict.group) ?? []), verdict]);
  if (verdict.isExact && !verdict.isCascade && verdict.isRight !== false) continue;
  const { mistake, found, kind } = verdict;
  const what = [
    !verdict.isCaught && 'MISSED',
    verdict.isCaught && !verdict.isExact && 'ELSEWHERE',
    verdict.isCascade && 'CASCADE',
    verdict.isRight === false && 'ADVICE',
  ];
  print(
    `${what.filter(Boolean).join(' ')} [${verdict.group} / ${kind}] ${mistake.file}@${mistake.offset}: ${JSON.stringify(mistake.text.slice(0, 160))}${mistake.right ? ` for ${mistake.right}` : ''}`,
  );
  for (const { file, line, column, code, message, hint = '' } of found.slice(0, 5))
    print(`    ${file}:${line}:${column} ${code} ${message} | ${hint}`);
}
const all = [...rows.values()].flat();
for (const [group, verdicts] of [...rows, ['all', all] as const]) {
  const count = (is: (one: Verdict) => boolean) => verdicts.filter(is).length;
  const named = verdicts.filter(({ isRight }) => isRight !== undefined);
  print(
    `${group.padEnd(34)} ${String(verdicts.length).padStart(4)}  caught ${count((one) => one.isCaught)}  exact ${count((one) => one.isExact)}  right ${named.filter(({ isRight }) => isRight).length}/${named.length}  cascades ${count((one) => one.isCascade)}`,
  );
}
