#!/usr/bin/env node
import { register as registerHook } from 'node:module';
import { join } from 'node:path';

registerHook('./own-imports.js', import.meta.url);

// The command may be called in any folder; the settings are those of this package.
process.env.TSX_TSCONFIG_PATH ??= join(import.meta.dirname, '../tsconfig.json');

// Node 20 runs no TypeScript by itself.
const { register } = await import('tsx/esm/api');
register();
await import('../tools/descry.ts');
