import { compile } from '../codegen/commands/compile';
import { notCompilable } from '../codegen/3-check/published-roots';
import { readArguments, UsageError, type Command } from '../codegen/commands/command';
import { readProjectFolder } from '../codegen/host/project-folder';
import { explain } from './explain';
import { startSettings } from './settings';

const serving = `[--host ADDRESS] [--port NUMBER] [--api URL]
  --host  where it listens, 127.0.0.1 unless given; or HOST of the environment
  --port  4173 unless given; or PORT of the environment
  --api   address of the backend, in place of that of descry.config.ts; or CONSOLE_API of the environment`;

/** `descry dev`: the console while it is developed. */
const dev: Command = {
  name: 'dev',
  summary: 'Serves the console from its sources, and compiles what is saved.',
  usage: `descry dev ${serving}`,
  run: (args, { root, print, compiler }) =>
    attempt(print, async () => {
      const settings = startSettings(args, process.env);
      const refused = notCompilable(compiler.kinds.layout);
      if (refused) {
        print(`${refused.message} ${refused.hint ?? ''}\n`);
        return 1;
      }
      const { startDevServer } = await import('./dev-server');
      await startDevServer(await readProjectFolder(root), { settings });
    }),
};

/** `descry studio`: the page on which descriptors are changed. */
const studio: Command = {
  name: 'studio',
  summary: 'Serves the console as `dev` does, and opens the Studio, in which its descriptors are changed.',
  usage: `descry studio ${serving}`,
  run: (args, { root, print }) =>
    attempt(print, async () => {
      const settings = startSettings(args, process.env);
      const { startDevServer } = await import('./dev-server');
      await startDevServer(await readProjectFolder(root), { settings, opensStudio: true });
    }),
};

/** `descry build`: the files of a console. */
const build: Command = {
  name: 'build',
  summary: 'Compiles the console and builds the files that a web server serves.',
  usage: 'descry build',
  run: (args, world) =>
    attempt(world.print, async () => {
      readArguments(args, {});
      const code = await compile.run([], world);
      if (code !== 0) return code;
      const [{ build: buildWithVite }, { viteConfig }] = await Promise.all([import('vite'), import('./vite-config')]);
      await buildWithVite({ ...viteConfig(await readProjectFolder(world.root)), configFile: false });
      return 0;
    }),
};

/** `descry start`: a console as it was built. */
const start: Command = {
  name: 'start',
  summary: 'Serves the console that was built, with its backend.',
  usage: `descry start ${serving}`,
  run: (args, { root, print }) =>
    attempt(print, async () => {
      const settings = startSettings(args, process.env);
      const { startConsole } = await import('./start-console');
      await startConsole(await readProjectFolder(root), settings);
    }),
};

/** What `npx descry` can do beside the commands of the compiler. */
export const consoleCommands: readonly Command[] = [dev, studio, build, start];

/** The exit code of something that fails with an error; what a person can put right is printed as a sentence. */
async function attempt(print: (text: string) => void, job: () => Promise<number | void>): Promise<number> {
  try {
    return (await job()) ?? 0;
  } catch (error) {
    // Whoever runs the command prints its usage beside what is wrong with the arguments.
    if (error instanceof UsageError) throw error;
    const explained = explain(error);
    if (typeof explained !== 'string') throw error;
    print(`${explained}\n`);
    return 1;
  }
}
