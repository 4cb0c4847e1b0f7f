import {
  freePaths,
  isFact,
  isTime,
  namesOfScenarios,
  type ConditionVariable,
  type Syntax,
} from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import { mismatches } from '../../3-check/scenarios/mismatches';
import type { Descriptor, Json } from '../../language/model';
import { alternatives, valuesOf, withoutNull } from '../../language/type-relations';
import type { Type } from '../../language/type';
import { isList, isNumber, isRecord, isString } from '~/lib/json';
import { evaluate } from '../visibility/evaluate';
import type { Persona } from '../visibility/persona';

type Choice = ConditionVariable['choices'][number];

/** The account and the answers of a scenario. */
export interface Given {
  readonly account: Persona;
  readonly answers: Readonly<Record<string, Json>>;
}

/** Makes what a scenario gives, so that variables of conditions have chosen values. */
export class GivenBuilder {
  readonly #types: ReadonlyMap<string, Type>;
  readonly #lists: Record<Switch, string[]> = { flags: [], permissions: [], preferences: [] };
  readonly #account: Record<string, string> = {};
  readonly #links: Record<string, string> = {};
  readonly #answers: Record<string, Json> = {};

  constructor(project: Project, descriptor: Descriptor) {
    this.#types = namesOfScenarios(project, descriptor);
  }

  get given(): Given {
    const lists = Object.entries(this.#lists).flatMap(([name, list]) => (list.length > 0 ? [[name, list]] : []));
    const links = Object.keys(this.#links).length > 0 ? { externalLinks: this.#links } : {};
    return { account: { ...this.#account, ...Object.fromEntries(lists), ...links }, answers: this.#answers };
  }

  /** Gives a variable one of its choices, as far as that can be given. */
  choose({ syntax, choices }: ConditionVariable, choice: Choice): void {
    if (isFact(syntax)) return;
    if (isTime(syntax)) this.#account['now'] = momentOf(choice);
    else if (syntax.is === 'call') this.#chooseCall(syntax, choice);
    else if (syntax.is === 'name' && accountNames.has(syntax.name)) {
      if (choice.is === 'value' && choice.value !== '') this.#account[syntax.name] = String(choice.value);
    } else this.#answer(stepsOf(syntax), choice, choices);
  }

  #chooseCall(syntax: Extract<Syntax, { is: 'call' }>, choice: Choice): void {
    const [argument] = syntax.arguments;
    const name = argument?.is === 'literal' ? String(argument.value) : undefined;
    const list = switches.get(syntax.name);
    if (name !== undefined && list && choice.value === true) this.#lists[list].push(name);
    if (name !== undefined && syntax.name === 'externalLink' && choice.is !== 'absent')
      this.#links[name] = isString(choice.value) && choice.value !== '' ? choice.value : 'https://example.com/';
    const [counted] = [...(syntax.receiver ? [syntax.receiver] : []), ...syntax.arguments];
    if (syntax.name === 'size' && counted && isNumber(choice.value))
      this.#put(stepsOf(counted), (type) => Array.from({ length: Number(choice.value) }, () => sampleOf(itemOf(type))));
    else if (!list && syntax.name !== 'externalLink') this.#search(syntax, choice);
  }

  /** Looks for a value of the one path that a call reads, for which the call gives a value. */
  #search(syntax: Syntax, { is, value }: Choice): void {
    const [path, ...further] = freePaths(syntax);
    const [name = '', ...below] = path ?? [];
    const type = this.#types.get(name);
    if (!type || further.length > 0) return;
    const wanted = below.reduce(memberOf, type);
    const candidates = [...(is === 'value' ? [jsonOf(value)] : []), ...samples, sampleOf(wanted)].filter(
      (candidate) => mismatches(candidate, wanted).length === 0,
    );
    const found = candidates.find((candidate) => {
      const scope = { [name]: withValue(undefined, below, type, () => candidate) };
      const result = evaluate(syntax, scope);
      return is === 'absent' ? result === undefined : is === 'other' ? result !== undefined : result === value;
    });
    if (found !== undefined) this.#put([name, ...below], () => found);
  }

  #answer(steps: readonly (string | number)[] | undefined, choice: Choice, choices: readonly Choice[]): void {
    if (choice.is === 'absent') return;
    this.#put(steps, (type) => {
      if (choice.is === 'value') return jsonOf(choice.value);
      if (choice.is === 'between')
        return isNumber(choice.value) ? choice.value : `${String(choice.value).slice(0, -1)}~`;
      const named = choices.map(({ value }) => value);
      const other = valuesOf(type)?.find((value) => !named.includes(value));
      return choice.is === 'other' ? (other ?? 'other') : sampleOf(type);
    });
  }

  #put(steps: readonly (string | number)[] | undefined, valueOf: (type: Type) => Json): void {
    const [name, ...below] = steps ?? [];
    const type = this.#types.get(String(name));
    if (!isString(name) || !type) return;
    this.#answers[name] = withValue(this.#answers[name], below, type, valueOf);
  }
}

/** Texts of which functions of the language say different things. */
const samples = ['value', '203.0.113.7', '10.0.0.1', 'name@example.com', 'https://example.com/'];

const accountNames: ReadonlySet<string> = new Set(['view', 'region', 'userType']);

type Switch = 'flags' | 'permissions' | 'preferences';

const switches: ReadonlyMap<string, Switch> = new Map([
  ['flag', 'flags'],
  ['can', 'permissions'],
  ['preference', 'preferences'],
]);

/** A name and the members and positions after it; nothing for what no answer can be made for. */
function stepsOf(syntax: Syntax): readonly (string | number)[] | undefined {
  // Behind a `#` is what tells names of several descriptors apart.
  if (syntax.is === 'name') return [syntax.name.replace(/(?<=.)#.*$/, '')];
  if (syntax.is === 'member') return extended(stepsOf(syntax.object), syntax.name);
  const isAtPosition = syntax.is === 'index' && syntax.index.is === 'literal' && isNumber(syntax.index.value);
  return isAtPosition ? extended(stepsOf(syntax.list), Number(syntax.index.value)) : undefined;
}

function extended(steps: readonly (string | number)[] | undefined, step: string | number) {
  return steps && [...steps, step];
}

function withValue(
  value: Json | undefined,
  [step, ...below]: readonly (string | number)[],
  type: Type,
  valueOf: (type: Type) => Json,
): Json {
  if (step === undefined) return valueOf(type);
  if (isNumber(step)) {
    const list = isList(value) ? [...value] : [];
    for (let index = list.length; index <= step; index += 1) list.push(null);
    list[step] = withValue(list[step], below, itemOf(type), valueOf);
    return list;
  }
  const before = isRecord(value) ? value : {};
  return { ...before, [step]: withValue(before[step], below, memberOf(type, step), valueOf) };
}

const any: Type = { is: 'any' };

function itemOf(type: Type): Type {
  return alternatives(type).flatMap((one) => (one.is === 'list' ? [one.item] : []))[0] ?? any;
}

function memberOf(type: Type, name: string): Type {
  return (
    alternatives(type).flatMap((one) =>
      one.is === 'object' ? (one.members.get(name)?.type ?? one.rest ?? []) : [],
    )[0] ?? any
  );
}

/** Any value of a type that counts as there. */
function sampleOf(type: Type): Json {
  const [one = any] = alternatives(withoutNull(type));
  switch (one.is) {
    case 'number':
      return one.values?.[0] ?? 1;
    case 'boolean':
      return true;
    case 'list':
      return [sampleOf(one.item)];
    case 'object': {
      const [first] = one.members;
      return first ? { [first[0]]: sampleOf(first[1].type) } : { name: 'value' };
    }
    case 'string':
      return one.values?.find((value) => value !== '') ?? 'value';
    default:
      return 'value';
  }
}

function jsonOf(value: unknown): Json {
  return typeof value === 'boolean' || isNumber(value) || isString(value) ? value : null;
}

/** A time: a moment of a condition, or one before the first or after another one. */
function momentOf({ is, value }: Choice): string {
  const moment = String(value).replace('\0', '').slice(0, 16);
  if (is === 'value') return moment;
  return moment === '' ? '2000-01-01T00:00' : `${Number(moment.slice(0, 4)) + 1}${moment.slice(4)}`;
}
