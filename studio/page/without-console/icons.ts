/**
 * Icons that only descriptors name: the page, which is the same for each console, has none of them. Its parts use those
 * of `src/ui/icon-paths.ts` by name, and all others by their paths.
 */
export const iconPaths: Readonly<Record<string, readonly string[]>> = {};
