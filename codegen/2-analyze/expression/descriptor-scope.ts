import { valueAt } from '../../language/address';
import type { Descriptor, MarkedValue, Path, ValueScope } from '../../language/model';
import type { Contract } from '../../1-parse/openapi/contract';
import type { Project } from '../../1-parse/project';
import { memoizePerObject } from '~/lib/memoize';
import type { CheckedExpression } from './check';
import { declarationsOf, declaredNames, headersOf, typeOfInput } from './declared-names';
import { expressionCache, type ExpressionCache } from './expression-cache';
import type { TypeEnvironment } from './type-environment';
import { globalsOf } from './globals';
import { any, listOf } from '../../language/types';
import { alternatives, union } from '../../language/type-relations';
import { pagingVariables } from './screen-scope';
import type { Type } from '../../language/type';

/** Where in a descriptor an expression is. */
type Position = Pick<MarkedValue, 'path' | 'scope'>;

/** What the expressions of one descriptor can read. */
export class DescriptorScope {
  readonly #descriptor: Descriptor;
  readonly #expressions: ExpressionCache;
  readonly #globals: TypeEnvironment;
  readonly #operations: Contract['operations'];
  /** What its calls read: everything but the named values, which read their answers. */
  readonly #calls: TypeEnvironment;
  readonly #ofDescriptor: TypeEnvironment;
  /** The properties that declare sources. */
  readonly #sources = new Set<unknown>();
  /** The properties that declare rules. */
  readonly #rules = new Set<unknown>();
  /** What each named value reads, by the property that declares it. */
  readonly #steps = new Map<unknown, Map<unknown, TypeEnvironment>>();

  constructor(project: Project, descriptor: Descriptor) {
    this.#descriptor = descriptor;
    this.#expressions = expressionCache(project);
    this.#globals = globalsOf(project);
    this.#operations = project.contract.operations;
    this.#calls = this.#expressions.extend(this.#globals, [...declaredNames(project, descriptor)]);
    let environment = this.#calls;
    for (const { mark, path, value } of declarationsOf(project, descriptor)) {
      if (mark.of === 'sources') this.#sources.add(path[0]);
      if (mark.of === 'rules') this.#rules.add(path[0]);
      if (mark.of !== 'values') continue;
      const steps = new Map<unknown, TypeEnvironment>();
      this.#steps.set(path[0], steps);
      for (const [name, text] of Object.entries(value ?? {})) {
        steps.set(name, environment);
        const { type, reads } = this.#expressions.check(String(text), environment);
        environment = this.#expressions.extend(environment, [[name, { type, reads }]]);
      }
    }
    this.#ofDescriptor = environment;
  }

  /** An expression, checked against what it can read at its position. */
  check(text: string, position: Position): CheckedExpression {
    return this.#expressions.check(text, this.#environmentAt(position));
  }

  /** The names of the descriptor, and those that the schemas give at the position. */
  #environmentAt({ path, scope }: Position): TypeEnvironment {
    const [group, name] = path;
    const rule = this.#rules.has(group) && this.#globals.rules?.get(String(name));
    if (rule) return rule.environment;
    const { item, selection, call, paging, input } = scope;
    let environment = this.#environmentAround(path);
    if (paging) environment = this.#expressions.extend(environment, [...pagingVariables]);
    if (input) environment = this.#expressions.extend(environment, [['input', { type: typeOfInputs(input) }]]);
    if (item) {
      const type = entryOf(this.#typeOfList({ path: item.list, scope: item.scope }));
      environment = this.#expressions.extend(environment, [['item', { type }]]);
    }
    if (selection) {
      const type = entriesOf(this.#typeOfList({ path: selection.list, scope: selection.scope }));
      environment = this.#expressions.extend(environment, [['selection', { type }]]);
    }
    if (!call) return environment;
    const operation = this.#operations.get(call.operation);
    const variable = { type: operation?.answer ?? any, ...headersOf(operation) };
    return this.#expressions.extend(environment, [[call.name, variable]]);
  }

  /** Sources and named values are at the top of a descriptor. */
  #environmentAround([group, name]: Path): TypeEnvironment {
    if (this.#sources.has(group)) return this.#calls;
    return this.#steps.get(group)?.get(name) ?? this.#ofDescriptor;
  }

  #typeOfList(position: Position): Type {
    const text = valueAt(this.#descriptor.value, position.path);
    return typeof text === 'string' ? this.check(text, position).type : any;
  }
}

/** The same type for the same list, so that what reads its entries is checked once. */
const entryOf = memoizePerObject((type: Type): Type => {
  const entries = alternatives(type).flatMap((one) => (one.is === 'list' ? [one.item] : []));
  return entries.length > 0 ? union(entries) : any;
});

/** A list of such entries that is always there, even if the list itself may be missing. */
const entriesOf = memoizePerObject((type: Type): Type => listOf(entryOf(type)));

/** The type of what the engine gives to expressions as `input`. */
const typeOfInputs = memoizePerObject((input: NonNullable<ValueScope['input']>): Type => {
  const members = Object.entries(input).map(
    ([name, type]) => [name, { type: typeOfInput(type), optional: type.endsWith('?') }] as const,
  );
  return { is: 'object', name: 'input', members: new Map(members) };
});
