import { basename } from 'node:path';
import { visibleText } from '~/lib/visible-text';
import { changeFiles } from '../host/change-files';
import { readProjectFolder } from '../host/project-folder';
import { readSources } from '../host/read-sources';
import { WriteProblem } from '../host/write-file';
import { labelFor } from '~/lib/humanize-identifier';
import { newConsole, type NewConsoleFiles } from '../service/new/new-console';
import { newKinds } from '../service/new/makers';
import { newDescriptor, type NewFile, type NewFiles } from '../service/new/new-descriptor';
import { newScenarios, type NewScenarios } from '../service/scenarios/new-scenarios';
import { oneOf, readArguments, UsageError, type Command, type World } from './command';
import { findTarget } from './target';

/** `descry new`: a descriptor made of an operation of the contract, or scenarios made of conditions. */
export const makeNew: Command = {
  name: 'new',
  summary: 'Writes a descriptor for an operation of the contract, the scenarios of a descriptor, or a whole console.',
  usage: `descry new KIND NAME --operation ID [--property PATH] [--area FILE] [--root NAME] [--dry-run] [--json]
descry new scenarios FILE [--dry-run] [--json]
descry new console [--client-id ID] [--dry-run] [--json]
  KIND         ${newKinds.join(', ')}
  NAME         of the file without ending: lower case letters, digits and hyphens
  FILE         a descriptor, such as drawers/url.json
  --operation  an operation of the contract, by its operationId
  --property   of a scale: the property whose values it gets, such as items.status
  --area       of a screen: the route file of routes/ that gets its line; a new one unless given
  --root       the root that gets it, of a console of several teams; that of the console unless given
  --client-id  of a console: its id at the provider of the contract by which people sign in (OAuth 2)
  --dry-run    prints the files, and writes none
  --json       for programs`,
  async run(args, world) {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const options = {
      operation: text,
      property: text,
      area: text,
      root: text,
      'client-id': text,
      'dry-run': flag,
      json: flag,
    };
    const { values, positionals } = readArguments(args, options, 2);
    const { operation, property, area, root, json = false, 'dry-run': isDry = false } = values;
    const [given, name] = positionals;
    const kind = oneOf([...newKinds, 'scenarios', 'console'], given ?? '', 'kind');
    const output = { json, isDry };
    if (kind === 'scenarios') return report(await scenariosOf(world, name), world, output);
    if (kind === 'console') return report(await consoleOf(world, values['client-id']), world, output);
    if (name === undefined) throw new UsageError('The name is missing.');
    if (operation === undefined) throw new UsageError('The operation is missing: --operation ID.');
    const wanted = { kind, name, operation, property, area, root };
    return report(
      await newDescriptor(readSources(world.root, world.compiler.kinds.layout).sources, world.compiler, wanted),
      world,
      output,
    );
  },
};

async function consoleOf({ root, compiler }: World, clientId: string | undefined): Promise<NewConsoleFiles> {
  const { publicFiles } = await readProjectFolder(root);
  const { sources } = readSources(root, compiler.kinds.layout);
  const title = labelFor(basename(root).replaceAll(/\W+/g, '-'));
  return newConsole(sources, compiler, { title, publicFiles: `${publicFiles}/`, clientId });
}

async function scenariosOf({ root, compiler }: World, file: string | undefined): Promise<NewScenarios> {
  if (file === undefined) throw new UsageError('The descriptor is missing: descry new scenarios FILE.');
  const { sources } = readSources(root, compiler.kinds.layout);
  const { project } = compiler.check(sources);
  const target = findTarget(project, file);
  return 'problem' in target ? target : newScenarios(project, target.descriptor, sources);
}

/** Writes the files and prints what was done; the exit code. */
function report(
  proposed: NewFiles | NewConsoleFiles | NewScenarios,
  { root, print }: World,
  { json, isDry }: { readonly json: boolean; readonly isDry: boolean },
): number {
  const refusal = isDry || 'problem' in proposed ? undefined : refusalToWrite(root, proposed.files);
  const made = refusal ?? proposed;
  if (json) print(asText(made));
  else if ('problem' in made) print(`${visibleText(made.problem)}\n`);
  else {
    print(made.files.map((one) => (isDry ? `${one.file}:\n${one.text}\n` : `${lineOf(one)}\n`)).join(''));
    const missing = 'missing' in proposed ? proposed.missing : [];
    const leftOut = 'leftOut' in proposed ? (proposed.leftOut ?? []) : [];
    print(leftOut.map(({ reason }) => `${visibleText(reason)}\n`).join(''));
    if ('advice' in proposed) print(`${visibleText(proposed.advice ?? '')}\n`);
    print(missing.map((state) => `No scenario was found for ${state}: write it by hand.\n`).join(''));
  }
  return 'problem' in made ? 1 : 0;
}

/** Writes all files; if one cannot be written none is, and the answer says why. */
function refusalToWrite(root: string, files: readonly NewFile[]): { readonly problem: string } | undefined {
  const [texts, created] = [true, false].map((wanted) =>
    files.flatMap(({ file, text, replaces = false }) => (replaces === wanted ? [[file, text] as const] : [])),
  );
  try {
    changeFiles(root, { texts, created });
    return undefined;
  } catch (error) {
    if (!(error instanceof WriteProblem)) throw error;
    return { problem: error.message };
  }
}

function lineOf({ file, replaces }: NewFile): string {
  return replaces ? `${file} has a new line.` : `${file} was written.`;
}

function asText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
