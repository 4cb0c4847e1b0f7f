import type { BuildOptions, Plugin } from 'vite';

/** A script of the build, as far as this needs it: what it imports at once, and its styles. */
export interface BuiltScript {
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}

/** The scripts of a build by their file names. */
export type BuiltScripts = ReadonlyMap<string, BuiltScript>;

type ResolveDependencies = NonNullable<
  Exclude<NonNullable<BuildOptions['modulePreload']>, boolean>['resolveDependencies']
>;

/**
 * Shortens the lists of scripts that Vite fetches beside a script that is loaded later. Vite writes the name of every
 * script that can be loaded into the first load, once to import it and once to fetch it early, although the import
 * itself fetches it at once.
 */
export function shortPreloads(): Plugin {
  let scripts: BuiltScripts = new Map();
  const resolveDependencies: ResolveDependencies = (file, preloads, { hostId, hostType }) =>
    hostType === 'js' ? neededPreloads(scripts, { host: hostId, file, preloads }) : preloads;
  return {
    name: 'short-preloads',
    apply: 'build',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        scripts = new Map(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
        );
      },
    },
  };
}

/**
 * Those of `preloads` that `host` must fetch early before it imports `file`. It has loaded what it imports itself. The
 * import fetches `file` at once, unless it waits for styles that the host has not loaded.
 */
export function neededPreloads(
  scripts: BuiltScripts,
  { host, file, preloads }: { readonly host: string; readonly file: string; readonly preloads: readonly string[] },
): string[] {
  const loaded = withImports(scripts, host);
  const styles = stylesOf(scripts, loaded);
  const needsStyles = [...stylesOf(scripts, withImports(scripts, file))].some((style) => !styles.has(style));
  return preloads.filter((preload) => !loaded.has(preload) && (needsStyles || preload !== file));
}

/** The names of a script and of all that it imports at once. */
function withImports(scripts: BuiltScripts, file: string): ReadonlySet<string> {
  const found = new Set([file]);
  for (const each of found) for (const name of scripts.get(each)?.imports ?? []) found.add(name);
  return found;
}

function stylesOf(scripts: BuiltScripts, files: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...files].flatMap((file) => [...(scripts.get(file)?.viteMetadata?.importedCss ?? [])]));
}
