import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The import of an icon, as the compiler writes it. */
const iconImport = /import (\w+) from ["'](@blueprintjs\/icons\/lib\/esm\/generated\/[\w/-]+\.js)["'];/g;

/** Puts icons into the compiled modules that import them: each would be a request of the development server. */
export function inlinedIcons(): Plugin {
  return {
    name: 'inlined-icons',
    apply: 'serve',
    transform: { filter: { code: iconImport }, handler: (code) => code.replaceAll(iconImport, constantOf) },
  };
}

function constantOf(_: string, name: string, module: string): string {
  const [, paths] = /export default (.+);/.exec(readFileSync(require.resolve(module), 'utf8')) ?? [];
  return `const ${name} = ${paths};`;
}
