import { join } from 'node:path';
import { packageOf } from './build-records.ts';

/** What the bundler tells of a module, as far as chunks need it. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code?: string | null } | null;
}

/** One chunk: its name, and the modules whose static imports it holds, without themselves. */
export interface FirstChunk {
  readonly name: string;
  readonly roots: readonly string[];
}

/**
 * Groups for the bundler that put what a page loads at once into one file. Left alone, the bundler makes a file of each
 * set of modules that the same lazy parts share, which costs a request and compresses badly. The first chunk that
 * reaches a module has it. The roots stay apart: they run as soon as their file is loaded, and a page must run its own
 * root only.
 */
export function firstLoadGroups(chunks: readonly FirstChunk[]): {
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  readonly debugName: string;
  readonly priority: number;
}[] {
  const reached = new Map<FirstChunk, ReadonlySet<string>>();
  return chunks.map((chunk, index) => ({
    debugName: chunk.name,
    priority: chunks.length - index,
    name(id, graph) {
      const modules = reached.get(chunk) ?? reachable(chunk.roots, graph);
      reached.set(chunk, modules);
      return modules.has(id) && isWhole(id) && !chunk.roots.includes(id) ? chunk.name : null;
    },
  }));
}

/** One group of modules that become one file: those for which `test` is true, or for which `name` gives a name. */
interface SharedGroup {
  readonly name: string | ((id: string, graph: ModuleGraph) => string | null);
  /** What the bundler calls the group in its report. */
  readonly debugName?: string;
  readonly test?: (id: string) => boolean;
  readonly minShareCount?: number;
}

/**
 * Groups for the bundler that put modules which are used together into one file: code of the renderer that lazy parts
 * share, the views of a drawer, all scales, what positions boxes, and the view of dialogs with those that must be
 * answered, which are loaded before they are needed. Left alone, the bundler makes a file of each set of modules that
 * the same parts share, and a screen then fetches twenty-five files of one kilobyte or less. `root` is the folder of
 * the engine, `generated` is that of the compiled console.
 */
export function sharedGroups(root: string, generated: string): readonly SharedGroup[] {
  const folders = [join(root, 'lib/'), join(root, 'src/')];
  const scales = join(generated, 'console/scales/');
  const dialogs = join(generated, 'console/dialogs/');
  const drawer = join(root, 'src/view/drawer/');
  const comparison = join(drawer, 'comparison/');
  const floatingBox = join(root, 'src/ui/popover/floating-box.ts');
  const dialogView = join(root, 'src/view/dialog/DialogView.tsx');
  return [
    {
      name: 'shared',
      test: (id) => folders.some((folder) => id.startsWith(folder)) && !id.startsWith(generated),
      minShareCount: 3,
    },
    { name: 'drawer-view', test: (id) => id.startsWith(drawer) && !id.startsWith(comparison) },
    { name: 'scales', test: (id) => id.startsWith(scales) },
    { name: 'floating-box', test: (id) => id === floatingBox || packageOf(id)?.startsWith('@floating-ui/') === true },
    {
      debugName: 'must-answer',
      name: (id, graph) =>
        id === dialogView || (id.startsWith(dialogs) && mustBeAnswered(id, graph)) ? 'must-answer' : null,
    },
  ];
}

function mustBeAnswered(id: string, graph: ModuleGraph): boolean {
  return /closing: ['"]must-answer['"]/.test(graph.getModuleInfo(id)?.code ?? '');
}

/** The modules themselves and everything that they import statically. */
function reachable(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Whether a module is code that is used as a whole. Indexes of packages import much that nobody uses; styles have a
 * file already.
 */
function isWhole(id: string): boolean {
  return packageOf(id) === undefined && !id.endsWith('.css');
}
