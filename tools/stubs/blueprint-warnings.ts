import type { Plugin } from 'vite';

/** The module of Blueprint with its warnings for developers. Parts of the first load keep all of them in it. */
const warnings = /@blueprintjs\/core\/lib\/esm\/common\/errors\.js$/;

/** The component that warns of icons that it cannot fetch; `icon-loader.ts` fetches none. */
const icon = /@blueprintjs\/core\/lib\/esm\/components\/icon\/icon\.js$/;

/** Leaves Blueprint's warnings out of the build: who uses a component wrongly reads them in the development server. */
export function withoutBlueprintWarnings(): Plugin {
  return {
    name: 'without-blueprint-warnings',
    apply: 'build',
    transform: {
      filter: { id: [warnings, icon] },
      handler: (code, id) => ({ code: warnings.test(id) ? withoutTexts(code) : withoutLines(code), map: null }),
    },
  };
}

function withoutTexts(code: string): string {
  const names = [...code.matchAll(/^export const (\w+) =/gm)];
  return names.map(([, name]) => `export const ${name} = '[Blueprint]';`).join('\n');
}

function withoutLines(code: string): string {
  return code.replaceAll(/console\.error\(`\[Blueprint\].*\);$/gm, '');
}
