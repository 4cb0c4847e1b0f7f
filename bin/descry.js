#!/usr/bin/env node
import { join } from 'node:path';

// The command may be called in any folder; `~/` in imports is defined in the settings of this project.
process.env.TSX_TSCONFIG_PATH ??= join(import.meta.dirname, '../tsconfig.json');

// Node 20 runs no TypeScript by itself.
const { register } = await import('tsx/esm/api');
register();
await import('../tools/descry.ts');
