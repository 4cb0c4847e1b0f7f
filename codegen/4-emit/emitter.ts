import type { Project } from '../1-parse/project';
import { commentText } from '../language/print';

/** Folder of everything generated. */
export const generatedFolder = 'src/generated/';

/** Folder of what contract, schemas and compiler alone decide. Git holds it. */
export const contractFolder = `${generatedFolder}contract/`;

/** Folder of the compiled descriptors. Git ignores it. */
export const consoleFolder = `${generatedFolder}console/`;

/** A generated file. */
export interface EmittedFile {
  readonly path: string;
  readonly text: string;
}

/** Makes the generated files of one sort. */
export type Emitter = (project: Project) => Iterable<EmittedFile>;

/** The first line of a generated file. */
export function header(from: string): string {
  return `// Generated from ${commentText(from)}. Do not edit.\n`;
}
