import { printKey, quote } from '../language/print';
import { findFunction } from '../language/functions';
import type { BinaryOperator, Call, Syntax } from '../2-analyze/analysis';

const operators: Readonly<Record<BinaryOperator, string>> = {
  '||': 'or',
  '&&': 'and',
  '==': 'eq',
  '!=': 'ne',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
  in: 'within',
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
};

/**
 * Names that every value inherits, or every text, list, number: plain access would find them without the data having
 * them.
 */
const inherited: ReadonlySet<string> = new Set(
  [Object, String, Array, Number, Boolean].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)),
);

type Rules = ReadonlyMap<string, { readonly parameters: readonly string[] }>;

/**
 * Compiles a syntax tree to TypeScript over `s`, the scope as `Reads`, and `f`, the functions. Names in `predicates`
 * become calls `p.name(s, f)`, rules calls with what they are handed as scope; all other names are read from the scope.
 */
export function codeOf(syntax: Syntax, predicates: { has(name: string): boolean }, rules: Rules = new Map()): string {
  return new Writer(predicates, rules).write(syntax);
}

class Writer {
  readonly #predicates: { has(name: string): boolean };
  readonly #rules: Rules;
  readonly #variables: string[] = [];

  constructor(predicates: { has(name: string): boolean }, rules: Rules) {
    this.#predicates = predicates;
    this.#rules = rules;
  }

  write(syntax: Syntax): string {
    switch (syntax.is) {
      case 'literal':
        return typeof syntax.value === 'string' ? quote(syntax.value) : numberOrWord(syntax.value);
      case 'name':
        return this.#name(syntax.name);
      case 'member':
        return this.#member(syntax.object, syntax.name);
      case 'index':
        return this.#function('at', [syntax.list, syntax.index]);
      case 'list':
        return `[${this.#all(syntax.entries)}]`;
      case 'not':
      case 'negate':
        return this.#function(syntax.is, [syntax.operand]);
      case 'choose':
        return this.#function('choose', [syntax.condition, syntax.yes, syntax.no]);
      case 'binary':
        return this.#binary(syntax.operator, syntax.operands);
      case 'call':
        return this.#call(syntax);
      case 'macro': {
        const list = this.write(syntax.list);
        this.#variables.push(syntax.variable.name);
        const body = this.write(syntax.body);
        this.#variables.pop();
        return `f.${syntax.macro}(${list}, ($${syntax.variable.name}) => ${body})`;
      }
    }
  }

  #all(entries: readonly Syntax[]): string {
    return entries.map((entry) => this.write(entry)).join(', ');
  }

  #function(name: string, entries: readonly Syntax[]): string {
    return `f.${name}(${this.#all(entries)})`;
  }

  #name(name: string): string {
    if (this.#variables.includes(name)) return `$${name}`;
    if (this.#predicates.has(name)) return `p.${name}(s, f)`;
    return inherited.has(name) ? `f.get(s, ${quote(name)})` : `s.${name}`;
  }

  /** Paths of the scope are plain access; members of computed values and of entries are asked for. */
  #member(object: Syntax, name: string): string {
    const code = this.write(object);
    if (!code.startsWith('s.') || inherited.has(name)) return `f.get(${code}, ${quote(name)})`;
    return /^[A-Za-z_]\w*$/.test(name) ? `${code}?.${name}` : `${code}?.[${quote(name)}]`;
  }

  /** A comparison with null asks whether a value is there. */
  #binary(operator: BinaryOperator, operands: readonly Syntax[]): string {
    const [left, right] = operands;
    if (left && right && (operator === '==' || operator === '!=') && (isNull(left) || isNull(right))) {
      const has = this.#function('has', [isNull(right) ? left : right]);
      return operator === '==' ? `f.not(${has})` : has;
    }
    return this.#function(operators[operator], operands);
  }

  #call({ name, receiver, arguments: entries }: Call): string {
    const rule = findFunction(name) ? undefined : this.#rules.get(name);
    if (rule) {
      const given = entries.map((entry, index) => `${printKey(rule.parameters[index] ?? '')}: ${this.write(entry)}`);
      return `p.${name}({ ${given.join(', ')} }, f)`;
    }
    const all = this.#all(receiver ? [receiver, ...entries] : entries);
    return findFunction(name)?.scope ? `f.${name}(s, ${all})` : `f.${name}(${all})`;
  }
}

function isNull(syntax: Syntax): boolean {
  return syntax.is === 'literal' && syntax.value === null;
}

/** Minus zero is written as such: `String` would lose its sign. */
function numberOrWord(value: number | boolean | null): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
