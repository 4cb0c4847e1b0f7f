import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

register('./own-imports.js', import.meta.url);

const tsconfig = fileURLToPath(new URL('../tsconfig.json', import.meta.url));

// A configuration of Vite is loaded by Node, which runs no TypeScript of packages.
export const { consoleConfig } = await tsImport('../tools/console-config.ts', { parentURL: import.meta.url, tsconfig });
