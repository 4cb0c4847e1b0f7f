import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { visibleText } from '~/lib/visible-text';
import { readSources } from '../host/read-sources';
import { replaceFile } from '../host/replace-file';
import { newKinds } from '../service/new/makers';
import { newDescriptor, type NewFile } from '../service/new/new-descriptor';
import { oneOf, readArguments, UsageError, type Command } from './command';

/** `descry new`: a descriptor made of an operation of the contract. */
export const makeNew: Command = {
  name: 'new',
  summary: 'Writes a drawer, screen, dialog, form or scale for an operation of the contract.',
  usage: `descry new KIND NAME --operation ID [--property PATH] [--area FILE] [--dry-run] [--json]
  KIND         ${newKinds.join(', ')}
  NAME         of the file without ending: lower case letters, digits and hyphens
  --operation  an operationId of openapi/
  --property   of a scale: the property whose values it gets, such as items.status
  --area       of a screen: the route file of routes/ that gets its line; a new one unless given
  --dry-run    prints the files, and writes none
  --json       for programs`,
  async run(args, { root, print, compiler }) {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const options = { operation: text, property: text, area: text, 'dry-run': flag, json: flag };
    const { values, positionals } = readArguments(args, options, 2);
    const { operation, property, area, json } = values;
    const [given = '', name] = positionals;
    const kind = oneOf(newKinds, given, 'kind');
    if (name === undefined) throw new UsageError('The name is missing.');
    if (operation === undefined) throw new UsageError('The operation is missing: --operation ID.');
    const wanted = { kind, name, operation, property, area };
    const made = await newDescriptor(readSources(root).sources, compiler, wanted);
    if ('problem' in made) {
      print(json === true ? asText(made) : `${visibleText(made.problem)}\n`);
      return 1;
    }
    const isDry = values['dry-run'] === true;
    if (!isDry) for (const file of made.files) write(root, file);
    if (json === true) print(asText(made));
    else print(made.files.map((one) => (isDry ? `${one.file}:\n${one.text}\n` : `${lineOf(one)}\n`)).join(''));
    return 0;
  },
};

/** A file that is there is never written over, not even one that came while this ran. */
function write(root: string, { file, text, replaces }: NewFile): void {
  const path = join(root, file);
  if (replaces) return replaceFile(path, text);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
}

function lineOf({ file, replaces }: NewFile): string {
  return replaces ? `${file} has a new line.` : `${file} was written.`;
}

function asText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
