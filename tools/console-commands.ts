import { compile } from '../codegen/commands/compile';
import { notCompilable } from '../codegen/3-check/published-roots';
import { readArguments, type Command } from '../codegen/commands/command';
import { readProjectFolder } from '../codegen/host/project-folder';
import { explain } from './explain';

const environment = `  HOST, PORT   of the environment: where it listens, 127.0.0.1 and 4173 unless set
  CONSOLE_API  address of the backend, in place of that of descry.config.ts`;

/** `descry dev`: the console while it is developed. */
const dev: Command = {
  name: 'dev',
  summary: 'Serves the console from its sources, and compiles what is saved.',
  usage: `descry dev\n${environment}`,
  run: (args, { root, print, compiler }) =>
    attempt(print, async () => {
      readArguments(args, {});
      const refused = notCompilable(compiler.kinds.layout);
      if (refused) {
        print(`${refused.message} ${refused.hint ?? ''}\n`);
        return 1;
      }
      const { startDevServer } = await import('./dev-server');
      await startDevServer(await readProjectFolder(root));
    }),
};

/** `descry studio`: the page on which descriptors are changed. */
const studio: Command = {
  name: 'studio',
  summary: 'Serves the console as `dev` does, and opens the Studio, in which its descriptors are changed.',
  usage: `descry studio\n${environment}`,
  run: (args, { root, print }) =>
    attempt(print, async () => {
      readArguments(args, {});
      const { startDevServer } = await import('./dev-server');
      await startDevServer(await readProjectFolder(root), { opensStudio: true });
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
  usage: `descry start\n${environment}`,
  run: (args, { root, print }) =>
    attempt(print, async () => {
      readArguments(args, {});
      const { startConsole } = await import('./start-console');
      await startConsole(await readProjectFolder(root));
    }),
};

/** What `npx descry` can do beside the commands of the compiler. */
export const consoleCommands: readonly Command[] = [dev, studio, build, start];

/** The exit code of something that fails with an error; what a person can put right is printed as a sentence. */
async function attempt(print: (text: string) => void, job: () => Promise<number | void>): Promise<number> {
  try {
    return (await job()) ?? 0;
  } catch (error) {
    const explained = explain(error);
    if (typeof explained !== 'string') throw error;
    print(`${explained}\n`);
    return 1;
  }
}
