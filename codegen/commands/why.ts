import { visibleText } from '~/lib/visible-text';
import { readSources } from '../host/read-sources';
import { whyNot } from '../service/visibility/why-not';
import { ProjectProblem, readArguments, UsageError, type Command } from './command';
import { readPersonaFile } from './read-persona-file';
import { findTarget, ownerLine } from './target';
import { linesOfWhy } from './why-text';

/** `descry why`: whether a persona sees a part, and why. */
export const why: Command = {
  name: 'why',
  summary: 'Says whether a persona sees a part of a descriptor, and which conditions decide it.',
  usage: `descry why FILE#POINTER|FILE:LINE --as PERSONA.json [--json]
  --as    a file with the account, and the answers of sources
  --json  for programs`,
  async run(args, { root, print, compiler }) {
    const { values, positionals } = readArguments(args, { as: { type: 'string' }, json: { type: 'boolean' } }, 1);
    const [named] = positionals;
    if (named === undefined) throw new UsageError('The part is missing.');
    if (values.as === undefined) throw new UsageError('The persona is missing: --as PERSONA.json.');
    const persona = readPersonaFile(root, values.as);
    const { project } = compiler.check(readSources(root, compiler.kinds.layout).sources);
    const target = findTarget(project, named);
    if ('problem' in target) throw new ProjectProblem(target.problem);
    const { owner } = target;
    const found = whyNot(project, target.descriptor, target.path, persona);
    print(
      values.json === true
        ? `${JSON.stringify({ ...found, ...(owner && { owner }) }, undefined, 2)}\n`
        : visibleText(`${[found.visible ? 'Visible.' : 'Hidden.', ...linesOfWhy(found)].join('\n')}\n`) +
            ownerLine(target),
    );
    return found.visible ? 0 : 1;
  },
};
