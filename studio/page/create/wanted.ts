import type { FittingOperation } from '~/codegen/service/new/fitting-operations';
import type { Wanted } from '../../protocol';

/** What has been chosen and typed; what is absent follows from the rest. */
export interface Chosen {
  readonly kind: Wanted['kind'];
  /** What the operations that are listed contain. */
  readonly search: string;
  readonly operation?: string;
  readonly name?: string;
  readonly property?: string;
  /** Name of the root. */
  readonly root?: string;
}

/** The operations with a text in their ids or in what they do. */
export function matching(operations: readonly FittingOperation[], search: string): readonly FittingOperation[] {
  const text = search.trim().toLowerCase();
  return operations.filter(({ id, about }) => `${id} ${about}`.toLowerCase().includes(text));
}

/** What is made: of the operation that was chosen, or the first that is listed. Nothing if none is. */
export function wantedOf(chosen: Chosen, listed: readonly FittingOperation[]): Wanted | undefined {
  const operation = listed.find(({ id }) => id === chosen.operation) ?? listed[0];
  if (!operation) return undefined;
  const { kind, root, name = nameFor(operation.id) } = chosen;
  const properties = kind === 'scale' ? operation.properties : [];
  const property = properties.find((one) => one === chosen.property) ?? properties[0];
  return {
    kind,
    name,
    operation: operation.id,
    ...(property !== undefined && { property }),
    ...(root !== undefined && { root }),
  };
}

/** A name for what is made of an operation: `alert` for `alertList`. */
function nameFor(operation: string): string {
  const words = operation.replace(/(?<=.)(List|Query)$/, '').replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2');
  return words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
