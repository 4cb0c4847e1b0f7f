import { cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type { ProjectFolder } from '../codegen/host/project-folder.ts';
import { isOwnPath } from './server/request-target.ts';
import { createFiles } from './server/static.ts';

/** Files that the pages of the engine need beside them; a console may have files of its own in place of them. */
const needed = ['theme.js', 'icon.png', 'config.json'];

/**
 * The files of a console that are served as they are, and those of the engine that it does not have. A development
 * server reads them where they are, so that what is saved appears at once.
 */
export function publicFiles({ root, publicFiles: folder }: ProjectFolder, engineFolder: string): Plugin {
  const given = join(root, folder);
  const ofEngine = join(engineFolder, 'public');
  return {
    name: 'public-files',
    // A backend may answer in place of these files, such as the configuration of the demo.
    enforce: 'post',
    config: (_, { command }) => ({ publicDir: command === 'serve' ? given : folderOfBuild(root, given, ofEngine) }),
    configureServer(server) {
      server.watcher.add(given).on('all', (_, file) => {
        if (file.startsWith(given + sep)) server.ws.send({ type: 'full-reload' });
      });
      const [ofConsole, others] = [given, ofEngine].map((one) =>
        getRequestListener(createFiles(one).fetch, { overrideGlobalObjects: false }),
      );
      server.middlewares.use((request, response, next) => {
        const name = isOwnPath(request.url) ? request.url.replace(/\?.*/, '').slice(1) : '';
        if (isFile(join(given, name))) void ofConsole?.(request, response);
        else if (needed.includes(name)) void others?.(request, response);
        else next();
      });
    },
  };
}

/** True for the path of a file; false for one that the file system does not take, such as a name of a kilobyte. */
function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** The folder of all these files, made for a build of a console elsewhere. */
function folderOfBuild(root: string, given: string, ofEngine: string): string {
  if (given === ofEngine) return given;
  const made = join(root, '.cache/public');
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  for (const file of needed) cpSync(join(ofEngine, file), join(made, file));
  if (existsSync(given)) cpSync(given, made, { recursive: true });
  return made;
}
