import type { Project } from '../project';
import type { EmittedExpression } from './expressions';

/** Folder of everything generated. */
export const target = 'src/generated/';

/** What an emitter works with. */
export interface Emission {
  readonly project: Project;
  expression(text: string): EmittedExpression;
}

/** A generated file. */
export interface EmittedFile {
  readonly path: string;
  readonly text: string;
}

/** Makes the generated files of one sort. */
export type Emitter = (emission: Emission) => Iterable<EmittedFile>;

/** The first line of a generated file. */
export function header(from: string): string {
  return `// Generated from ${from}. Do not edit.\n`;
}
