import type { JsonObject } from '../../1-parse/read';
import { idOf } from '../../language/address';
import type { Json } from '../../language/model';
import { answersOf, type ContractNode } from '../fields/contract-tree';
import { withOwnId } from '~/lib/with-own-id';
import type { AdditionChoice, PartContext } from './addition';

/** A value of an answer that a part can show, and the part. */
export interface ShownValue extends AdditionChoice {
  /** The field or the column that shows it. */
  readonly part: JsonObject;
  /** The list whose entries have it (`entriesOf`); absent outside of lists. */
  readonly list?: string;
}

/** The values of the answers that fields can show: those outside of lists. */
export function fieldValues(context: PartContext): readonly ShownValue[] {
  return valuesOf(context, ({ list, field }) => (list === undefined ? field : undefined));
}

/** The members of the entries of lists that columns can show. */
export function columnValues(context: PartContext, lists: readonly string[]): readonly ShownValue[] {
  return valuesOf(context, ({ list, column }) => (list !== undefined && lists.includes(list) ? column : undefined));
}

function valuesOf(
  { project, open }: PartContext,
  partOf: (node: ContractNode) => string | undefined,
): readonly ShownValue[] {
  const { descriptor } = open;
  return nodesIn(answersOf(project, descriptor)).flatMap((node): readonly ShownValue[] => {
    const written = partOf(node);
    if (written === undefined) return [];
    const part: JsonObject = JSON.parse(written);
    const { path, type, description, list, isShown } = node;
    return [
      {
        id: list === undefined ? path : `${list} ${path}`,
        text: String(part.label),
        about: [path, type, description].filter(Boolean).join(' · '),
        ...(isShown && { isUsed: true }),
        part,
        ...(list !== undefined && { list }),
      },
    ];
  });
}

function nodesIn(nodes: readonly ContractNode[]): readonly ContractNode[] {
  return nodes.flatMap((node) => [node, ...nodesIn(node.children)]);
}

/** The parts of the chosen values, each with an id that no other one has. */
export function partsOf(
  values: readonly ShownValue[],
  chosen: readonly string[],
  beside: readonly Json[] = [],
): readonly JsonObject[] {
  const ids = beside.flatMap((one) => idOf(one) ?? []);
  return values
    .filter(({ id }) => chosen.includes(id))
    .map(({ part }) => {
      const entry = withOwnId(part, ids);
      ids.push(idOf(entry) ?? '');
      return entry;
    });
}
