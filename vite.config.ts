import { defineConfig } from 'vite';
import { readProjectFolder } from './codegen/host/project-folder.ts';
import { viteConfig } from './tools/vite-config.ts';

/** The console of this repository. `npx descry build --project FOLDER` builds another one with the same function. */
export default defineConfig(async () => viteConfig(await readProjectFolder(import.meta.dirname)));
