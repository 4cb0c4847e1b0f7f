import { join } from 'node:path';

/** Folder of the engine: its pages, the renderer and the shell, which every console has. */
export const engineFolder = join(import.meta.dirname, '..');
