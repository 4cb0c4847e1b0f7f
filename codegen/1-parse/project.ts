import type { KindTable } from '../language/kind-table';
import type { Kind } from '../language/kinds';
import type { Descriptor, DescriptorOf, Diagnostic, MarkedValue } from '../language/model';
import type { Memo } from '../memo';
import type { Contract } from './openapi/contract';

/** A descriptor that is there but not right. Rules do not report what follows from its absence. */
export interface BrokenDescriptor {
  readonly kind: Kind;
  readonly id: string;
}

/**
 * Everything that parsed: what rules check and emitters read. Whatever is read of it while a query is computed is
 * recorded, so that the query is computed again when it changes.
 */
export interface Project {
  readonly memo: Memo<Project>;
  /** The kinds of descriptor: the same in every run of a compiler. */
  readonly kinds: KindTable;
  /**
   * Descriptors that parsed, in the order of their paths. Those among `broken` may have any value where a diagnostic
   * is.
   */
  readonly descriptors: readonly Descriptor[];
  /**
   * Files that did not parse or pass their schema, those whose schema is wrong itself, and needed files that are
   * missing.
   */
  readonly broken: readonly BrokenDescriptor[];
  readonly contract: Contract;
  /** The names of all properties of the language. */
  readonly propertyNames: ReadonlySet<string>;
  /** Paths in the folder of public files: what the console serves as it is. */
  readonly publicFiles: ReadonlySet<string>;
  /** The descriptors of one kind. */
  of<K extends Kind>(kind: K): readonly DescriptorOf<K>[];
  /** One descriptor by kind and file name without ending. */
  find<K extends Kind>(kind: K, id: string): DescriptorOf<K> | undefined;
  /**
   * The texts of the engine in a language, which are in each console that does not write them otherwise; nothing if the
   * engine has none.
   */
  engineTexts(language: string): DescriptorOf<'messages'> | undefined;
  /**
   * The marked values of a descriptor, in document order: another descriptor may have others, the same one has the
   * same.
   */
  marks(descriptor: Descriptor): readonly MarkedValue[];
}

/** One check over the whole project. */
export type Rule = (project: Project) => Iterable<Diagnostic>;
