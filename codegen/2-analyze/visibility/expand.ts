import type { Descriptor, Path, ValueScope } from '../../language/model';
import { pointerOf } from '../../diagnostics/locate';
import { memoizePerObject } from '~/lib/memoize';
import { globalQuery, query } from '../../memo';
import type { Project } from '../../1-parse/project';
import { declaredPaths, declaredRules } from '../expression/declared-names';
import { freePaths } from '../expression/free-names';
import { globalsOf } from '../expression/globals';
import type { Member, Syntax } from '../expression/syntax';
import { expressionsOf } from '../expressions';
import { mapParts, sizeOf } from './rewrite';

/** How a descriptor is shown inside another one. */
export interface Embedding {
  /** Added to the names of the descriptor, behind a `#`: the same name of another descriptor is something else. */
  readonly suffix?: string;
  /** What it is given as `input`, in the names of who gives it. */
  readonly input?: ReadonlyMap<string, Syntax>;
}

/** A named condition, rule or value, where it is declared. */
export interface Definition {
  readonly descriptor: Descriptor;
  readonly path: Path;
  readonly text: string;
  readonly syntax: Syntax;
  readonly parameters?: readonly string[];
}

/** An expression that is written out has no more nodes than this; a name in a larger one is left as it is. */
const maxSize = 2000;

const undecided: Syntax = { is: 'literal', value: null, start: 0, end: 0 };

/** The predicates and rules of the project by their names. */
const namedOf = globalQuery((project: Project): ReadonlyMap<string, Definition> => {
  const descriptor = project.find('predicates', 'predicates');
  if (!descriptor) return new Map();
  const parameters = new Map(declaredRules(project, descriptor).map((rule) => [rule.name, rule.parameters]));
  return new Map([
    ...definitionsBelow(project, descriptor, declaredPaths(project, descriptor, 'predicates')),
    ...definitionsBelow(project, descriptor, declaredPaths(project, descriptor, 'rules')).map(
      ([name, definition]) => [name, { ...definition, parameters: parameters.get(name) ?? [] }] as const,
    ),
  ]);
});

/** The named values of a descriptor. */
const valuesOf = query(
  (project: Project, descriptor: Descriptor): ReadonlyMap<string, Definition> =>
    new Map(definitionsBelow(project, descriptor, declaredPaths(project, descriptor, 'values'))),
);

/** The right expressions at paths or below them, by the names of the paths. */
function definitionsBelow(
  project: Project,
  descriptor: Descriptor,
  paths: ReadonlyMap<string, Path>,
): (readonly [string, Definition])[] {
  if (paths.size === 0) return [];
  return expressionsOf(project, descriptor).flatMap(([{ path }, { text, syntax, problems }]) => {
    const [group, name] = path;
    if (!syntax || problems.length > 0 || paths.get(String(name))?.[0] !== group) return [];
    return [[String(name), { descriptor, path, text, syntax }] as const];
  });
}

/** What a name means that is a predicate or a named value of a descriptor. */
export function definitionOf(project: Project, descriptor: Descriptor, name: string): Definition | undefined {
  const definition = valuesOf(project, descriptor).get(name) ?? namedOf(project).get(name);
  return definition?.parameters ? undefined : definition;
}

/**
 * Writes an expression out: instead of predicates, rules and named values what they mean. A name that means another
 * thing elsewhere in the project gets a `#` and what tells it apart. Equal expressions that mean the same in several
 * descriptors give one object.
 */
export function expand(
  project: Project,
  descriptor: Descriptor,
  { syntax, scope }: { readonly syntax: Syntax; readonly scope: ValueScope },
  embedding?: Embedding,
): Syntax {
  const isOwn = embedding !== undefined || isLocal(syntax, scope, valuesOf(project, descriptor));
  const shared = isOwn ? undefined : sharedExpansions(namedOf(project));
  const known = shared?.get(syntax);
  if (known) return known;
  const expanded = new Expansion(project, descriptor, embedding ?? {}).expand(syntax, scope);
  shared?.set(syntax, expanded);
  return expanded;
}

/** What expressions mean by the predicates and rules of the project alone. */
const sharedExpansions = memoizePerObject(
  (_named: ReadonlyMap<string, Definition>): WeakMap<Syntax, Syntax> => new WeakMap(),
);

const headsOf = memoizePerObject(
  (syntax: Syntax): ReadonlySet<string> => new Set(freePaths(syntax).map(([head = '']) => head)),
);

/** Whether an expression reads a named value or an entry of a list, which are others in other descriptors. */
function isLocal(syntax: Syntax, scope: ValueScope, values: ReadonlyMap<string, Definition>): boolean {
  const { item, selection, call } = scope;
  if (values.size === 0 && !item && !selection && !call) return false;
  const names = [item && 'item', selection && 'selection', call?.name];
  for (const head of headsOf(syntax)) if (values.has(head) || names.includes(head)) return true;
  return false;
}

function isInput(syntax: Syntax): syntax is Member {
  return syntax.is === 'member' && syntax.object.is === 'name' && syntax.object.name === 'input';
}

/** What the names of an expression mean at one position. */
interface Names {
  readonly scope: ValueScope;
  /** What a rule is called with, or the variable of a macro. */
  readonly bound: ReadonlyMap<string, Syntax>;
  /** What is being written out: what leads back to itself is a mistake and stays as it is. */
  readonly open: readonly Definition[];
  readonly isRule?: boolean;
}

class Expansion {
  readonly #named: ReadonlyMap<string, Definition>;
  readonly #values: ReadonlyMap<string, Definition>;
  readonly #globals: ReadonlyMap<string, unknown>;
  readonly #embedding: Embedding;

  constructor(project: Project, descriptor: Descriptor, embedding: Embedding) {
    this.#named = namedOf(project);
    this.#values = valuesOf(project, descriptor);
    this.#globals = globalsOf(project).variables;
    this.#embedding = embedding;
  }

  expand(syntax: Syntax, scope: ValueScope): Syntax {
    return this.#rewrite(syntax, { scope, bound: new Map(), open: [] });
  }

  #rewrite(syntax: Syntax, names: Names): Syntax {
    if (syntax.is === 'name') return this.#name(syntax, names);
    const { input } = this.#embedding;
    if (input && isInput(syntax) && !names.bound.has('input')) return input.get(syntax.name) ?? undecided;
    if (syntax.is === 'macro') {
      const list = this.#rewrite(syntax.list, names);
      const { variable } = syntax;
      const body = this.#rewrite(syntax.body, { ...names, bound: new Map(names.bound).set(variable.name, variable) });
      return list === syntax.list && body === syntax.body ? syntax : { ...syntax, list, body };
    }
    const rewritten = mapParts(syntax, (part) => this.#rewrite(part, names));
    return rewritten.is === 'call' ? this.#call(rewritten, names) : rewritten;
  }

  #name(syntax: Syntax & { readonly is: 'name' }, names: Names): Syntax {
    const { name } = syntax;
    const bound = names.bound.get(name);
    if (bound) return bound;
    const value = this.#values.get(name);
    const definition = value ?? this.#named.get(name);
    if (definition && !definition.parameters) {
      const written = this.#writeOut(definition, { ...names, bound: new Map(), scope: value ? {} : names.scope });
      if (written) return written;
    }
    if (this.#globals.has(name) || names.isRule) return syntax;
    const list = name === 'item' || name === 'selection' ? names.scope[name]?.list : undefined;
    const call = names.scope.call?.name === name ? names.scope.call.operation : undefined;
    const suffixes = [list && pointerOf(list), call, this.#embedding.suffix].filter((part) => part !== undefined);
    return suffixes.length > 0 ? { ...syntax, name: [name, ...suffixes].join('#') } : syntax;
  }

  #call(syntax: Syntax & { readonly is: 'call' }, names: Names): Syntax {
    const rule = syntax.receiver ? undefined : this.#named.get(syntax.name);
    if (!rule?.parameters) return syntax;
    const given = rule.parameters.map((name, index) => [name, syntax.arguments[index] ?? undecided] as const);
    return this.#writeOut(rule, { ...names, bound: new Map(given), isRule: true }) ?? syntax;
  }

  #writeOut(definition: Definition, names: Names): Syntax | undefined {
    if (names.open.includes(definition)) return undefined;
    const written = this.#rewrite(definition.syntax, { ...names, open: [...names.open, definition] });
    return sizeOf(written) > maxSize ? undefined : written;
  }
}
