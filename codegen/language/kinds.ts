/** One kind of descriptor: everything that is particular to it, except its schema `schemas/<kind>.schema.json`. */
export type KindRow = FolderRow | SingletonRow | CompanionRow;

/** The value of a file that is not there. */
type ImpliedValue = Readonly<Record<string, string>>;

/** A kind whose files are beside other descriptors: `<name>.<kind>.json` is about `<name>.json`. */
export interface CompanionRow {
  readonly joins?: never;
  readonly folder?: never;
  readonly isCompanion: true;
  readonly output: NoOutput;
  readonly reference?: never;
  readonly skipsIdCheck?: true;
}

/** A kind with a folder of files. */
export interface FolderRow {
  readonly isCompanion?: never;
  /** Name of the folder below `descriptors/`. */
  readonly folder: string;
  /** A file that counts as there with this value where a console does not have it; by its name without ending. */
  readonly implied?: { readonly file: string; readonly value: ImpliedValue };
  /** What else a file name without ending can be; lower case letters, digits and hyphens are always allowed. */
  readonly fileNames?: RegExp;
  /**
   * The members with names or entries of which each root may bring its own, in a file of the same name; other kinds
   * have a file in one root alone.
   */
  readonly joins?: readonly string[];
  readonly output: ModuleOutput | CustomOutput | NoOutput;
  /** How other descriptors refer to one of the kind; absent if none does. */
  readonly reference?: Reference;
  /** The rule about unique ids of the entries in its lists leaves it out. */
  readonly skipsIdCheck?: true;
}

/** A kind with the one file `<kind>.json`. */
export interface SingletonRow {
  readonly folder?: never;
  readonly isCompanion?: never;
  /** Without the file there is no console. */
  readonly isNeeded?: true;
  /** Without the file it counts as this value, with the defaults of its schema. */
  readonly implied?: ImpliedValue;
  /** The members of which each root may bring its own; the file is the console's alone without it. */
  readonly joins?: readonly string[];
  readonly output: ConstantOutput | CustomOutput | NoOutput;
  readonly reference?: never;
  readonly skipsIdCheck?: true;
}

/** One module for each descriptor, with the compiled descriptor as default export. */
export type ModuleOutput =
  /** The compiled descriptor alone. A reference by id becomes the imported module. */
  | { readonly as: 'module'; readonly type: TypeName }
  /**
   * More, from an emitter of the kind. Unless it is imported, a reference stays a name, and the module is loaded later.
   */
  | { readonly as: 'custom-module'; readonly type: TypeName; readonly isImported?: true };

/** One module with the compiled descriptor as a constant. */
export interface ConstantOutput {
  readonly as: 'constant';
  readonly type: TypeName;
  readonly name: string;
  /** A sentence for its comment. */
  readonly about: string;
  /** Its value in a console without the file: lists without entries. */
  readonly whenAbsent?: Readonly<Record<string, readonly []>>;
  /**
   * Members that are loaded later than the others. Each is a constant of a module `<kind>-<member>`, undefined where
   * the file does not have it; the value of the others is without it.
   */
  readonly lazyMembers?: Readonly<Record<string, LazyMember>>;
}

/** A constant of a module that is loaded later; a list has entries of the type. */
export interface LazyMember extends Pick<ConstantOutput, 'type' | 'name' | 'about'> {
  readonly isList?: true;
  /** Its schema has a default, so that no file is without it. */
  readonly isAlwaysThere?: true;
}

/** What an emitter of the kind makes of all its descriptors. */
export interface CustomOutput {
  readonly as: 'custom';
  readonly type?: TypeName;
}

/** Nothing: the console does not read it. */
export interface NoOutput {
  readonly as: 'nothing';
  readonly type?: never;
}

/** Title of the compiled type in the schema of the kind. */
type TypeName = string;

/** How other descriptors refer to a descriptor. */
export interface Reference {
  /** What they write: the name of its file without ending, its search type, or the path of a route. */
  readonly by: 'id' | 'searchType' | 'path';
  /** Whether a descriptor without a reference is reported; not if code or other programs can open it as well. */
  readonly unused: 'warning' | 'allowed';
}

/** The kinds of descriptor by name. */
export const kinds = {
  screen: {
    folder: 'screens',
    output: { as: 'custom-module', type: 'Screen' },
    reference: { by: 'id', unused: 'warning' },
  },
  drawer: {
    folder: 'drawers',
    output: { as: 'module', type: 'Drawer' },
    reference: { by: 'searchType', unused: 'allowed' },
  },
  panel: {
    folder: 'panels',
    output: { as: 'module', type: 'Panel' },
    reference: { by: 'id', unused: 'warning' },
  },
  dialog: {
    folder: 'dialogs',
    output: { as: 'custom-module', type: 'Dialog' },
    reference: { by: 'id', unused: 'allowed' },
  },
  form: {
    folder: 'forms',
    output: { as: 'custom-module', type: 'Form', isImported: true },
    reference: { by: 'id', unused: 'warning' },
  },
  response: {
    folder: 'responses',
    output: { as: 'custom-module', type: 'SecurityResponse' },
    reference: { by: 'id', unused: 'allowed' },
  },
  'response-operations': {
    output: {
      as: 'constant',
      type: 'ResponseOperations',
      name: 'responseOperations',
      about: 'The operations that responses call.',
      whenAbsent: { operations: [] },
    },
  },
  picture: {
    folder: 'pictures',
    output: { as: 'module', type: 'Picture' },
    reference: { by: 'id', unused: 'warning' },
  },
  scale: { folder: 'scales', output: { as: 'module', type: 'Scale' }, reference: { by: 'id', unused: 'warning' } },
  console: {
    isNeeded: true,
    output: {
      as: 'constant',
      type: 'ConsoleSettings',
      name: 'settings',
      about: 'Languages, timers, limits and widths.',
      lazyMembers: {
        picture: {
          type: 'PictureSettings',
          isAlwaysThere: true,
          name: 'pictureSettings',
          about: 'Sizes of pictures of steps, and how they are zoomed and moved.',
        },
      },
    },
    skipsIdCheck: true,
  },
  engine: {
    output: {
      as: 'constant',
      type: 'Engine',
      name: 'engine',
      about: 'What answers the needs of the engine: operations, addresses and dialogs of this console.',
      whenAbsent: {},
      lazyMembers: {
        savedViews: {
          type: 'SavedViewsPort',
          name: 'savedViewsPort',
          about: 'What stores the saved views of lists.',
        },
      },
    },
    skipsIdCheck: true,
  },
  header: {
    isNeeded: true,
    output: {
      as: 'constant',
      type: 'Header',
      name: 'header',
      about: 'The parts of the bar at the top.',
      lazyMembers: {
        started: {
          type: 'StartedCard',
          isList: true,
          name: 'startedCards',
          about: 'The cards of the page where one begins, after those of the menu.',
        },
      },
    },
  },
  theme: { implied: {}, output: { as: 'custom' }, skipsIdCheck: true },
  banners: {
    output: {
      as: 'constant',
      type: 'Banners',
      name: 'banners',
      about: 'What the console tells above the page.',
      whenAbsent: { banners: [] },
    },
  },
  'startup-dialogs': {
    output: {
      as: 'constant',
      type: 'StartupDialogs',
      name: 'startupDialogs',
      about: 'Dialogs that open by themselves.',
      whenAbsent: { startupDialogs: [] },
    },
  },
  errors: { implied: {}, output: { as: 'custom', type: 'ErrorRow' }, skipsIdCheck: true },
  route: {
    folder: 'routes',
    output: { as: 'custom', type: 'Route' },
    reference: { by: 'path', unused: 'allowed' },
    skipsIdCheck: true,
  },
  vocabulary: {
    implied: {},
    joins: ['flags', 'permissions', 'externalLinks', 'menuIcons', 'unread'],
    output: { as: 'custom' },
    skipsIdCheck: true,
  },
  predicates: { implied: {}, joins: ['predicates', 'rules'], output: { as: 'custom' }, skipsIdCheck: true },
  messages: {
    folder: 'messages',
    // The texts of descriptors are English, so the language is there.
    implied: { file: 'en', value: { language: 'English' } },
    fileNames: /^[a-z]{2}-[A-Za-z]+$/,
    joins: ['shared', 'texts'],
    output: { as: 'custom' },
    skipsIdCheck: true,
  },
  extension: { folder: 'extensions', output: { as: 'nothing' }, skipsIdCheck: true },
  checks: { output: { as: 'nothing' }, skipsIdCheck: true },
  scenarios: { isCompanion: true, output: { as: 'nothing' }, skipsIdCheck: true },
} as const satisfies Readonly<Record<string, KindRow>>;

/** Members of a descriptor that are for its authors alone: the console does not have them. */
export const authorMembers: readonly string[] = ['$schema', 'extensions'];

/** One kind of descriptor. */
export type Kind = keyof typeof kinds;

type Rows = typeof kinds;

/** The kinds whose modules are made in one way. */
export type KindsWithOutput<As extends KindRow['output']['as']> = {
  [One in Kind]: Rows[One]['output'] extends { readonly as: As } ? One : never;
}[Kind];

/** The kinds that other descriptors refer to. */
export type ReferableKind = { [One in Kind]: Rows[One] extends { readonly reference: Reference } ? One : never }[Kind];
