import { alternatives, union } from '../../language/type-relations';
import { any } from '../../language/types';
import type { Limits, Member, Type } from '../../language/type';

/** An object whose members are not all known yet. */
export interface ObjectType {
  readonly is: 'object';
  name?: string;
  readonly members: Map<string, Member>;
  rest?: Type;
}

type Finished = Extract<Type, { readonly is: 'object' }>;

/** Any value, of which more may be true than can be described: an object that is also this has further members. */
export const anything: Type = { is: 'any' };

/** An object with any members. */
const open: Finished = { is: 'object', members: new Map(), rest: any };

/** Two choices with more combinations are not described. */
const maxCombinations = 256;

/**
 * Merges types that hold of one value. Members of merged objects are filled in by `finish`: the members of an object
 * that contains itself are not known before.
 */
export class TypeMerger {
  readonly #merged = new Map<Type, Map<Type, Type>>();
  readonly #unfinished: (() => void)[] = [];
  readonly #pending = new Set<Type>();
  readonly #waiting: (() => void)[] = [];

  /** A type that is not known yet, and what makes it known. */
  pending(): { readonly type: Type; readonly fill: (known: Type) => void } {
    const type: Type = { is: 'any' };
    this.#pending.add(type);
    const fill = (known: Type): void => {
      Object.assign(type, known);
      this.#pending.delete(type);
    };
    return { type, fill };
  }

  /** What is made of some types; only at the end if one of them is not known yet. */
  whenKnown(types: readonly Type[], make: () => Type): Type {
    if (!types.some((one) => this.#pending.has(one))) return make();
    const { type, fill } = this.pending();
    this.#waiting.push(() => fill(make()));
    return type;
  }

  /** A union whose types may not be known yet. */
  union(types: readonly Type[]): Type {
    return this.whenKnown(types, () => union(types));
  }

  /** The type of a value of which several types hold; `anything` where none can be described. */
  all(types: readonly Type[]): Type {
    return this.whenKnown(types, () => this.#all(types));
  }

  #all(types: readonly Type[]): Type {
    return types.reduce((left, right) => this.both(left, right) ?? anything, any);
  }

  /** The type of a value of which both types hold; nothing where no value can be both. */
  both(left: Type, right: Type): Type | undefined {
    if (left === right || right === any) return left;
    if (left.is === 'any') return left === anything ? this.#opened(right) : right;
    if (right.is === 'any') return right === anything ? this.#opened(left) : left;
    if (left.is === 'union' || right.is === 'union') return this.#combinations(left, right);
    if (left.is === 'object' && right.is === 'object') return this.#object(left, right);
    if (left.is === 'list' && right.is === 'list') return { is: 'list', item: this.all([left.item, right.item]) };
    if (left.is === 'string' && right.is === 'string') return limited('string', left.values, right.values);
    if (left.is === 'number' && right.is === 'number') return limited('number', left.values, right.values);
    if (left.is === 'file' && right.is === 'string') return left;
    return left.is === right.is || (left.is === 'string' && right.is === 'file') ? right : undefined;
  }

  /** An object in which a text is one of some values, where it may be one of them. */
  withValues(type: Finished, property: string, values: readonly string[]): Type {
    return this.#unfilled(type.name, (made) => {
      for (const [name, member] of type.members) made.members.set(name, member);
      if (type.rest) made.rest = type.rest;
      const declared = type.members.get(property);
      const narrow = declared?.type.is === 'string' && this.both(declared.type, { is: 'string', values });
      if (declared && narrow) made.members.set(property, { ...declared, type: narrow });
    });
  }

  /** Fills in the members of all objects that were merged: all others have theirs. */
  finish(): void {
    for (const fill of this.#waiting) fill();
    this.#waiting.length = 0;
    // Members that are objects themselves are merged on the way.
    for (const fill of this.#unfinished) fill();
    this.#unfinished.length = 0;
  }

  #combinations(left: Type, right: Type): Type | undefined {
    const [ones, others] = [alternatives(left), alternatives(right)];
    if (ones.length * others.length > maxCombinations) return anything;
    const found = ones.flatMap((one) => others.flatMap((other) => this.both(one, other) ?? []));
    return found.length === 0 ? undefined : union(found);
  }

  #opened(type: Type): Type {
    return union(alternatives(type).map((one) => (one.is === 'object' ? this.#object(one, open) : one)));
  }

  /** The same object for the same two, so that the members of objects that contain themselves come to an end. */
  #object(left: Finished, right: Finished): Type {
    const known = this.#merged.get(left) ?? new Map<Type, Type>();
    this.#merged.set(left, known);
    const type =
      known.get(right) ??
      this.#unfilled(left.name ?? right.name, (made) => {
        for (const [name, member] of [...left.members, ...right.members]) this.add(made, name, member);
        const rest = left.rest ?? right.rest;
        if (rest) made.rest = rest;
      });
    known.set(right, type);
    return type;
  }

  /** Gives an object a member, which it may have from another schema already. */
  add({ members }: ObjectType, name: string, member: Member): void {
    const known = members.get(name);
    if (!known) members.set(name, member);
    else {
      const limits = (known.limits || member.limits) && { limits: bothLimits(known.limits, member.limits) };
      const optional = known.optional && member.optional;
      members.set(name, { ...known, ...member, ...limits, optional, type: this.all([known.type, member.type]) });
    }
  }

  #unfilled(name: string | undefined, fill: (made: ObjectType) => void): Type {
    const made: ObjectType = { is: 'object', ...(name !== undefined && { name }), members: new Map() };
    this.#unfinished.push(() => fill(made));
    return made;
  }
}

/** The limits of a value of which both hold. */
function bothLimits(left: Limits = {}, right: Limits = {}): Limits {
  const values = left.values && right.values?.filter((value) => left.values?.includes(value));
  return { ...left, ...right, ...(values && { values }) };
}

/** A text or number that is limited to the values of both; nothing where they have none in common. */
function limited<Name extends 'string' | 'number', Value>(
  is: Name,
  left: readonly Value[] | undefined,
  right: readonly Value[] | undefined,
): { readonly is: Name; readonly values?: readonly Value[] } | undefined {
  const values = left && right ? left.filter((value) => right.includes(value)) : (left ?? right);
  if (!values) return { is };
  return values.length === 0 ? undefined : { is, values };
}
