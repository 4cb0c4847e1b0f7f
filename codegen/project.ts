import type { Descriptor, Diagnostic, Kind, MarkedValue } from './model';
import type { Contract } from './openapi/contract';

/** A descriptor that is there but not right. Rules do not report what follows from its absence. */
export interface BrokenDescriptor {
  readonly kind: Kind;
  readonly id: string;
}

/** Everything that parsed: what rules check and emitters read. */
export interface Project {
  /** Descriptors that parsed, in the order of their paths. Those among `broken` may hold anything in the places told. */
  readonly descriptors: readonly Descriptor[];
  /** Files that did not parse or pass their schema, and needed files that are missing. */
  readonly broken: readonly BrokenDescriptor[];
  readonly contract: Contract;
  /** The descriptors of one kind. */
  of(kind: Kind): readonly Descriptor[];
  /** One descriptor by kind and file name without ending. */
  find(kind: Kind, id: string): Descriptor | undefined;
  /** The marked values of a descriptor, in document order. */
  marks(descriptor: Descriptor): readonly MarkedValue[];
}

/** One check over the whole project. */
export type Rule = (project: Project) => Iterable<Diagnostic>;
