import { operationsInUse } from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import { alternatives } from '../../language/type-relations';
import type { Type } from '../../language/type';
import { readFields, type IsRead } from './read-fields';

/** What the descriptors read of the answer of an operation that they use. */
export interface AnswerCoverage {
  readonly operation: string;
  /** How many fields the answer has, and how many of them are read. */
  readonly fields: number;
  readonly read: number;
  /** The others, e.g. `items[].name`; an object of which nothing is read is one of them. */
  readonly unread: readonly string[];
}

/** The operations that descriptors call, in the order of the contract. */
export function answersOf(project: Project): readonly AnswerCoverage[] {
  const isRead = readFields(project);
  return operationsInUse(project).map(({ id, answer }) => {
    const leaves = [...leavesOf(answer, '', [])];
    const read = leaves.filter((path) => isRead(`${id}#${path}`)).length;
    const unread = [...unreadOf(answer, `${id}#`, isRead, [])].map((path) =>
      path.slice(id.length + 1).replace('.', ''),
    );
    return { operation: id, fields: leaves.length, read, unread };
  });
}

/** The members of an object, or of the entries of a list. A type that contains itself ends at the second time. */
function membersOf(type: Type, above: readonly Type[]): readonly (readonly [step: string, type: Type])[] {
  return alternatives(type).flatMap((one): readonly (readonly [string, Type])[] => {
    if (above.includes(one)) return [];
    if (one.is === 'list') return membersOf(one.item, above).map(([step, member]) => [`[]${step}`, member]);
    return one.is === 'object' ? [...one.members].map(([name, member]) => [`.${name}`, member.type]) : [];
  });
}

function* leavesOf(type: Type, path: string, above: readonly Type[]): Iterable<string> {
  const members = membersOf(type, above);
  if (members.length === 0 && path !== '') yield path;
  for (const [step, member] of members) yield* leavesOf(member, path + step, [...above, ...objectsOf(type)]);
}

function* unreadOf(type: Type, path: string, isRead: IsRead, above: readonly Type[]): Iterable<string> {
  const members = membersOf(type, above);
  if (!isRead(path) && !path.endsWith('#')) yield path;
  else
    for (const [step, member] of members) yield* unreadOf(member, path + step, isRead, [...above, ...objectsOf(type)]);
}

function objectsOf(type: Type): readonly Type[] {
  return alternatives(type).flatMap((one) => (one.is === 'list' ? objectsOf(one.item) : [one]));
}
