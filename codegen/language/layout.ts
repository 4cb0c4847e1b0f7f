/** Who answers for the descriptors of a root. */
export interface Owner {
  /** Name of the team. */
  readonly name: string;
  /** Where one reaches it: an address, a channel. */
  readonly contact?: string;
}

/** A folder of descriptors beside those of the console, with a team of its own. */
export interface SourceRoot {
  readonly name: string;
  /** Path from the folder of the console, which may begin with `../`; it ends with a slash. */
  readonly folder: string;
  readonly owner: Owner;
}

/** Name of the root of a console that gives none. */
export const defaultRootName = 'console';

/** Where the files of a project are: paths from its root that end with a slash. */
export interface Layout {
  /** Name of the console's own root; `console` unless given. */
  readonly name?: string;
  /** Who answers for the console's own root, if it says so. */
  readonly owner?: Owner;
  /** The other roots, by their names; none unless given. */
  readonly roots?: readonly SourceRoot[];
  /**
   * Files that `descry publish` wrote: roots of which only that is here what others may name. The folders of these
   * roots, and of the contract if it is one of them, are below the path of the file.
   */
  readonly published?: readonly string[];
  /** The folder of new descriptors, where that is another root than the console; `descriptors` unless given. */
  readonly home?: string;
  readonly descriptors: string;
  /** The OpenAPI documents of the contract. */
  readonly documents: string;
  /** The schemas of the language, which belong to the compiler: other consoles have them where it is installed. */
  readonly schemas: string;
  /** What the compiler writes. */
  readonly generated: string;
  /** The files that are served as they are. The compiler reads their names alone. */
  readonly publicFiles: string;
}

/** The folders of a console whose configuration names no others. */
export const defaultFolders = {
  descriptors: 'descriptors',
  contract: 'openapi',
  generated: 'src/generated',
  publicFiles: 'public',
  output: 'dist',
} as const;

/** The default folders, in a working copy of the compiler. */
export const defaultLayout: Layout = {
  descriptors: `${defaultFolders.descriptors}/`,
  documents: `${defaultFolders.contract}/`,
  schemas: 'schemas/',
  generated: `${defaultFolders.generated}/`,
  publicFiles: `${defaultFolders.publicFiles}/`,
};

/** Whether a project has the schemas itself: it is a working copy of the compiler, which writes files made of them. */
export function hasSchemas({ schemas }: Layout): boolean {
  return schemas === defaultLayout.schemas;
}

/** The folders that the compiler reads. */
export function sourceFoldersOf({ descriptors, schemas, documents, roots = [] }: Layout): readonly string[] {
  return [descriptors, schemas, documents, ...roots.map(({ folder }) => folder)];
}

/** The folder of a root below the path of the file with what is published of it. */
export function publishedFolder(file: string, name: string): string {
  return `${file}/roots/${name}/`;
}

/** The folder of the contract below the path of a published file. */
export function publishedContract(file: string): string {
  return `${file}/openapi/`;
}

/** Whether a file is not here: only what is published of it is. */
export function isPublished({ published = [] }: Layout, path: string): boolean {
  return published.some((file) => path.startsWith(`${file}/`));
}

/** A root of which only what is published is here. */
interface PublishedRoot {
  readonly name: string;
  /** The file that has it. */
  readonly file: string;
  readonly owner: string;
}

/** The roots of which only what is published is here, the console first. */
export function publishedRootsOf(layout: Layout): readonly PublishedRoot[] {
  const { published = [], descriptors, roots = [] } = layout;
  const folders = [descriptors, ...roots.map(({ folder }) => folder)];
  return folders.flatMap((folder) => {
    const file = published.find((one) => folder.startsWith(`${one}/`));
    const name = rootOf(layout, folder)?.name ?? defaultRootName;
    return file === undefined ? [] : [{ name, file, owner: ownerName(layout, folder) }];
  });
}

/** The folder of new descriptors, unless another root is named. */
export function homeOf({ descriptors, home = descriptors }: Layout): string {
  return home;
}

/** The roots whose files are here, that of new descriptors first. */
export function writableRootsOf(layout: Layout): readonly FoundRoot[] {
  const folders = [layout.descriptors, ...(layout.roots ?? []).map(({ folder }) => folder)];
  return folders
    .filter((folder) => !isPublished(layout, folder))
    .toSorted((left, right) => Number(right === homeOf(layout)) - Number(left === homeOf(layout)))
    .flatMap((folder) => rootOf(layout, folder) ?? []);
}

/** A root by a path in it. */
interface FoundRoot {
  readonly name: string;
  readonly folder: string;
  readonly owner?: Owner;
}

/** The root in which a file is; nothing for files that are no descriptors. */
export function rootOf(layout: Layout, path: string): FoundRoot | undefined {
  if (path.startsWith(layout.descriptors)) {
    const { name = defaultRootName, descriptors: folder, owner } = layout;
    return { name, folder, ...(owner && { owner }) };
  }
  return layout.roots?.find(({ folder }) => path.startsWith(folder));
}

/** Whether a file is among the descriptors of the console itself, not in another root. */
export function isOwnRoot({ descriptors }: Layout, path: string): boolean {
  return path.startsWith(descriptors);
}

/** Who answers for a file, in words; the name of its root where nobody says so. */
export function ownerName(layout: Layout, path: string): string {
  const root = rootOf(layout, path);
  return root?.owner?.name ?? `root "${root?.name ?? defaultRootName}"`;
}

/** A line of a file for people; a file that is not here has the path that its owner knows, and no line. */
export function describeLine(layout: Layout, { file, line }: { readonly file: string; readonly line: number }): string {
  return isPublished(layout, file) ? describePath(layout, file) : `${file}:${line}`;
}

/** The path of a file for people: that of a file that is not here begins in the folder of its root. */
export function describePath(layout: Layout, file: string): string {
  return isPublished(layout, file) ? (belowDescriptors(layout, file) ?? file) : file;
}

/** The position of a root in the order of the files: the console itself first, the others by name. */
export function rankOf({ descriptors, roots = [] }: Layout, path: string): number {
  return path.startsWith(descriptors) ? 0 : 1 + roots.findIndex(({ folder }) => path.startsWith(folder));
}

/** The rest of a path behind the folder of descriptors: `drawers/url.json`; nothing for a file that is elsewhere. */
export function belowDescriptors(layout: Layout, path: string): string | undefined {
  const folder = path.startsWith(layout.descriptors) ? layout.descriptors : rootOf(layout, path)?.folder;
  return folder === undefined ? undefined : path.slice(folder.length);
}
