import type { Plugin } from 'vite';

/**
 * Modules of TanStack Query that its client imports for parts that the console does not use, and what replaces them.
 */
const replacements: Readonly<Record<string, string>> = {
  'infiniteQueryBehavior.js': `export const infiniteQueryBehavior = undefined;
export const hasNextPage = undefined;
export const hasPreviousPage = undefined;`,
  'mutationCache.js': `export class MutationCache {
  clear() {}
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}`,
};

/** The modules through which a page would use these parts. */
const users = /@tanstack\/query-core\/.*\/(?:infiniteQueryObserver|mutationObserver)\.js$/;

/**
 * Leaves infinite queries and mutations of TanStack Query out of the build. Its client brings both into the first load.
 * A build in which something uses them fails.
 */
export function withoutQueryParts(): Plugin {
  return {
    name: 'without-query-parts',
    apply: 'build',
    load: {
      filter: { id: /@tanstack\/query-core\/.*\/(?:infiniteQueryBehavior|mutationCache)\.js$/ },
      handler: (id) => replacements[id.slice(id.lastIndexOf('/') + 1)],
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const [user] = usersOfParts(modules);
      if (user !== undefined) this.error(`${user} is in use. Take its part out of tools/stubs/query-parts.ts.`);
    },
  };
}

/** Those of the modules of a build that use a part which is left out. */
export function usersOfParts(modules: readonly string[]): string[] {
  return modules.filter((module) => users.test(module));
}
