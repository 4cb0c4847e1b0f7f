import type { Project } from '../project';

/** Folder of everything generated. */
export const target = 'src/generated/';

/** A generated file. */
export interface EmittedFile {
  readonly path: string;
  readonly text: string;
}

/** Makes the generated files of one sort. */
export type Emitter = (project: Project) => Iterable<EmittedFile>;

/** The first line of a generated file. */
export function header(from: string): string {
  return `// Generated from ${from}. Do not edit.\n`;
}
