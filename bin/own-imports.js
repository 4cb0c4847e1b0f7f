const home = new URL('../', import.meta.url).href;

/**
 * A hook of Node: in modules of this package, `~/` is its folder. The settings of TypeScript, which say the same to
 * editors and to Vite, do not hold for a package that is installed in another project.
 */
export function resolve(specifier, context, next) {
  const isOwn = specifier.startsWith('~/') && context.parentURL?.startsWith(home);
  return next(isOwn ? new URL(specifier.slice(2), home).href : specifier, context);
}
