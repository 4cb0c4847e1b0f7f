#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { register as registerHook } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// A package has the commands of the compiler as a bundle: they start in a part of the time.
const bundle = join(import.meta.dirname, 'bundled/main.js');
const bundled = existsSync(bundle) ? await import(pathToFileURL(bundle).href) : undefined;
const [name, ...others] = process.argv.slice(2);

if (bundled?.commandNames.includes(name)) process.exitCode = await bundled.main([name, ...others]);
else await runSources();

async function runSources() {
  registerHook('./own-imports.js', import.meta.url);
  // The command may be called in any folder; the settings are those of this package.
  process.env.TSX_TSCONFIG_PATH ??= join(import.meta.dirname, '../tsconfig.json');
  // Node 20 runs no TypeScript by itself.
  const { register } = await import('tsx/esm/api');
  register();
  await import('../tools/descry.ts');
}
