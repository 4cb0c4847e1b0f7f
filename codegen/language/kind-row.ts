/** One kind of descriptor: everything that is particular to it, except its schema `schemas/<kind>.schema.json`. */
export type KindRow = FolderRow | SingletonRow | CompanionRow;

/**
 * What another team needs of a descriptor to compile without it: members by their addresses, without positions in
 * lists (`routes.path`); `*` is each member of an object. Texts and layouts are not among them.
 */
export interface Published {
  readonly members: readonly string[];
  /** Further members of one with extension points, which expressions of extensions read. */
  readonly toExtensions?: readonly string[];
  /** Further members of the file that is implied. */
  readonly ofImplied?: readonly string[];
}

/** What is published of the files of a kind; of some, not even that they are there. */
interface IsPublished {
  readonly published: Published | 'nothing';
}

/** The value of a file that is not there. */
type ImpliedValue = Readonly<Record<string, string>>;

/** A kind whose files are beside other descriptors: `<name>.<kind>.json` is about `<name>.json`. */
export interface CompanionRow extends IsPublished {
  readonly joins?: never;
  readonly folder?: never;
  readonly isCompanion: true;
  readonly output: NoOutput;
  readonly reference?: never;
  readonly skipsIdCheck?: true;
}

/** A kind with a folder of files. */
export interface FolderRow extends IsPublished {
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
export interface SingletonRow extends IsPublished {
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
  /** Its schema requires it or has a default, so that no file is without it. */
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
