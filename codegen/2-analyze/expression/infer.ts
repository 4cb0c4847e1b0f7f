import { finding, hint } from '../../diagnostics/finding';
import { inferBinary } from './infer-binary';
import { inferCall } from './infer-call';
import { memberOf } from './infer-member';
import { Inference } from './inference';
import { pathOf, withoutName } from './narrow';
import { findFunction } from '../../language/functions';
import { alternatives, union, valuesOf } from '../../language/type-relations';
import type { MacroCall, Name, Syntax } from './syntax';
import type { Type } from '../../language/type';
import { suggestName } from './values';

type Advice = ReturnType<typeof suggestName>;

/** Words of other languages for the object that something is about. */
const anyObject: ReadonlySet<string> = new Set(
  'answer body data entry item it model object record response result row self this values'.split(' '),
);

/** Words of other languages for values of this one. */
const constants: ReadonlyMap<string, string> = new Map([
  ['undefined', 'null'],
  ['nil', 'null'],
  ['none', 'null'],
  ['null', 'null'],
  ['true', 'true'],
  ['false', 'false'],
]);

const any: Type = { is: 'any' };
const boolean: Type = { is: 'boolean' };
const number: Type = { is: 'number' };

/** Names of other scopes, and the hint that says which. */
const elsewhere: ReadonlyMap<string, 'needs-period' | 'calls-of-table'> = new Map([
  ['period', 'needs-period'],
  ['page', 'calls-of-table'],
  ['sort', 'calls-of-table'],
]);

/** How many of `exists`, `all`, `filter` and `map` may stand inside each other: three go through n × n × n entries. */
const maxLists = 2;

/**
 * Finds the type of every part of an expression. A part that is wrong is reported and counts as any value from there
 * on.
 */
export class TypeInference extends Inference {
  readonly #variables: { readonly name: string; readonly type: Type }[] = [];

  typeOf(syntax: Syntax): Type {
    switch (syntax.is) {
      case 'literal':
        return typeOfLiteral(syntax.value);
      case 'name':
        return this.#narrowed(syntax) ?? this.#name(syntax);
      case 'member':
        return this.#narrowed(syntax) ?? memberOf(this, syntax);
      case 'index':
        return this.#index(syntax.list, syntax.index);
      case 'list':
        return {
          is: 'list',
          item: syntax.entries.length > 0 ? union(syntax.entries.map((entry) => this.typeOf(entry))) : any,
        };
      case 'not':
        this.expect(syntax.operand, boolean, '`!`');
        return boolean;
      case 'negate':
        this.expect(syntax.operand, number, '`-`');
        return number;
      case 'choose':
        this.expect(syntax.condition, boolean, '`?`');
        return union([
          this.assuming(syntax.condition, true, () => this.typeOf(syntax.yes)),
          this.assuming(syntax.condition, false, () => this.typeOf(syntax.no)),
        ]);
      case 'binary':
        return inferBinary(this, syntax);
      case 'call':
        return inferCall(this, syntax);
      case 'macro':
        return this.#macro(syntax);
    }
  }

  /** The type of a path of which a condition says more; a path that is wrong has none. */
  #narrowed(syntax: Syntax): Type | undefined {
    if (this.narrowings.size === 0) return undefined;
    const path = pathOf(syntax);
    return path === undefined ? undefined : this.narrowings.get(path);
  }

  #name(name: Name): Type {
    const local = this.#variables.findLast((variable) => variable.name === name.name);
    if (local) return local.type;
    const { variables, predicates, rules } = this.environment;
    const variable = variables.get(name.name);
    if (variable) return variable.type;
    if (predicates?.has(name.name)) return boolean;
    if (!predicates) return any;
    if (findFunction(name.name) || rules?.has(name.name)) {
      return this.report(name, finding('expression/unknown-name.function', { name: name.name }));
    }
    const names = [...this.#variables.map((known) => known.name), ...variables.keys(), ...predicates];
    const isValue = [...variables.values()].some(({ type }) => valuesOf(type)?.includes(name.name));
    const quoted = { hint: hint('in-quotes', { name: name.name }), fix: `'${name.name}'` };
    const other = elsewhere.get(name.name);
    const member = isValue || other !== undefined ? undefined : (this.#memberNamed(name.name) ?? this.#holderOf(name));
    const near = other === undefined ? (member ?? suggestName(name.name, names)) : { hint: hint(other) };
    const word = constants.get(name.name.toLowerCase());
    const advice = isValue ? quoted : word === undefined ? near : { hint: hint('nearest', { name: word }), fix: word };
    return this.report(name, finding('expression/unknown-name.variable', { name: name.name }), advice);
  }

  /** The advice to write the only variable that has the field which follows an unknown name. */
  #holderOf({ name, end }: Name): Advice | undefined {
    const field = anyObject.has(name) ? /^\.(\w+)/.exec(this.text.slice(end))?.[1] : undefined;
    const [only, ...others] = field === undefined ? [] : this.#having(field).filter((one) => one !== 'input');
    return only && others.length === 0 ? { hint: hint('nearest', { name: only }), fix: only } : undefined;
  }

  /** The advice to write what a name is a field of, if just one variable has such a field. */
  #memberNamed(name: string): Advice | undefined {
    const [only, ...others] = this.#having(name);
    const meant = only && others.length === 0 ? `${only}.${name}` : undefined;
    return meant === undefined ? undefined : { hint: hint('nearest', { name: meant }), fix: meant };
  }

  /** The variables that have a field. */
  #having(field: string): readonly string[] {
    const all = [...this.#variables, ...[...this.environment.variables].map(([of, { type }]) => ({ name: of, type }))];
    const has = (type: Type): boolean =>
      alternatives(type).some((one) => one.is === 'object' && one.members.has(field));
    return all.flatMap(({ name, type }) => (has(type) ? [name] : []));
  }

  #index(list: Syntax, index: Syntax): Type {
    const type = this.#listOf(list, '`[...]`');
    this.expect(index, number, '`[...]`');
    return type;
  }

  #macro(call: MacroCall): Type {
    const { macro, list, variable, body } = call;
    if (this.#variables.length === maxLists) {
      return this.report(call, finding('expression/too-deep.lists', { limit: maxLists }));
    }
    const item = this.#listOf(list, macro);
    this.#variables.push({ name: variable.name, type: item });
    const before = this.narrowings;
    this.narrowings = withoutName(before, variable.name);
    const result = macro === 'map' ? this.typeOf(body) : this.expect(body, boolean, macro);
    this.narrowings = before;
    this.#variables.pop();
    if (macro === 'exists' || macro === 'all') return boolean;
    return { is: 'list', item: macro === 'map' ? result : item };
  }

  /** The type of the entries of a list. */
  #listOf(syntax: Syntax, by: string): Type {
    const type = this.expect(syntax, { is: 'list', item: any }, by);
    const items = alternatives(type).flatMap((one) => (one.is === 'list' ? [one.item] : one.is === 'any' ? [any] : []));
    return items.length > 0 ? union(items) : any;
  }
}

function typeOfLiteral(value: string | number | boolean | null): Type {
  if (typeof value === 'string') return { is: 'string', values: [value] };
  if (typeof value === 'number') return { is: 'number', values: [value] };
  return value === null ? { is: 'null' } : boolean;
}
