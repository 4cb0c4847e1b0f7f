import type { Json } from '../../language/model';
import { Documents, keyOf, partOf, type DocumentSpan, type ResolvedNode } from './documents';
import { targetOf } from './reference';

/** Finds in the texts of the OpenAPI documents what the contract refers to. */
export class ContractPositions {
  readonly #documents: Documents;

  /** Reads the documents, by path and text. */
  constructor(texts: ReadonlyMap<string, string>) {
    this.#documents = new Documents(texts);
  }

  /** The name of the operation, parameter or member at a reference. */
  nameAt(reference: string): DocumentSpan | undefined {
    return this.#documents.locate(this.#nodeAt(reference));
  }

  /** A value that the schema at a reference lists, itself or in a schema that it consists of. */
  valueAt(reference: string, value: Json): DocumentSpan | undefined {
    const listed = this.#listed(this.#nodeAt(reference), value, new Set());
    return listed && this.#documents.locate(listed);
  }

  #nodeAt(reference: string): ResolvedNode {
    const { path, steps } = targetOf(reference, '');
    return steps.reduce(partOf, this.#documents.root(path));
  }

  #listed(node: ResolvedNode, value: Json, seen: Set<string>): ResolvedNode | undefined {
    const schema = this.#documents.below(node);
    if (schema.value === undefined || seen.has(keyOf(schema))) return undefined;
    seen.add(keyOf(schema));
    const values = [...this.#childrenOf(schema, 'enum'), partOf(schema, 'const')];
    const found = values.find((one) => one.value === value);
    if (found) return found;
    const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((word) => this.#childrenOf(schema, word));
    for (const part of [...parts, partOf(schema, 'items')]) {
      const below = this.#listed(part, value, seen);
      if (below) return below;
    }
    return undefined;
  }

  #childrenOf(schema: ResolvedNode, name: string): readonly ResolvedNode[] {
    return this.#documents.children(partOf(schema, name)).map(([, child]) => child);
  }
}
