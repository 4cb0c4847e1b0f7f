import type { UserConfig } from 'vite';

/** How Vite serves and builds the console in a folder, with the compiler as a plugin. */
export declare function consoleConfig(folder: string): Promise<UserConfig>;
