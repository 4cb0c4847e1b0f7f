import { memoizePerObject } from '~/lib/memoize';
import type { Path } from './model';
import type { FileType, Member, Type } from './type';

/** The alternatives of a type: the members of a union, else itself. */
export function alternatives(type: Type): readonly Type[] {
  return type.is === 'union' ? type.of : [type];
}

/** The file in a type that is one, or a list of such; nothing for other types. */
export function fileIn(type: Type): FileType | undefined {
  for (const one of alternatives(type)) {
    const found = one.is === 'list' ? fileIn(one.item) : one.is === 'file' ? one : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The member of a type that names lead to, through lists too; nothing where the contract does not declare it. */
export function memberAt(type: Type, names: Path): Member | undefined {
  const [name, ...further] = names;
  for (const one of alternatives(type)) {
    if (one.is === 'list') {
      const found = memberAt(one.item, typeof name === 'number' ? further : names);
      if (found) return found;
    }
    const member = one.is === 'object' ? one.members.get(String(name)) : undefined;
    if (member) return further.length === 0 ? member : memberAt(member.type, further);
  }
  return undefined;
}

/** A union without repetition: `any` swallows everything, a plain text or number its own values. */
export function union(types: readonly Type[]): Type {
  if (types.length === 1 && types[0]) return types[0];
  const flat: Type[] = [];
  for (const type of types.flatMap(alternatives)) {
    if (type.is === 'any') return type;
    const same = flat.findIndex((known) => known === type || (known.is === type.is && isScalar(known)));
    const known = flat[same];
    if (!known) flat.push(type);
    else flat[same] = merge(known, type);
  }
  const [only] = flat;
  return only && flat.length === 1 ? only : { is: 'union', of: flat };
}

function isScalar(type: Type): boolean {
  return type.is !== 'object' && type.is !== 'list';
}

function merge(left: Type, right: Type): Type {
  if (left.is === 'string' && right.is === 'string') {
    return left.values && right.values
      ? { is: 'string', values: [...new Set([...left.values, ...right.values])] }
      : { is: 'string' };
  }
  if (left.is === 'number' && right.is === 'number') {
    return left.values && right.values
      ? { is: 'number', values: [...new Set([...left.values, ...right.values])] }
      : { is: 'number' };
  }
  return left;
}

/** The type of a value that is there: what a nullable path gives once it is decided. */
export const withoutNull = memoizePerObject((type: Type): Type =>
  type.is === 'union' && type.of.some(({ is }) => is === 'null')
    ? union(type.of.filter(({ is }) => is !== 'null'))
    : type,
);

/** Whether a value of one type can be a value of the other; nulls on both sides do not count. */
export function mayBe(actual: Type, wanted: Type): boolean {
  return alternatives(actual).some((one) => alternatives(wanted).some((other) => overlaps(one, other)));
}

function overlaps(left: Type, right: Type): boolean {
  if (left.is === 'any' || right.is === 'any' || left === right) return true;
  if (left.is === 'string' && right.is === 'string') return share(left.values, right.values);
  if (left.is === 'number' && right.is === 'number') return share(left.values, right.values);
  if (left.is === 'list' && right.is === 'list') return mayBe(left.item, right.item);
  return left.is === right.is;
}

function share<Value>(left: readonly Value[] | undefined, right: readonly Value[] | undefined): boolean {
  return !left || !right || left.some((value) => right.includes(value));
}

/** Whether a value of one type can be of the same kind as a value of the other. */
export function sameKind(actual: Type, wanted: Type): boolean {
  return mayBe(plain(actual), plain(wanted));
}

function plain(type: Type): Type {
  if (type.is === 'union') return { is: 'union', of: type.of.map(plain) };
  return type.is === 'string' || type.is === 'number' ? { is: type.is } : type;
}

/** The texts and numbers a type is limited to; nothing when it is open. */
export function valuesOf(type: Type): readonly (string | number)[] | undefined {
  const values: (string | number)[] = [];
  for (const one of alternatives(withoutNull(type))) {
    if ((one.is !== 'string' && one.is !== 'number') || !one.values) return undefined;
    values.push(...one.values);
  }
  return values;
}

const nouns = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  file: 'a file',
  list: 'a list',
  object: 'an object',
  any: 'any value',
} as const;

/** A type in words, for messages: `a text`, `a list`, `UrlObject`. */
export function describeType(type: Type): string {
  const names = alternatives(withoutNull(type)).map((one) => {
    if (one.is === 'object' && one.name) return one.name;
    return one.is === 'union' ? 'one of several kinds' : nouns[one.is];
  });
  return names.length === 0 ? 'nothing' : [...new Set(names)].join(' or ');
}

/** Whether a call must have a member in its body. */
export function mustBeSent({ optional, readOnly }: Pick<Member, 'optional' | 'readOnly'>): boolean {
  return !optional && readOnly !== true;
}
