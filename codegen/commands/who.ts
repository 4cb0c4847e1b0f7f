import { visibleText } from '~/lib/visible-text';
import { readSources } from '../host/read-sources';
import { whoSees, type WhoSees } from '../service/visibility/who-sees';
import { ProjectProblem, readArguments, UsageError, type Command } from './command';
import { findTarget, ownerLine } from './target';

/** `descry who`: who sees a part of a descriptor. */
export const who: Command = {
  name: 'who',
  summary: 'Says who sees a part of a descriptor: for which views, regions, permissions, flags and answers.',
  usage: `descry who FILE#POINTER|FILE:LINE [--json]
  --json  for programs`,
  async run(args, { root, print, compiler }) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } }, 1);
    const [named] = positionals;
    if (named === undefined) throw new UsageError('The part is missing.');
    const { project } = compiler.check(readSources(root, compiler.kinds.layout).sources);
    const target = findTarget(project, named);
    if ('problem' in target) throw new ProjectProblem(target.problem);
    const found = whoSees(project, target.descriptor, target.path);
    const { owner } = target;
    const json = { ...found, ...(owner && { owner }) };
    print(values.json === true ? `${JSON.stringify(json, undefined, 2)}\n` : viewersText(found) + ownerLine(target));
    return 0;
  },
};

function viewersText({ sentence, conditions, table }: WhoSees): string {
  const rows = (wanted: boolean) =>
    table.flatMap(({ visible, when }) => (visible === wanted ? [`  ${when.join(' and ') || 'always'}`] : []));
  const lists = [
    ['Visible', rows(true)],
    ['Hidden', rows(false)],
    ['Conditions', conditions.map(({ text, file, line, column }) => `  ${file}:${line}:${column}  ${text}`)],
  ] as const;
  const printed = lists.flatMap(([title, lines]) => (lines.length > 0 ? [`${title}:`, ...lines] : []));
  return visibleText(`${[sentence, ...printed].join('\n')}\n`);
}
