/** One entry of the manifest that Vite writes, as far as sizes need it. */
interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

/** The manifest that Vite writes: an entry for each page, each lazy module and each shared chunk. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Files that a browser fetches before a page runs: its script, everything that imports at once, and their styles. */
export function firstLoad(manifest: Manifest, page: string): { js: string[]; css: string[] } {
  const reached = new Set<string>();
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined || reached.has(key)) return;
    reached.add(key);
    if (entry.file.endsWith('.js')) js.add(entry.file);
    for (const file of entry.css ?? []) css.add(file);
    entry.imports?.forEach(visit);
  };
  if (manifest[page] === undefined) throw new Error(`The build has no page ${page}.`);
  visit(page);
  return { js: [...js], css: [...css] };
}

/** Style sheets that a built page links. */
export function linkedStyles(page: string): string[] {
  const links = page.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
  return links.flatMap((link) => /\bhref="(?:\.\/)?([^"]+)"/.exec(link)?.[1] ?? []);
}

/** Modules that should be fetched one by one and are not: no entry, not lazy, or sharing their file. */
export function lazyModulesMissing(manifest: Manifest, modules: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const module of modules) {
    const file = manifest[module]?.file ?? '';
    uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  return modules.filter((module) => {
    const entry = manifest[module];
    return entry?.isDynamicEntry !== true || uses.get(entry.file) !== 1;
  });
}

/** Names of the packages in some files of the build. */
export function packagesIn(files: readonly string[], packages: Readonly<Record<string, readonly string[]>>): string[] {
  return [...new Set(files.flatMap((file) => packages[file] ?? []))];
}

/** Sum of the sizes of some files. */
export async function bytesOf(files: readonly string[], size: (file: string) => Promise<number>): Promise<number> {
  const sizes = await Promise.all(files.map(size));
  return sizes.reduce((sum, each) => sum + each, 0);
}
