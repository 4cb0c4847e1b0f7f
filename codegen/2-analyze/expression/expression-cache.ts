import type { Project } from '../../1-parse/project';
import type { Json } from '../../language/model';
import { globalQuery } from '../../memo';
import { checkExpression, type CheckedExpression } from './check';
import type { TypeEnvironment, Variable } from './type-environment';
import { parse, type Parsed } from './parse';

/**
 * The parsed and checked expressions of a project. A text is parsed once and checked once against the same environment,
 * and environments with the same names are one object, whichever descriptors they belong to. All of it follows from the
 * arguments.
 */
export class ExpressionCache {
  #parsed = new Map<string, Parsed>();
  #checked = new WeakMap<TypeEnvironment, Map<string, CheckedExpression>>();
  #extended = new WeakMap<TypeEnvironment, Map<string, TypeEnvironment>>();
  readonly #ids = new WeakMap<object, number>();
  #lastId = 0;
  #entries = 0;
  readonly #maxEntries: number;

  /** An editor compiles the same project for days: with more than `maxEntries`, all of them are forgotten. */
  constructor(maxEntries = 200_000) {
    this.#maxEntries = maxEntries;
  }

  /** An expression, checked against what it can read. */
  check(text: string, environment: TypeEnvironment): CheckedExpression {
    const known = this.#checked.get(environment)?.get(text);
    if (known) return known;
    this.#count();
    return remember(this.#checked, environment, text, checkExpression(this.#parse(text), environment));
  }

  /** An environment with further names; the same one for the same names. */
  extend(around: TypeEnvironment, names: readonly (readonly [string, Variable])[]): TypeEnvironment {
    const key = JSON.stringify(names.map((entry) => this.#keyOf(entry)));
    const known = this.#extended.get(around)?.get(key);
    if (known) return known;
    this.#count();
    return remember(this.#extended, around, key, { ...around, variables: new Map([...around.variables, ...names]) });
  }

  #parse(text: string): Parsed {
    const parsed = this.#parsed.get(text) ?? parse(text);
    this.#parsed.set(text, parsed);
    return parsed;
  }

  /** Equal for variables that mean the same: all that a variable has can change what is found. */
  #keyOf([name, variable]: readonly [string, Variable]): Json {
    const members = Object.entries({ ...variable }).map(([member, value]) => [member, this.#partOfKey(value)]);
    return [name, ...members.sort()];
  }

  #partOfKey(value: Variable[keyof Variable]): Json {
    if (value instanceof Set) return [...value];
    return typeof value === 'object' ? this.#idOf(value) : (value ?? false);
  }

  #idOf(value: object): number {
    const id = this.#ids.get(value) ?? (this.#lastId += 1);
    this.#ids.set(value, id);
    return id;
  }

  #count(): void {
    this.#entries += 1;
    if (this.#entries <= this.#maxEntries) return;
    this.#entries = 0;
    this.#parsed = new Map();
    this.#checked = new WeakMap();
    this.#extended = new WeakMap();
  }
}

/** The expressions of a project; between runs it is the same object. */
export const expressionCache = globalQuery((_project: Project) => new ExpressionCache());

function remember<Key extends object, Value>(
  cache: WeakMap<Key, Map<string, Value>>,
  key: Key,
  name: string,
  value: Value,
): Value {
  const values = cache.get(key) ?? new Map<string, Value>();
  cache.set(key, values.set(name, value));
  return value;
}
