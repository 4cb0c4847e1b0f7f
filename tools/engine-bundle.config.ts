import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { firstLoadGroups, sharedGroups } from './chunks.ts';
import { bundleEntries } from './bundle-entries.ts';
import { stubs } from './stubs/aliases.ts';
import { withoutIconLoader } from './stubs/icon-loader.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');

/** Modules that Vite serves by themselves: those of the console, its styles, and those that list files of it. */
const apart = /^~\/(generated|descriptors)\/|\.css$|\/authored-texts(\.ts)?$/;

/**
 * The engine with its packages in few files, for whoever develops a console and not the engine. Its imports of the
 * console keep their names, so that the files serve any console in any folder.
 */
export default defineConfig({
  input: bundleEntries.map((module) => join(root, module)),
  platform: 'browser',
  // The console that somebody edits should be as fast as the one that is built.
  transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2023' },
  plugins: [engineModules(), withoutIconLoader()],
  // Packages for React name the side that a module runs on; there is only one.
  checks: { moduleLevelDirective: false },
  output: {
    dir: join(root, '.cache/engine'),
    cleanDir: true,
    entryFileNames: '[name].js',
    codeSplitting: {
      groups: [
        ...firstLoadGroups([{ name: 'console', roots: [join(source, 'app/main.tsx')] }]),
        ...sharedGroups(root, join(source, 'generated')),
      ],
    },
  },
});

/** Finds the modules of the engine by the names under which they import each other. */
function engineModules(): Plugin {
  return {
    name: 'engine-modules',
    async resolveId(name, importer) {
      const stub = stubs.find(({ find }) => find.test(name));
      if (stub) return stub.replacement;
      const path = pathOf(name, importer);
      if (path === undefined) return undefined;
      if (apart.test(path)) return { id: path, external: true };
      const folder = /^~\/(lib\/|codegen\/|package\.json$)/.test(path) ? root : source;
      return this.resolve(join(folder, path.slice('~/'.length)), importer, { skipSelf: true });
    },
  };
}

/** A module of the engine by its name from the folder of sources, also where an import names it by its neighbour. */
function pathOf(name: string, importer?: string): string | undefined {
  if (name.startsWith('~/')) return name;
  if (!name.startsWith('.') || importer?.startsWith(`${source}/`) !== true) return undefined;
  return `~/${relative(source, join(importer, '..', name)).replaceAll('\\', '/')}`;
}
