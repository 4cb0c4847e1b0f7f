#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// Node 20 runs no TypeScript by itself.
register();
await import('../codegen/cli.ts');
