import { declaredPaths, isName } from '../../2-analyze/analysis';
import { callParts } from '../../1-parse/parts';
import type { Project } from '../../1-parse/project';
import { valueAt } from '../../language/address';
import type { Descriptor } from '../../language/model';
import type { Member, Type } from '../../language/type';
import { alternatives, describeType } from '../../language/type-relations';
import { entriesOf } from './entries-of';
import { entryOf, pathOfSource, type FieldPath } from './field-paths';
import { columnFor, fittingField, scalesOf, type KnownScale } from './fitting-field';
import { shownPaths } from './shown-paths';

/** A member of an answer of the contract. */
export interface ContractNode {
  readonly name: string;
  /** From the source on: `url.hostedIP`. */
  readonly path: string;
  /** Its type in words, such as `list of text`. */
  readonly type: string;
  readonly description?: string;
  readonly example?: string;
  /** The field that shows it, as JSON text; absent for objects. */
  readonly field?: string;
  /** The column that shows it, for a member of the entries of a list. */
  readonly column?: string;
  /** The list whose entry has it (`entriesOf`); absent outside of lists. */
  readonly list?: string;
  /** Whether the descriptor shows it. */
  readonly isShown?: true;
  /** Members; those of a type that contains itself end after some levels. */
  readonly children: readonly ContractNode[];
}

/** Members deeper than this are left out: a type can contain itself. */
const maxDepth = 5;

/** The answers that a descriptor reads: one tree for each of its sources. */
export function answersOf(project: Project, descriptor: Descriptor): readonly ContractNode[] {
  const scales = scalesOf(project);
  const shown = shownPaths(project, descriptor);
  return sourcesOf(project, descriptor).flatMap(([name, id]) => {
    const operation = project.contract.operations.get(id);
    if (!operation) return [];
    const value = pathOfSource(id, name);
    const children = membersOf(operation.answer, { path: name, value, depth: 0, scales, shown });
    return [{ name, path: name, type: id, children }];
  });
}

/** The sources that a descriptor declares, with their operations. */
export function sourcesOf(
  project: Project,
  descriptor: Descriptor,
): readonly (readonly [name: string, operation: string])[] {
  return [...declaredPaths(project, descriptor, 'sources')].flatMap(([name, path]) => {
    const { operation } = callParts(valueAt(descriptor.value, path));
    return operation === undefined ? [] : [[name, operation] as const];
  });
}

/** The expression of a member: `url.host`, or `url['x-host']` where the name is none of the language. */
export function memberPath(path: string, name: string): string {
  return isName(name) ? `${path}.${name}` : `${path}[${textLiteral(name)}]`;
}

/** A text as expressions write it. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}

interface At {
  readonly path: string;
  /** Its value in whichever expression reads it. */
  readonly value: FieldPath;
  readonly depth: number;
  readonly list?: string;
  readonly scales: readonly KnownScale[];
  readonly shown: ReadonlySet<FieldPath>;
}

/** The members of an object, or of the entries of a list: there an expression begins with `item`. */
function membersOf(type: Type, at: At): readonly ContractNode[] {
  if (at.depth >= maxDepth) return [];
  return alternatives(type).flatMap((one) => {
    if (one.is === 'list') {
      const list = entriesOf(at.path, at.list);
      return membersOf(one.item, { ...at, path: 'item', value: entryOf(at.value), list });
    }
    if (one.is !== 'object') return [];
    return [...one.members].map(([name, member]) =>
      nodeOf(name, member, { ...at, path: memberPath(at.path, name), value: `${at.value}.${name}` }),
    );
  });
}

function nodeOf(name: string, member: Member, at: At): ContractNode {
  const { type, description, example } = member;
  const field = fittingField({ name, path: at.path, member }, at.scales);
  return {
    name,
    path: at.path,
    type: describeType(type),
    ...(description !== undefined && { description }),
    ...(example !== undefined && { example: JSON.stringify(example) }),
    ...(field && { field: JSON.stringify(field) }),
    ...(field && at.list !== undefined && { column: JSON.stringify(columnFor(field)) }),
    ...(at.list !== undefined && { list: at.list }),
    ...([at.value, entryOf(at.value)].some((value) => at.shown.has(value)) && { isShown: true }),
    children: membersOf(type, { ...at, depth: at.depth + 1 }),
  };
}
