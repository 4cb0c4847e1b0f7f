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
}

/** Gives the configuration of a console its type. */
export function defineConfig(config: ConsoleConfig): ConsoleConfig {
  return config;
}
