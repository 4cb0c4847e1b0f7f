import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { visibleText } from '~/lib/visible-text';
import { parseJson } from '~/lib/json';
import { readSources } from '../host/read-sources';
import { readPersona, type Persona } from '../service/visibility/persona';
import { whyNot, type WhyNot, type WhyPart } from '../service/visibility/why-not';
import { readArguments, UsageError, type Command } from './command';
import { findTarget } from './target';

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
    const { project } = compiler.check(readSources(root).sources);
    const target = findTarget(project, named);
    if ('problem' in target) throw new UsageError(visibleText(target.problem));
    const found = whyNot(project, target.descriptor, target.path, read.persona);
    print(values.json === true ? `${JSON.stringify(found, undefined, 2)}\n` : visibleText(textOf(found)));
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

function textOf({ visible, parts }: WhyNot): string {
  return [visible ? 'Visible.' : 'Hidden.', ...parts.flatMap((part) => linesOf(part, 1)), ''].join('\n');
}

function linesOf({ text, value, file, line, column, reads, children }: WhyPart, depth: number): readonly string[] {
  const read = Object.entries(reads).map(([path, json]) => `${path} is ${json}`);
  const facts = read.length > 0 ? `  (${read.join(', ')})` : '';
  return [
    `${'  '.repeat(depth)}${String(value).padEnd(7)}  ${text}${facts}  ${file}:${line}:${column}`,
    ...children.flatMap((child) => linesOf(child, depth + 1)),
  ];
}
