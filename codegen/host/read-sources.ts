import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { diagnoseFile, withOwners } from '../diagnostics/diagnostic';
import { finding, type Finding, type Variant } from '../diagnostics/finding';
import { publishedSources } from '../1-parse/published-file';
import { defaultLayout, isPublished, publishedRootsOf, sourceFoldersOf, type Layout } from '../language/layout';
import type { Diagnostic, Sources } from '../language/model';
import { readPublishedFile } from './read-published';

/** The sources of a project, and what could not be read. */
export interface ReadSources {
  readonly sources: Sources;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The sources of a project.
 *
 * @throws {ConfigProblem} for a published file that cannot be used.
 */
export function readSources(root: string, layout: Layout = defaultLayout): ReadSources {
  const isHere = (folder: string): boolean => !isPublished(layout, folder);
  const { roots = [] } = layout;
  const { sources, diagnostics } = readFolders(root, sourceFoldersOf({ ...layout, roots: [] }).filter(isHere));
  const folders = roots.map(({ folder }) => folder).filter(isHere);
  const others = folders.map((folder) => readFolders(root, [folder], realFolder(root, folder)));
  const published = (layout.published ?? []).flatMap((file) => [...publishedIn(root, file, layout)]);
  const all = [...sources, ...others.flatMap((other) => [...other.sources]), ...published];
  const unreadable = [...diagnostics, ...others.flatMap((other) => other.diagnostics)];
  const names = publicNames(root, layout).map((path) => [path, noBytes] as const);
  return { sources: new Map([...all, ...names]), diagnostics: withOwners(layout, unreadable) };
}

/** The files that a published file gives to a project. */
export function publishedIn(root: string, path: string, layout: Layout): Sources {
  const first = publishedRootsOf(layout).find(({ file }) => file === path);
  return first ? publishedSources(path, readPublishedFile(root, { ...first, published: path }), layout) : new Map();
}

/** Where a folder is after all links; nothing if it cannot be read, which is reported when its files are. */
function realFolder(root: string, folder: string): string | undefined {
  return existsSync(join(root, folder)) ? realpathSync(join(root, folder)) : undefined;
}

/** What public files have in the sources: their names are all that a rule needs, and they can be large. */
const noBytes = new Uint8Array();

/** Paths of the files that are served as they are; a console need not have any. */
function publicNames(root: string, { publicFiles }: Layout): readonly string[] {
  const folder = join(root, publicFiles);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => publicFiles + relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Every file below some folders, except files of tools (`.name`) and documents for people (`name.md`). Links may lead
 * out of `within` nowhere, if it is given.
 */
export function readFolders(root: string, folders: readonly string[], within?: string): ReadSources {
  const sources = new Map<string, Uint8Array>();
  const diagnostics: Diagnostic[] = [];
  for (const folder of folders)
    readFolder(root, folder.replace(/\/$/, ''), new Set(), { sources, diagnostics, within });
  return { sources, diagnostics };
}

interface Found {
  readonly sources: Map<string, Uint8Array>;
  readonly diagnostics: Diagnostic[];
  /** The real folder that no link may leave. */
  readonly within: string | undefined;
}

/** `above` are the real folders on the way here: meeting one again means that links lead in a circle. */
function readFolder(root: string, path: string, above: ReadonlySet<string>, found: Found): void {
  attempt(path, found, () => {
    const real = realpathSync(join(root, path));
    if (above.has(real)) {
      refuse(path, found, finding('file/unreadable.circle'));
      return;
    }
    for (const name of readdirSync(real).sort()) {
      if (isSourceName(name)) readEntry(root, `${path}/${name}`, new Set([...above, real]), found);
    }
  });
}

/** Whether a file or folder of a source folder is no file of tools and no document for people. */
export function isSourceName(name: string): boolean {
  return !name.startsWith('.') && !name.endsWith('.md');
}

function readEntry(root: string, path: string, above: ReadonlySet<string>, found: Found): void {
  attempt(path, found, () => {
    const { within } = found;
    if (within !== undefined && !realpathSync(join(root, path)).startsWith(`${within}${sep}`)) {
      refuse(path, found, finding('file/unreadable.outside'));
      return;
    }
    const entry = statSync(join(root, path));
    if (entry.isFile()) found.sources.set(path, readFileSync(join(root, path)));
    else if (!entry.isDirectory()) refuse(path, found, finding('file/unreadable.special'));
    else if (/\.(json|ya?ml)$/.test(path)) refuse(path, found, finding('file/unreadable.folder'));
    else readFolder(root, path, above, found);
  });
}

/** The texts of `file/unreadable` by the error code of the system. */
const reasons: ReadonlyMap<string, Variant<'file/unreadable'>> = new Map([
  ['EACCES', 'denied'],
  ['EPERM', 'denied'],
  ['ELOOP', 'loop'],
  ['ENOENT', 'absent'],
  ['ENOTDIR', 'file'],
]);

function attempt(path: string, found: Found, read: () => void): void {
  try {
    read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    refuse(path, found, finding(`file/unreadable.${reasons.get(code) ?? 'other'}`, { reason: String(error) }));
  }
}

function refuse(path: string, found: Found, refused: Finding): void {
  found.diagnostics.push(diagnoseFile(path, refused));
}
