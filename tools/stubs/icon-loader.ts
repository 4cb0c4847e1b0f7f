import type { Plugin } from 'vite';

/** The module of Blueprint that fetches pictures of icons by their name, and with it knows all names. */
const loader = /@blueprintjs\/icons\/lib\/esm\/iconLoader\.js$/;

/** The replacement: it fetches nothing. */
const nothing = `export class Icons {
  static setLoaderOptions() {}
  static async load() {}
  static async loadAll() {}
  static isValidIconName() { return false; }
  static getPaths() { return undefined; }
}`;

/**
 * Leaves Blueprint's icon loader out of the build: the console draws its own icons, and Blueprint's parts bring theirs.
 */
export function withoutIconLoader(): Plugin {
  return {
    name: 'without-icon-loader',
    apply: 'build',
    load: { filter: { id: loader }, handler: () => nothing },
  };
}
