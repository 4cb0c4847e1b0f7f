import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { visibleText } from '~/lib/visible-text';
import { parseJson } from '~/lib/json';
import { readSources } from '../host/read-sources';
import { readPersona, type Persona } from '../service/visibility/persona';
import { whyNot } from '../service/visibility/why-not';
import { readArguments, UsageError, type Command } from './command';
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
    const read = readPersonaFile(root, values.as);
    if ('problem' in read) throw new UsageError(visibleText(read.problem));
    const { project } = compiler.check(readSources(root, compiler.kinds.layout).sources);
    const target = findTarget(project, named);
    if ('problem' in target) throw new UsageError(visibleText(target.problem));
    const { owner } = target;
    const found = whyNot(project, target.descriptor, target.path, read.persona);
    print(
      values.json === true
        ? `${JSON.stringify({ ...found, ...(owner && { owner }) }, undefined, 2)}\n`
        : visibleText(`${[found.visible ? 'Visible.' : 'Hidden.', ...linesOfWhy(found)].join('\n')}\n`) +
            ownerLine(target),
    );
    return found.visible ? 0 : 1;
  },
};

function readPersonaFile(root: string, file: string): { readonly persona: Persona } | { readonly problem: string } {
  let text: string;
  try {
    text = readFileSync(resolve(root, file), 'utf8');
  } catch {
    return { problem: `There is no file "${file}".` };
  }
  return readPersona(parseJson(text));
}
