import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/**
 * Creates a project of its own inside this one, so that packages resolve and no planted file is ever seen by another
 * tool. It is the working directory of the tests of a file, and is removed after them.
 */
export async function createPlantedProject() {
  await mkdir(join(root, '.cache'), { recursive: true });
  const project = await mkdtemp(join(root, '.cache/layers-'));
  const eslint = new ESLint({ cwd: project, overrideConfigFile: join(root, 'eslint.config.js') });
  // no-restricted-paths reads its folders against the working directory.
  process.chdir(project);
  afterAll(async () => {
    process.chdir(root);
    await rm(project, { recursive: true, force: true });
  });
  return {
    /** Finds the ids of the lint rules that a text breaks when it is in that file of the project. */
    async brokenRules(file: string, text: string): Promise<(string | null)[]> {
      const [result] = await eslint.lintText(text, { filePath: join(project, file) });
      return result?.messages.map((message) => message.ruleId) ?? [];
    },
    /** Writes a file into the project. */
    async plant(file: string, text: string): Promise<void> {
      await mkdir(dirname(join(project, file)), { recursive: true });
      await writeFile(join(project, file), text);
    },
  };
}
