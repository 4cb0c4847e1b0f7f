import { printKey, quote } from '../language/print';
import { findFunction } from '../language/functions';
import type { BinaryOperator, Call, Syntax, Variable } from '../2-analyze/analysis';

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

type Answers = ReadonlyMap<string, Pick<Variable, 'headers'>>;

/**
 * Compiles a syntax tree to TypeScript over `s`, the scope as `Reads`, and `f`, the functions. Names in `predicates`
 * become calls `p.name(s, f)`, rules calls with what they are handed as scope; all other names are read from the scope.
 * `answers` has the headers of the answers that names mean.
 */
export function codeOf(
  syntax: Syntax,
  predicates: { has(name: string): boolean },
  rules: Rules = new Map(),
  answers: Answers = new Map(),
): string {
  return new Writer(predicates, rules, answers).write(syntax);
}

class Writer {
  readonly #predicates: { has(name: string): boolean };
  readonly #rules: Rules;
  readonly #answers: Answers;
  readonly #variables: string[] = [];

  constructor(predicates: { has(name: string): boolean }, rules: Rules, answers: Answers) {
    this.#predicates = predicates;
    this.#rules = rules;
    this.#answers = answers;
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
    const [answer, header] = entries;
    if (name === 'header' && answer?.is === 'name' && header?.is === 'literal')
      return this.#header(answer.name, String(header.value).toLowerCase());
    const all = this.#all(receiver ? [receiver, ...entries] : entries);
    return findFunction(name)?.scope ? `f.${name}(s, ${all})` : `f.${name}(${all})`;
  }

  /** A header is a text; what the contract declares as a number, or as true or false, is read from it. */
  #header(answer: string, name: string): string {
    const text = `f.header(s, ${quote(answer)}, ${quote(name)})`;
    const type = this.#answers.get(answer)?.headers?.get(name)?.type;
    if (type?.is === 'number') return `f.number(${text})`;
    return type?.is === 'boolean' ? `f.eq(${text}, 'true')` : text;
  }
}

function isNull(syntax: Syntax): boolean {
  return syntax.is === 'literal' && syntax.value === null;
}

/** Minus zero is written as such: `String` would lose its sign. */
function numberOrWord(value: number | boolean | null): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
