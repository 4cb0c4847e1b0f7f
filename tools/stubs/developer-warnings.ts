import type { Plugin } from 'vite';

/** The module of Blueprint with its warnings for developers. Parts of the first load keep all of them in it. */
const warnings = /@blueprintjs\/core\/lib\/esm\/common\/errors\.js$/;

/** The component that warns of icons that it cannot fetch; `icon-loader.ts` fetches none. */
const icon = /@blueprintjs\/core\/lib\/esm\/components\/icon\/icon\.js$/;

/** The module of i18next, which logs only if its option `debug` is set. */
const translator = /\/i18next\/dist\/esm\/i18next\.js$/;

/** Leaves warnings of packages out of the build: who uses one wrongly reads them in the development server. */
export function withoutDeveloperWarnings(): Plugin {
  return {
    name: 'without-developer-warnings',
    apply: 'build',
    transform: {
      filter: { id: [warnings, icon, translator] },
      handler: (code, id) => ({ code: shortened(code, id), map: null }),
    },
  };
}

function shortened(code: string, id: string): string {
  if (translator.test(id)) return withoutLogs(code);
  return warnings.test(id) ? withoutTexts(code) : withoutLines(code);
}

/** Calls of the logger become expressions that the minifier removes with their texts. */
function withoutLogs(code: string): string {
  return code.replaceAll(/\bthis\.logger\.(?:log|warn|error|deprecate)\(/g, 'void 0 && (');
}

function withoutTexts(code: string): string {
  const names = [...code.matchAll(/^export const (\w+) =/gm)];
  return names.map(([, name]) => `export const ${name} = '[Blueprint]';`).join('\n');
}

function withoutLines(code: string): string {
  return code.replaceAll(/console\.error\(`\[Blueprint\].*\);$/gm, '');
}
