import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectFolder } from '../codegen/host/project-folder.ts';

/** Files that the pages of the engine need beside them; a console may have files of its own in place of them. */
const needed = ['theme.js', 'icon.png', 'config.json'];

/**
 * The folder of the files that are served as they are. For a console elsewhere it is made of its own files and of those
 * that only the engine has, once for each build and each start of a server.
 */
export function publicFolder({ root, publicFiles }: ProjectFolder, engineFolder: string): string {
  const given = join(root, publicFiles);
  if (root === engineFolder) return given;
  const made = join(root, '.cache/public');
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  for (const file of needed) cpSync(join(engineFolder, 'public', file), join(made, file));
  if (existsSync(given)) cpSync(given, made, { recursive: true });
  return made;
}
