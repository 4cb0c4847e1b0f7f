/**
 * Where a console has its files, and what answers its calls: the default export of `descry.config.ts` in its folder.
 * Paths begin in that folder, without leaving it. Whatever is absent has the default.
 */
export interface ConsoleConfig {
  /** Folder of the descriptors, their messages included. Default: `descriptors`. */
  readonly descriptors?: string;
  /** Folder of the OpenAPI documents. Default: `openapi`. */
  readonly contract?: string;
  /** Folder into which the compiler writes modules; nothing else may be in it. Default: `src/generated`. */
  readonly generated?: string;
  /**
   * Folder of files that are served as they are: `config.json`, `icon.png`, pictures. It may be missing. Default:
   * `public`.
   */
  readonly publicFiles?: string;
  /** Folder into which the console is built; a build empties it. Default: `dist`. */
  readonly output?: string;
  /**
   * What answers calls while the console is developed: an address such as `https://api.example.com`, or a TypeScript
   * module that exports `createBackend`. `CONSOLE_API` of the environment precedes it.
   */
  readonly backend?: string;
  /**
   * Name of the root of this folder, if it is that of a team and the console is elsewhere: `roots` has what is
   * published of the root `console` then.
   */
  readonly root?: string;
  /** The team that answers for the descriptors of this folder, which diagnostics name. */
  readonly owner?: string;
  /** Where one reaches that team: an address, a channel. */
  readonly contact?: string;
  /** Descriptors of other teams. */
  readonly roots?: readonly RootConfig[];
}

/** Descriptors of another team: a folder with them, or the file with what is published of them. */
export type RootConfig = FolderRoot | PublishedRoot;

interface AnyRoot {
  /** Lower-case letters, digits and hyphens; it decides between extensions of the same order. */
  readonly name: string;
  /** The team that answers for it. */
  readonly owner: string;
  /** Where one reaches that team. */
  readonly contact?: string;
}

interface FolderRoot extends AnyRoot {
  /** The descriptors; it may be outside the folder of the configuration: `../mail/descriptors`. */
  readonly folder: string;
  readonly published?: never;
}

interface PublishedRoot extends AnyRoot {
  /** The file that `descry publish` wrote in the project of that team: `../mail/published.json`. */
  readonly published: string;
  readonly folder?: never;
}

/** Gives the configuration of a console its type. */
export function defineConfig(config: ConsoleConfig): ConsoleConfig {
  return config;
}
