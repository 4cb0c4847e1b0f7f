import { inferBinary } from './infer-binary';
import { inferCall } from './infer-call';
import { memberOf } from './infer-member';
import type { Environment } from './environment';
import { findFunction } from './functions';
import { problemAt, type Problem } from './problem';
import { alternatives, inWords, mayBe, union, withoutNull } from './relations';
import type { MacroCall, Name, Range, Syntax } from './syntax';
import type { Type } from './type';
import { suggestName } from './values';

const any: Type = { is: 'any' };
const boolean: Type = { is: 'boolean' };
const number: Type = { is: 'number' };

/** Names that mean something in other places. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['period', 'Screens that say `"period": true` have it.'],
  ['page', 'Only the calls of a table have it.'],
  ['sort', 'Only the calls of a table have it.'],
]);

/** Finds the type of every part of an expression. A part that is wrong is reported and counts as any value from there on. */
export class Inference {
  readonly problems: Problem[] = [];
  readonly text: string;
  readonly environment: Environment;
  readonly #variables: { readonly name: string; readonly type: Type }[] = [];

  constructor(text: string, environment: Environment) {
    this.text = text;
    this.environment = environment;
  }

  /** The type a part gives when it is decided. */
  typeOf(syntax: Syntax): Type {
    switch (syntax.is) {
      case 'literal':
        return typeOfLiteral(syntax.value);
      case 'name':
        return this.#name(syntax);
      case 'member':
        return memberOf(this, syntax);
      case 'index':
        return this.#index(syntax.list, syntax.index);
      case 'list':
        return {
          is: 'list',
          item: syntax.entries.length > 0 ? union(syntax.entries.map((entry) => this.typeOf(entry))) : any,
        };
      case 'not':
        this.expect(syntax.operand, boolean, '`!` takes a condition');
        return boolean;
      case 'negate':
        this.expect(syntax.operand, number, '`-` takes a number');
        return number;
      case 'choose':
        this.expect(syntax.condition, boolean, '`?` takes a condition');
        return union([this.typeOf(syntax.yes), this.typeOf(syntax.no)]);
      case 'binary':
        return inferBinary(this, syntax);
      case 'call':
        return inferCall(this, syntax);
      case 'macro':
        return this.#macro(syntax);
    }
  }

  /** Reports a problem; what is wrong counts as any value. */
  report(range: Range, code: string, message: string, advice?: Pick<Problem, 'hint' | 'fix'>): Type {
    this.problems.push(problemAt(range, code, message, advice));
    return any;
  }

  /** The text of a part. */
  source({ start, end }: Range): string {
    return this.text.slice(start, end);
  }

  /** Reports a part that cannot be of a type. */
  expect(syntax: Syntax, wanted: Type, rule: string): Type {
    const type = withoutNull(this.typeOf(syntax));
    if (type.is === 'null' || mayBe(type, wanted)) return type;
    return this.report(
      syntax,
      'type',
      `${rule}; ${this.source(syntax)} is ${inWords(type)}.`,
      advice(this.source(syntax), type, wanted),
    );
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
      return this.report(name, 'unknown-name', `"${name.name}" is a function: ${name.name}(...).`);
    }
    const names = [...this.#variables.map((known) => known.name), ...variables.keys(), ...predicates];
    const hint = elsewhere.get(name.name);
    const advice = hint === undefined ? suggestName(name.name, names) : { hint };
    return this.report(name, 'unknown-name', `"${name.name}" is not known here.`, advice);
  }

  #index(list: Syntax, index: Syntax): Type {
    const type = this.#listOf(list, 'Only a list has positions');
    this.expect(index, number, 'A position is a number');
    return type;
  }

  #macro({ macro, list, variable, body }: MacroCall): Type {
    const item = this.#listOf(list, `${macro} takes a list`);
    this.#variables.push({ name: variable.name, type: item });
    const result = macro === 'map' ? this.typeOf(body) : this.expect(body, boolean, `${macro} takes a condition`);
    this.#variables.pop();
    if (macro === 'exists' || macro === 'all') return boolean;
    return { is: 'list', item: macro === 'map' ? result : item };
  }

  /** The type of the entries of a list. */
  #listOf(syntax: Syntax, rule: string): Type {
    const type = this.expect(syntax, { is: 'list', item: any }, rule);
    const items = alternatives(type).flatMap((one) => (one.is === 'list' ? [one.item] : one.is === 'any' ? [any] : []));
    return items.length > 0 ? union(items) : any;
  }
}

function typeOfLiteral(value: string | number | boolean | null): Type {
  if (typeof value === 'string') return { is: 'string', values: [value] };
  if (typeof value === 'number') return { is: 'number', values: [value] };
  return value === null ? { is: 'null' } : boolean;
}

/** What helps when a value of one kind is given where another is wanted. */
function advice(source: string, given: Type, wanted: Type): Pick<Problem, 'hint' | 'fix'> {
  const scalar = given.is === 'number' || given.is === 'boolean';
  if (scalar && alternatives(wanted).some(({ is }) => is === 'string'))
    return { hint: 'Use string(...).', fix: `string(${source})` };
  return wanted.is === 'boolean' ? { hint: 'Compare it, e.g. with `==`, or ask for it with `has(...)`.' } : {};
}
