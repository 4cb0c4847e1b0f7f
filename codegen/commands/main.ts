import { resolve } from 'node:path';
import { createCompiler } from '../compile';
import { ConfigProblem } from '../host/config-problems';
import { readProjectFolder } from '../host/project-folder';
import { hasColors } from '../host/terminal';
import { kinds } from '../language/kinds';
import { KindTable } from '../language/kind-table';
import type { Command } from './command';
import { commands, run } from './run';

/** What the compiler can do itself. `bin/descry.js` reads it of the bundle. @public */
export const commandNames: readonly string[] = commands.map(({ name }) => name);

/**
 * Runs a command of `npx descry` with the arguments of a process, for the console in the current folder or in that of
 * `--project`. `others` are commands that the compiler does not have itself. The answer is the exit code.
 */
export async function main(args: readonly string[], others: readonly Command[] = []): Promise<number> {
  const print = (text: string): boolean => process.stdout.write(text);
  // Whoever reads the output, such as `head`, may have seen enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const taken = takeProject(args);
  if (taken === undefined) {
    print('The folder of --project is missing.\n');
    return 2;
  }
  try {
    const { root, layout } = await readProjectFolder(resolve(taken.project));
    const compiler = createCompiler(new KindTable(kinds, layout));
    const color = hasColors(process.env, process.stdout.isTTY);
    return await run(taken.rest, { root, print, color, now: () => performance.now(), compiler }, others);
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
    print(`${error.message}\n`);
    return 1;
  }
}

/** The folder of `--project FOLDER` or `--project=FOLDER`, and the other arguments; nothing if it names no folder. */
export function takeProject(
  args: readonly string[],
): { readonly project: string; readonly rest: readonly string[] } | undefined {
  const at = args.findIndex((one) => one === '--project' || one.startsWith('--project='));
  const option = args[at];
  if (option === undefined) return { project: '.', rest: args };
  const isJoined = option.includes('=');
  const project = isJoined ? option.slice('--project='.length) : args[at + 1];
  if (project === undefined || project === '' || project.startsWith('-')) return undefined;
  return { project, rest: [...args.slice(0, at), ...args.slice(at + (isJoined ? 1 : 2))] };
}
