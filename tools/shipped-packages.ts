import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, packageNamed } from './imports-of';

/** A package as the lock file has it, as far as it is read here. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** The name of a package that is installed under another one. */
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** A package that a console brings into the browser. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Where it is installed: `node_modules/react`. */
  readonly path: string;
}

/** The packages that the code of a console imports itself; the others are those of the compiler and of commands. */
export function importedByConsoles(root: string): readonly string[] {
  const folders = ['src', 'lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const files = folders.filter((path) => /\.(tsx?|css)$/.test(path));
  const named = files.flatMap((path) => importsOf(path, readFileSync(join(root, path), 'utf8')));
  return [...new Set(named.flatMap((name) => packageNamed(name) ?? []))].sort();
}

/**
 * The packages that the code of a console imports, or those of other names, and all that these need, as the lock file
 * has them.
 */
export function shippedPackages(root: string, imported = importedByConsoles(root)): readonly ShippedPackage[] {
  const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const found = new Map<string, ShippedPackage>();
  const open = imported.map((name) => ({ name, from: '' }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { name, from } = next;
    const path = pathOf(name, from, lock.packages);
    const locked = path === undefined ? undefined : lock.packages[path];
    if (path === undefined || !locked || found.has(path)) continue;
    const { version = '', license = 'none' } = locked;
    found.set(path, { name: locked.name ?? name, version, license, path });
    open.push(...neededBy(locked).map((needed) => ({ name: needed, from: path })));
  }
  return [...found.values()];
}

function neededBy({ dependencies, peerDependencies, peerDependenciesMeta = {} }: LockedPackage): readonly string[] {
  const needed = Object.keys({ ...dependencies, ...peerDependencies });
  return needed.filter((name) => peerDependenciesMeta[name]?.optional !== true);
}

/** Where Node finds a package for one that is installed at `from`: nested, or further up. */
function pathOf(name: string, from: string, packages: Readonly<Record<string, LockedPackage>>): string | undefined {
  const installed = [...from.matchAll(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+/g)];
  const folders = ['', ...installed.map(({ index, 0: step }) => `${from.slice(0, index + step.length)}/`)];
  return folders
    .reverse()
    .map((folder) => `${folder}node_modules/${name}`)
    .find((path) => packages[path]);
}
