import { valueAt } from '../../language/address';
import type { Descriptor, MarkedValue, Path } from '../../language/model';
import { pointerOf } from '../../diagnostics/locate';
import type { Contract } from '../../1-parse/openapi/contract';
import type { Project } from '../../1-parse/project';
import { checkExpression, type CheckedExpression } from './check';
import { declarationsOf, declaredNames } from './declared-names';
import type { Environment, Variable } from './environment';
import { globalsOf } from './globals';
import { any } from '../../language/types';
import { alternatives, union } from '../../language/type-relations';
import { pagingVariables } from './screen-scope';
import type { Type } from '../../language/type';
import type { Parsed } from './parse';
import { parserOf } from './parser-of';

/** Where in a descriptor an expression is. */
type Position = Pick<MarkedValue, 'path' | 'scope'>;

/**
 * What the expressions of one descriptor can read. Everything is made once: what two expressions of the same text can read is
 * often the same, and then they are one.
 */
export class DescriptorScope {
  readonly #descriptor: Descriptor;
  readonly #parse: (text: string) => Parsed;
  readonly #globals: Environment;
  readonly #operations: Contract['operations'];
  /** What its calls read: everything but the named values, which read their answers. */
  readonly #calls: Environment;
  readonly #ofDescriptor: Environment;
  /** The properties that declare sources. */
  readonly #sources = new Set<unknown>();
  /** The properties that declare rules. */
  readonly #rules = new Set<unknown>();
  /** What each named value reads, by the property that declares it. */
  readonly #steps = new Map<unknown, Map<unknown, Environment>>();
  /** Environments with one name more than another one, by that one and what the name is. */
  readonly #extended = new Map<Environment, Map<string, Environment>>();
  readonly #checked = new Map<Environment, Map<string, CheckedExpression>>();

  constructor(project: Project, descriptor: Descriptor) {
    this.#descriptor = descriptor;
    this.#parse = parserOf(project, descriptor);
    this.#globals = globalsOf(project);
    this.#operations = project.contract.operations;
    const { variables: session } = this.#globals;
    const variables = new Map([...session, ...declaredNames(project, descriptor)]);
    this.#calls = variables.size > session.size ? { ...this.#globals, variables } : this.#globals;
    let environment = this.#calls;
    for (const { mark, path, value } of declarationsOf(project, descriptor)) {
      if (mark.of === 'sources') this.#sources.add(path[0]);
      if (mark.of === 'rules') this.#rules.add(path[0]);
      if (mark.of !== 'values') continue;
      const steps = new Map<unknown, Environment>();
      this.#steps.set(path[0], steps);
      for (const [name, text] of Object.entries(value ?? {})) {
        steps.set(name, environment);
        const { type, reads } = this.#check(String(text), environment);
        environment = { ...environment, variables: new Map([...environment.variables, [name, { type, reads }]]) };
      }
    }
    this.#ofDescriptor = environment;
  }

  /** An expression, checked against what it can read at its position. */
  check(text: string, position: Position): CheckedExpression {
    return this.#check(text, this.#environmentAt(position));
  }

  #check(text: string, environment: Environment): CheckedExpression {
    const known = this.#checked.get(environment) ?? new Map<string, CheckedExpression>();
    this.#checked.set(environment, known);
    const expression = known.get(text) ?? checkExpression(this.#parse(text), environment);
    known.set(text, expression);
    return expression;
  }

  /** The names of the descriptor, and those that the schemas give at the position. */
  #environmentAt({ path, scope }: Position): Environment {
    const [group, name] = path;
    const rule = this.#rules.has(group) && this.#globals.rules?.get(String(name));
    if (rule) return rule.environment;
    const { item, call, paging } = scope;
    let environment = this.#environmentAround(path);
    if (paging) environment = this.#extend(environment, 'paging', () => pagingVariables);
    if (item) {
      const type = () => entryOf(this.#typeOfList({ path: item.list, scope: item.scope }));
      environment = this.#extend(environment, `item ${pointerOf(item.list)}`, () => [['item', { type: type() }]]);
    }
    if (!call) return environment;
    const type = this.#operations.get(call.operation)?.answer ?? any;
    return this.#extend(environment, `${call.name} ${call.operation}`, () => [[call.name, { type }]]);
  }

  /** Sources and named values are at the top of a descriptor. */
  #environmentAround([group, name]: Path): Environment {
    if (this.#sources.has(group)) return this.#calls;
    return this.#steps.get(group)?.get(name) ?? this.#ofDescriptor;
  }

  #typeOfList(position: Position): Type {
    const text = valueAt(this.#descriptor.value, position.path);
    return typeof text === 'string' ? this.check(text, position).type : any;
  }

  /** An environment with further names; the same one for the same key. */
  #extend(around: Environment, key: string, names: () => Iterable<readonly [string, Variable]>): Environment {
    const known = this.#extended.get(around) ?? new Map<string, Environment>();
    this.#extended.set(around, known);
    const environment = known.get(key) ?? { ...around, variables: new Map([...around.variables, ...names()]) };
    known.set(key, environment);
    return environment;
  }
}

function entryOf(type: Type): Type {
  const entries = alternatives(type).flatMap((one) => (one.is === 'list' ? [one.item] : []));
  return entries.length > 0 ? union(entries) : any;
}
