import { alternatives, mayBe, union, valuesOf, withoutNull } from '../../language/type-relations';
import type { Type } from '../../language/type';
import type { Syntax } from './syntax';

/** The types that paths have while a condition is true, or is not: `event` of `event.kind == 'login'`. */
export type Narrowings = ReadonlyMap<string, Type>;

type TypeOf = (syntax: Syntax) => Type;

/** The text of a plain path, by which narrowings know it; `undefined` for what is computed. */
export function pathOf(syntax: Syntax): string | undefined {
  if (syntax.is === 'name') return syntax.name;
  const owner = syntax.is === 'member' ? pathOf(syntax.object) : undefined;
  return owner === undefined || syntax.is !== 'member' ? undefined : `${owner}.${syntax.name}`;
}

/** The narrowings without those of paths that begin with a name, which means something else inside of a macro. */
export function withoutName(narrowings: Narrowings, name: string): Narrowings {
  return new Map([...narrowings].filter(([path]) => path !== name && !path.startsWith(`${name}.`)));
}

/** What a condition says about the objects whose members it compares with literals, or tests with `has`. */
export function narrowingsOf(condition: Syntax, isTrue: boolean, typeOf: TypeOf): Narrowings {
  switch (condition.is) {
    case 'not':
      return narrowingsOf(condition.operand, !isTrue, typeOf);
    case 'binary':
      return ofBinary(condition, isTrue, typeOf);
    case 'call': {
      const [member] = condition.arguments;
      return condition.name === 'has' && isTrue && member ? ofMember(member, typeOf, () => true) : none;
    }
    default:
      return none;
  }
}

const none: Narrowings = new Map();

function ofBinary(
  { operator, operands }: Extract<Syntax, { readonly is: 'binary' }>,
  isTrue: boolean,
  typeOf: TypeOf,
): Narrowings {
  // All operands of `a && b` hold if it does, and none of `a || b` if it does not.
  if (operator === (isTrue ? '&&' : '||')) {
    return new Map(operands.flatMap((operand) => [...narrowingsOf(operand, isTrue, typeOf)]));
  }
  const [left, right] = operands;
  if (!left || !right) return none;
  if (operator === 'in') {
    const literals = right.is === 'list' ? right.entries.flatMap(literalsIn) : [];
    return right.is === 'list' && literals.length === right.entries.length
      ? ofMember(left, typeOf, (type) => isPossible(type, literals, isTrue))
      : none;
  }
  if (operator !== '==' && operator !== '!=') return none;
  const [member, literals] = right.is === 'literal' ? [left, literalsIn(right)] : [right, literalsIn(left)];
  const isEqual = isTrue === (operator === '==');
  return literals.length > 0 ? ofMember(member, typeOf, (type) => isPossible(type, literals, isEqual)) : none;
}

type Literal = string | number;

function literalsIn(syntax: Syntax): readonly Literal[] {
  const value = syntax.is === 'literal' ? syntax.value : undefined;
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

/** Whether a member of a type can be one of the values, or else can be another. */
function isPossible(type: Type, literals: readonly Literal[], isOneOf: boolean): boolean {
  const values = valuesOf(type);
  if (!isOneOf) return values === undefined || values.some((value) => !literals.includes(value));
  return literals.some((literal) => mayBe(type, typeof literal === 'string' ? text(literal) : number(literal)));
}

function text(value: string): Type {
  return { is: 'string', values: [value] };
}

function number(value: number): Type {
  return { is: 'number', values: [value] };
}

/** Leaves of an object those shapes whose member can be as the condition says. */
function ofMember(syntax: Syntax, typeOf: TypeOf, isPossibleFor: (type: Type) => boolean): Narrowings {
  const path = syntax.is === 'member' ? pathOf(syntax.object) : undefined;
  if (path === undefined || syntax.is !== 'member') return none;
  const shapes = alternatives(withoutNull(typeOf(syntax.object)));
  const left = shapes.filter((shape) => {
    if (shape.is !== 'object') return true;
    const member = shape.members.get(syntax.name)?.type ?? shape.rest;
    return member !== undefined && isPossibleFor(member);
  });
  // A condition that no shape fulfils is reported where it compares.
  return left.length > 0 && left.length < shapes.length ? new Map([[path, union(left)]]) : none;
}
