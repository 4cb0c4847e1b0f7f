import type { Contract } from '~/codegen/1-parse/openapi/contract';
import type { Sources } from '~/codegen/language/model';
import type { Member, Type } from '~/codegen/language/type';
import { alternatives, describeType } from '~/codegen/language/type-relations';
import { isRecord, isString } from '~/lib/json';
import type { ContractNode } from '../protocol';
import { objectsIn, valueOf } from './descriptors';
import { fittingField, scalesIn, type KnownScale } from './fitting-field';

/** Members deeper than this are left out: a type can contain itself. */
const maxDepth = 5;

/** The answers that a descriptor reads: one tree for each of its sources. */
export function answersOf(contract: Contract, sources: Sources, file: string): readonly ContractNode[] {
  const scales = scalesIn(sources);
  return sourcesOf(valueOf(sources, file)).flatMap(([name, id]) => {
    const operation = contract.operations.get(id);
    if (!operation) return [];
    const children = membersOf(operation.answer, { path: name, depth: 0, scales });
    return [{ name, path: name, type: id, children }];
  });
}

/** The sources that a descriptor declares, with their operations. */
export function sourcesOf(descriptor: unknown): readonly (readonly [name: string, operation: string])[] {
  return [...objectsIn(descriptor)].flatMap((part) =>
    Object.entries(isRecord(part['sources']) ? part['sources'] : {}).flatMap(([name, source]) => {
      const operation = isRecord(source) ? source['operation'] : undefined;
      return isString(operation) ? [[name, operation] as const] : [];
    }),
  );
}

interface At {
  readonly path: string;
  readonly depth: number;
  readonly scales: readonly KnownScale[];
}

/** The members of an object, or of the entries of a list: there an expression begins with `item`. */
function membersOf(type: Type, at: At): readonly ContractNode[] {
  if (at.depth >= maxDepth) return [];
  return alternatives(type).flatMap((one) => {
    if (one.is === 'list') return membersOf(one.item, { ...at, path: 'item' });
    if (one.is !== 'object') return [];
    return [...one.members].map(([name, member]) => nodeOf(name, member, { ...at, path: `${at.path}.${name}` }));
  });
}

function nodeOf(name: string, { type, description, example }: Member, at: At): ContractNode {
  const field = fittingField({ name, path: at.path, type }, at.scales);
  return {
    name,
    path: at.path,
    type: describeType(type),
    ...(description !== undefined && { description }),
    ...(example !== undefined && { example: JSON.stringify(example) }),
    ...(field && { field: JSON.stringify(field) }),
    children: membersOf(type, { ...at, depth: at.depth + 1 }),
  };
}
