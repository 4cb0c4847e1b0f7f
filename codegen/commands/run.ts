import { visibleText } from '~/lib/visible-text';
import { WriteProblem } from '../host/write-file';
import { check } from './check';
import { advice, ProjectProblem, UsageError, type Command, type World } from './command';
import { compile } from './compile';
import { coverage } from './coverage';
import { diff } from './diff';
import { explain } from './explain';
import { fetchDocument } from './fetch';
import { impact } from './impact';
import { lint } from './lint';
import { lsp } from './lsp';
import { messages } from './messages';
import { makeNew } from './new';
import { publish } from './publish';
import { rename } from './rename';
import { test } from './test';
import { who } from './who';
import { why } from './why';

/** The commands of `npx descry`, in the order of its help. The first runs where none is named. */
export const commands: readonly [Command, ...Command[]] = [
  compile,
  check,
  lint,
  test,
  diff,
  impact,
  fetchDocument,
  makeNew,
  rename,
  who,
  why,
  coverage,
  messages,
  publish,
  explain,
  lsp,
];

/**
 * Runs the command that the arguments name; the answer is its exit code. Only options mean `descry compile`. `others`
 * are commands that the compiler does not have itself.
 */
export async function run(args: readonly string[], world: World, others: readonly Command[] = []): Promise<number> {
  const [name = '', ...rest] = args;
  const all = [...commands, ...others];
  const named = all.find((command) => command.name === name);
  const isHelp = (list: readonly string[]) => list.includes('--help') || list.includes('-h');
  if (!named && isHelp(args)) {
    world.print(overview(all));
    return 0;
  }
  if (!named && name !== '' && !name.startsWith('-')) {
    const names = all.map((command) => command.name);
    world.print(`Unknown command "${name}". ${advice(name, names)}\n${overview(all)}`);
    return 2;
  }
  const command = named ?? commands[0];
  if (isHelp(rest)) {
    world.print(help(command));
    return 0;
  }
  try {
    return await command.run(named ? rest : args, world);
  } catch (error) {
    if (error instanceof WriteProblem || error instanceof ProjectProblem) {
      world.print(`${visibleText(error.message)}\n`);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    world.print(`${error.message}\n${help(command)}`);
    return 2;
  }
}

function help({ summary, usage }: Command): string {
  return `${summary}\n\nUsage: ${usage}\n  --project  the folder of the console; the current folder unless given\n`;
}

function overview(all: readonly Command[]): string {
  const width = Math.max(...all.map(({ name }) => name.length));
  const lines = all.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `Usage: descry [COMMAND] [ARGUMENT ...] [--project FOLDER]\n\n${lines.join('')}
Without a command it compiles. "descry COMMAND --help" says more. Exit codes: 0 all is well, 1 something is wrong with
the project, 2 the arguments are wrong.
`;
}
