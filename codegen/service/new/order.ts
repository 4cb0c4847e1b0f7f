import type { Kind } from '../../language/kinds';
import type { Project } from '../../1-parse/project';
import type { Operation } from '../../1-parse/openapi/contract';
import type { LeftOut } from './left-out';

/** A descriptor to make. */
export interface Order {
  readonly project: Project;
  /** Name of its file without ending. */
  readonly name: string;
  readonly operation: Operation;
  /** The property whose values a scale gets; the one of its name unless given. */
  readonly property?: string | undefined;
  /** The route file that gets the line of a screen; a file of its own unless given. */
  readonly area?: string | undefined;
  /** The folder of the root that gets it; the one of new descriptors unless given. */
  readonly folder?: string | undefined;
}

/** A file of a descriptor that was made. */
export interface Made {
  /** Path from the root of the project. */
  readonly file: string;
  /** Its value as JSON; what is undefined is left out. */
  readonly value: object;
  /** Whether it takes the place of a file that is there. */
  readonly replaces?: true;
  /** What the operation takes and the descriptor does not send. */
  readonly leftOut?: readonly LeftOut[];
}

/** Where a new descriptor gets its file, and the schema that it names. */
export function newFile(
  { project: { kinds }, name, folder }: Order,
  kind: Kind,
): { readonly file: string; readonly $schema: string } {
  const file = kinds.newPathOf(kind, name, folder);
  return { file, $schema: kinds.schemaLink(kind, file) };
}
