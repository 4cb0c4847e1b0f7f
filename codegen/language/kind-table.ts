import { kinds, type FolderRow, type Kind, type KindRow } from './kinds';
import { otherNames, type NameKind } from './names';

/** Where the descriptors are. */
export const descriptorFolder = 'descriptors/';

/** A row of the table with the name of its kind. */
export type KindEntry = KindRow & { readonly kind: Kind };

type FolderEntry = FolderRow & { readonly kind: Kind };

/** What a path below `descriptors/` means: a descriptor, or whether its folder or its name is wrong. */
export type DescriptorPath = { readonly kind: Kind; readonly id: string } | { readonly problem: 'folder' | 'name' };

/** The kinds that a compiler knows: those that ship, and any others it was given. */
export class KindTable {
  readonly entries: readonly KindEntry[];
  readonly #rows: Readonly<Record<Kind, KindRow>>;
  readonly #byName: ReadonlyMap<string, KindEntry>;
  readonly #byFolder: ReadonlyMap<string, FolderEntry>;

  constructor(rows: Readonly<Record<Kind, KindRow>>) {
    const isKind = (name: string): name is Kind => Object.hasOwn(rows, name);
    this.#rows = rows;
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

  /** Kind and id of a file by its path below `descriptors/`. */
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
      const { kind, folder } = entry;
      if (entry.isCompanion) return [];
      const id = entry.folder === undefined ? entry.isNeeded && kind : entry.neededFile;
      const path = `${descriptorFolder}${folder === undefined ? '' : `${folder}/`}${id}.json`;
      return id === undefined ? [] : [{ kind, id, path }];
    });
  }

  /**
   * Whether a mark can say that a string is a name of this sort: a kind that others refer to, or another closed list.
   */
  isNameKind(name: unknown): name is NameKind {
    if (otherNames.some((other) => other === name)) return true;
    return typeof name === 'string' && this.find(name)?.reference !== undefined;
  }
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
