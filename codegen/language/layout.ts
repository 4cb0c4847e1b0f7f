/** Where the files of a project are: paths from its root that end with a slash. */
export interface Layout {
  readonly descriptors: string;
  /** The OpenAPI documents of the contract. */
  readonly documents: string;
  /** The schemas of the language, which belong to the compiler: for a console elsewhere they are outside its root. */
  readonly schemas: string;
  /** What the compiler writes. */
  readonly generated: string;
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
};

/** The folders that the compiler reads. */
export function sourceFoldersOf({ descriptors, schemas, documents }: Layout): readonly string[] {
  return [descriptors, schemas, documents];
}
