import { suggest } from '../../diagnostics/diagnostic';
import { finding, type LocatedFinding } from '../../diagnostics/finding';
import type { Json, Path } from '../../language/model';
import type { Type } from '../../language/type';
import { alternatives, describeType, valuesOf } from '../../language/type-relations';
import { isList, isRecord } from '~/lib/json';

/** What is wrong at a path below a value. */
export interface Mismatch {
  readonly path: Path;
  readonly found: LocatedFinding;
}

/** Where a value is not what its type says. Null is right everywhere: a server may send it. */
export function mismatches(value: Json | undefined, type: Type): readonly Mismatch[] {
  if (value === null || value === undefined || type.is === 'any') return [];
  const [first = [], ...further] = alternatives(type)
    .filter((one) => isOfKind(value, one))
    .map((one) => inside(value, one));
  // Of several objects that a value can be, the one that it fits best is meant.
  const nearest = further.reduce((best, next) => (next.length < best.length ? next : best), first);
  if (alternatives(type).some((one) => isOfKind(value, one))) return nearest;
  return [{ path: [], found: finding('scenario/answer.type', { type: describeType(type) }) }];
}

function isOfKind(value: Json, type: Type): boolean {
  switch (type.is) {
    case 'any':
      return true;
    case 'list':
      return isList(value);
    case 'object':
      return isRecord(value);
    case 'union':
      return type.of.some((one) => isOfKind(value, one));
    case 'null':
      return false;
    default:
      return typeof value === type.is;
  }
}

function inside(value: Json, type: Type): readonly Mismatch[] {
  if (type.is === 'list' && isList(value))
    return value.flatMap((entry, index) => below(index, mismatches(entry, type.item)));
  if (type.is === 'object' && isRecord(value)) {
    return Object.entries(value).flatMap(([name, one]) => {
      const member = type.members.get(name)?.type ?? type.rest;
      return member ? below(name, mismatches(one, member)) : [unknownMember(name, type)];
    });
  }
  const values = valuesOf(type);
  if (!values || values.some((known) => known === value)) return [];
  const advice = suggest(String(value), values.map(String));
  return [{ path: [], found: { ...finding('scenario/answer.value', { value: JSON.stringify(value) }), ...advice } }];
}

function below(step: string | number, found: readonly Mismatch[]): readonly Mismatch[] {
  return found.map((one) => ({ ...one, path: [step, ...one.path] }));
}

function unknownMember(
  name: string,
  { name: owner = 'The answer', members }: Extract<Type, { is: 'object' }>,
): Mismatch {
  const unknown = finding('scenario/answer.member', { name, owner });
  return { path: [name], found: { ...unknown, ...suggest(name, members.keys()), key: true } };
}
