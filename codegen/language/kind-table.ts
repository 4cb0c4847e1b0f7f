import { kinds, type Kind } from './kinds';
import type { FolderRow, KindRow } from './kind-row';
import { belowDescriptors, defaultLayout, homeOf, type Layout } from './layout';
import type { Identity } from './model';
import { otherNames, type NameKind } from './names';

/** A row of the table with the name of its kind. */
export type KindEntry = KindRow & { readonly kind: Kind };

type FolderEntry = FolderRow & { readonly kind: Kind };

/** What the path of a file among the descriptors means: a descriptor, or whether its folder or its name is wrong. */
export type DescriptorPath = { readonly kind: Kind; readonly id: string } | { readonly problem: 'folder' | 'name' };

/** The kinds that a compiler knows, those that ship and any others it was given, and the folders with their files. */
export class KindTable {
  readonly entries: readonly KindEntry[];
  readonly layout: Layout;
  readonly #rows: Readonly<Record<Kind, KindRow>>;
  readonly #byName: ReadonlyMap<string, KindEntry>;
  readonly #byFolder: ReadonlyMap<string, FolderEntry>;
  #implied: ReadonlyMap<string, Uint8Array> | undefined;

  constructor(rows: Readonly<Record<Kind, KindRow>>, layout: Layout = defaultLayout) {
    const isKind = (name: string): name is Kind => Object.hasOwn(rows, name);
    this.#rows = rows;
    this.layout = layout;
    this.entries = Object.keys(rows)
      .filter(isKind)
      .map((kind) => ({ kind, ...rows[kind] }));
    this.#byName = new Map(this.entries.map((entry) => [entry.kind, entry]));
    this.#byFolder = new Map(
      this.entries.flatMap((entry) => (entry.folder === undefined ? [] : [[entry.folder, entry] as const])),
    );
  }

  /** The row of a kind. */
  row(kind: Kind): KindRow {
    return this.#rows[kind];
  }

  /** The kind with a name, if there is one. */
  find(name: string): KindEntry | undefined {
    return this.#byName.get(name);
  }

  /** The folders of descriptors. */
  get folders(): readonly string[] {
    return [...this.#byFolder.keys()];
  }

  /** The files of singletons, such as `console.json`. */
  get singletonFiles(): readonly string[] {
    return this.entries.flatMap((entry) => (isSingleton(entry) ? [`${entry.kind}.json`] : []));
  }

  /** The kind of the files in a folder, or of the one file with that name without ending. */
  ofFolderOrFile(name: string): KindEntry | undefined {
    const named = this.#byName.get(name);
    return this.#byFolder.get(name) ?? (named && isSingleton(named) ? named : undefined);
  }

  /** The rest of a path behind the folder of descriptors: `drawers/url.json`; nothing for a file that is elsewhere. */
  belowDescriptors(path: string): string | undefined {
    return belowDescriptors(this.layout, path);
  }

  /** What a path from the root says of a descriptor; nothing for other files. */
  identityOf(path: string): Identity | undefined {
    const below = this.belowDescriptors(path);
    const found = below === undefined ? undefined : this.parseDescriptorPath(below);
    if (below === undefined || found === undefined || 'problem' in found) return undefined;
    return { ...found, name: nameOf(below) };
  }

  /** Path of the descriptor of a kind with an id. */
  pathOf(kind: Kind, id: string): string {
    const { folder } = this.row(kind);
    return `${this.layout.descriptors}${folder === undefined ? '' : `${folder}/`}${id}.json`;
  }

  /** Path that a new descriptor of a kind gets, in the folder of a root. */
  newPathOf(kind: Kind, id: string, folder: string = homeOf(this.layout)): string {
    return folder + this.pathOf(kind, id).slice(this.layout.descriptors.length);
  }

  /** What `$schema` of a descriptor of a kind is, if the descriptor has this path. */
  schemaLink(kind: Kind, path: string): string {
    return relativePath(path, this.layout.schemas + schemaFile(kind));
  }

  /** Kind and id of a file by its path below the folder of descriptors. */
  parseDescriptorPath(path: string): DescriptorPath {
    const companion = /^(?<id>.+)\.(?<kind>[a-z-]+)\.json$/.exec(path)?.groups;
    const kind = companion && this.#byName.get(companion['kind'] ?? '');
    if (!kind?.isCompanion) return this.#parseOwnFile(path);
    const about = this.#parseOwnFile(`${companion?.['id'] ?? ''}.json`);
    return 'problem' in about ? about : { kind: kind.kind, id: companion?.['id'] ?? '' };
  }

  #parseOwnFile(path: string): DescriptorPath {
    const parts = path.split('/');
    const [folder = '', name = ''] = parts;
    if (parts.length === 1) return this.#parseSingletonFile(path);
    const entry = this.#byFolder.get(folder);
    if (!entry || name === '' || parts.length > 2) return { problem: 'folder' };
    const id = /^(.+)\.json$/.exec(name)?.[1];
    const isName = id !== undefined && (/^[a-z][a-z0-9-]*$/.test(id) || entry.fileNames?.test(id) === true);
    return isName ? { kind: entry.kind, id } : { problem: 'name' };
  }

  #parseSingletonFile(path: string): DescriptorPath {
    const id = /^(.+)\.json$/.exec(path)?.[1] ?? '';
    const entry = this.#byName.get(id);
    return entry && isSingleton(entry) ? { kind: entry.kind, id } : { problem: 'folder' };
  }

  /** The descriptors without which there is no console. */
  get needed(): readonly { readonly kind: Kind; readonly id: string; readonly path: string }[] {
    return this.entries.flatMap((entry) => {
      const { kind } = entry;
      const isNeeded = !entry.isCompanion && entry.folder === undefined && entry.isNeeded;
      return isNeeded ? [{ kind, id: kind, path: this.pathOf(kind, kind) }] : [];
    });
  }

  /** The files that count as there where a console does not have them, by path. */
  get implied(): ReadonlyMap<string, Uint8Array> {
    return (this.#implied ??= new Map(
      this.entries.flatMap((entry) => {
        if (entry.isCompanion) return [];
        const { kind } = entry;
        const { file, value } =
          entry.folder === undefined ? { file: kind, value: entry.implied } : (entry.implied ?? {});
        if (file === undefined || value === undefined) return [];
        return [[this.pathOf(kind, file), new TextEncoder().encode(JSON.stringify(value))] as const];
      }),
    ));
  }

  /**
   * Whether a mark can say that a string is a name of this sort: a kind that others refer to, or another closed list.
   */
  isNameKind(name: unknown): name is NameKind {
    if (otherNames.some((other) => other === name)) return true;
    return typeof name === 'string' && this.find(name)?.reference !== undefined;
  }
}

/** The way from one file to another; both paths begin in the same folder. */
function relativePath(from: string, to: string): string {
  const [left, right] = [from.split('/').slice(0, -1), to.split('/')];
  // Of folders further down, the schemas can be in none: they are linked from the folder of the console.
  while (left[0] === '..' && right[0] === '..') {
    left.shift();
    right.shift();
  }
  return [...left.map(() => '..'), ...right].join('/');
}

/** The name of a descriptor by its path below the folder of descriptors. */
export function nameOf(below: string): string {
  return below.slice(0, -'.json'.length);
}

function isSingleton({ folder, isCompanion }: KindRow): boolean {
  return folder === undefined && !isCompanion;
}

/** The kinds that ship. */
export const shippedKinds = new KindTable(kinds);

/** File of the schema of a kind. */
export function schemaFile(kind: Kind): string {
  return `${kind}.schema.json`;
}
