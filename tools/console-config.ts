import { resolve } from 'node:path';
import { mergeConfig, type UserConfig } from 'vite';
import { createCompiler } from '../codegen/compile';
import { readProjectFolder } from '../codegen/host/project-folder';
import { kinds } from '../codegen/language/kinds';
import { KindTable } from '../codegen/language/kind-table';
import { descry } from '../codegen/vite-plugin';
import { viteConfig } from './vite-config';

/**
 * `descry/vite`: how Vite serves and builds the console in a folder, with the compiler as a plugin. A console with a
 * Vite configuration of its own merges it with others.
 */
export async function consoleConfig(folder: string): Promise<UserConfig> {
  const project = await readProjectFolder(resolve(folder));
  const compiler = createCompiler(new KindTable(kinds, project.layout));
  return mergeConfig(viteConfig(project), { plugins: [descry(compiler, project.root)] });
}
