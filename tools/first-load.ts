/** One entry of the manifest that Vite writes, as far as sizes need it. */
interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The manifest that Vite writes: an entry for each page, each lazy module and each shared chunk. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Files that a browser fetches before a built page (its HTML) runs: scripts, what they import at once, and styles. */
export function firstLoad(manifest: Manifest, page: string): { js: string[]; css: string[] } {
  const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const js = new Set<string>();
  const css = new Set(
    addressesIn(page, { tag: /<link\b[^>]*\brel="stylesheet"[^>]*>/g, attribute: /\bhref="(?:\.\/)?([^"]+)"/ }),
  );
  const visit = (entry: ManifestEntry | undefined) => {
    if (entry === undefined || js.has(entry.file)) return;
    js.add(entry.file);
    for (const file of entry.css ?? []) css.add(file);
    for (const name of entry.imports ?? []) visit(manifest[name]);
  };
  const scripts = addressesIn(page, { tag: /<script\b[^>]*>/g, attribute: /\bsrc="(?:\.\/)?([^"]+)"/ });
  for (const file of scripts) visit(entries.get(file) ?? { file });
  return { js: [...js], css: [...css] };
}

function addressesIn(page: string, { tag, attribute }: { readonly tag: RegExp; readonly attribute: RegExp }): string[] {
  return (page.match(tag) ?? []).flatMap((text) => attribute.exec(text)?.[1] ?? []);
}

/**
 * Modules that should be fetched one by one and are not: those in no file or in a file of the first load, and those
 * that share their file with others. `contents` are the modules of each file; only files for which `isShared` is true
 * may hold several.
 */
export function lazyModulesMissing(
  modules: readonly string[],
  contents: Readonly<Record<string, readonly string[]>>,
  { first, isShared }: { readonly first: readonly string[]; readonly isShared: (file: string) => boolean },
): string[] {
  const files = Object.entries(contents);
  return modules.filter((module) => {
    const [file, inFile] = files.find(([, each]) => each.includes(module)) ?? [];
    if (file === undefined || first.includes(file)) return true;
    return !isShared(file) && inFile?.some((each) => each !== module && modules.includes(each)) === true;
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
