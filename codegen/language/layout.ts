/** Where the files of a project are: paths from its root that end with a slash. */
export interface Layout {
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
export function sourceFoldersOf({ descriptors, schemas, documents }: Layout): readonly string[] {
  return [descriptors, schemas, documents];
}
