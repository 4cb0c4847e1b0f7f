import type { Plugin } from 'vite';

/** The scripts whose functions a page calls when it starts: what it imports at once. */
const atStart = new Set(['index', 'page', 'console']);

/** Must be the first line. */
const line = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile all functions of the scripts of the first load beside the main thread while they arrive.
 * Without this line each is only scanned first, and compiled by the main thread when it is called. To other browsers it
 * is a comment.
 */
export function eagerScripts(): Plugin {
  return {
    name: 'eager-scripts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withEagerLine(file);
      },
    },
  };
}

/** The code of a script, as the browser gets it. */
export function withEagerLine({ name, code }: { readonly name: string; readonly code: string }): string {
  return atStart.has(name) ? line + code : code;
}
