import { expressionAt, expressionsOf, declaredPaths, type Syntax } from '../../2-analyze/analysis';
import { callParts } from '../../1-parse/parts';
import type { Project } from '../../1-parse/project';
import { valueAt } from '../../language/address';
import type { Descriptor, ValueScope } from '../../language/model';

/**
 * A value of an answer or of an input: `urlQuery#.host`, `alertList#.items[].name`, `panel/activity#.firstSeen`. Before
 * the sign is the operation, or the descriptor that has the input.
 */
export type FieldPath = string;

/** What an expression reads. */
export interface ReadPaths {
  /** Values that are shown or handed on as they are, with everything in them. */
  readonly whole: Set<FieldPath>;
  /** Values that are tested: whether they are there, how many they are. */
  readonly itself: Set<FieldPath>;
}

/** The values behind a name. */
type Names = (name: string) => readonly FieldPath[];

/** The value of a source: by its operation alone, or by its name as well. */
type SourcePath = (operation: string, name: string) => FieldPath;

/** The value of a source of a descriptor, which may have several of one operation: `urlQuery@before#`. */
export const pathOfSource: SourcePath = (operation, name) => `${operation}@${name}#`;

/** Follows expressions to the fields of answers that they read. */
export class FieldReader {
  readonly #project: Project;
  readonly #reads: ReadPaths;
  readonly #pathOf: SourcePath;

  constructor(project: Project, reads: ReadPaths, pathOf: SourcePath = (operation) => `${operation}#`) {
    this.#project = project;
    this.#reads = reads;
    this.#pathOf = pathOf;
  }

  /** The values that an expression can give; records what it reads on the way to them. */
  valuesOf(syntax: Syntax, names: Names): readonly FieldPath[] {
    switch (syntax.is) {
      case 'literal':
        return [];
      case 'name':
        return names(syntax.name);
      case 'member':
        return this.valuesOf(syntax.object, names).map((path) => `${path}.${syntax.name}`);
      case 'index':
        this.#test(syntax.index, names);
        return this.valuesOf(syntax.list, names).map(entryOf);
      case 'list':
        for (const entry of syntax.entries) this.#take(entry, names);
        return [];
      case 'not':
      case 'negate':
        this.#test(syntax.operand, names);
        return [];
      case 'binary':
        for (const operand of syntax.operands) {
          if (syntax.operator === '+') this.#take(operand, names);
          else this.#test(operand, names);
        }
        return [];
      case 'choose':
        this.#test(syntax.condition, names);
        return [...this.valuesOf(syntax.yes, names), ...this.valuesOf(syntax.no, names)];
      case 'macro':
        return this.#macro(syntax, names);
      case 'call':
        return this.#call(syntax, names);
    }
  }

  /** The values that names stand for at a position of a descriptor. */
  namesAt(descriptor: Descriptor, { item, selection, call }: ValueScope): Names {
    return (name) => {
      if (name === 'item' && item) return this.#valuesAt(descriptor, item.list, item.scope).map(entryOf);
      if (name === 'selection' && selection) return this.#valuesAt(descriptor, selection.list, selection.scope);
      if (call && call.name === name) return [`${call.operation}#`];
      if (name === 'input') return [`${descriptor.kind}/${descriptor.id}#`];
      if (name === 'profile') return [`${this.#profileOperation()}#`];
      const source = declaredPaths(this.#project, descriptor, 'sources').get(name);
      if (source) return [this.#pathOf(callParts(valueAt(descriptor.value, source)).operation ?? '', name)];
      const value = declaredPaths(this.#project, descriptor, 'values').get(name);
      return value ? this.#valuesAt(descriptor, value, {}) : [];
    };
  }

  #profileOperation(): string {
    return this.#project.find('engine', 'engine')?.authored.profile?.operation ?? '';
  }

  #valuesAt(descriptor: Descriptor, path: readonly (string | number)[], scope: ValueScope): readonly FieldPath[] {
    const syntax = expressionAt(this.#project, descriptor, path)?.syntax;
    return syntax ? this.valuesOf(syntax, this.namesAt(descriptor, scope)) : [];
  }

  #test(syntax: Syntax, names: Names): void {
    for (const path of this.valuesOf(syntax, names)) this.#reads.itself.add(path);
  }

  #take(syntax: Syntax, names: Names): void {
    for (const path of this.valuesOf(syntax, names)) this.#reads.whole.add(path);
  }

  #macro({ macro, list, variable, body }: Syntax & { is: 'macro' }, names: Names): readonly FieldPath[] {
    const lists = this.valuesOf(list, names);
    for (const path of lists) this.#reads.itself.add(path);
    const inner: Names = (name) => (name === variable.name ? lists.map(entryOf) : names(name));
    if (macro === 'map') this.#take(body, inner);
    else this.#test(body, inner);
    return macro === 'filter' ? lists : [];
  }

  #call({ name, receiver, arguments: rest }: Syntax & { is: 'call' }, names: Names): readonly FieldPath[] {
    const given = receiver ? [receiver, ...rest] : rest;
    if (name === 'orElse' || name === 'merged') return given.flatMap((one) => this.valuesOf(one, names));
    const rule = this.#ruleCalled(name);
    if (rule) {
      const values = given.map((one) => this.valuesOf(one, names));
      return this.valuesOf(rule.syntax, (parameter) => values[rule.parameters.indexOf(parameter)] ?? []);
    }
    for (const one of given) {
      if (testing.has(name)) this.#test(one, names);
      else this.#take(one, names);
    }
    return [];
  }

  #ruleCalled(name: string) {
    const predicates = this.#project.find('predicates', 'predicates');
    const path = predicates && declaredPaths(this.#project, predicates, 'rules').get(name);
    if (!path) return undefined;
    for (const [marked, { syntax, environment }] of expressionsOf(this.#project, predicates)) {
      if (!syntax || !path.every((step, index) => marked.path[index] === step)) continue;
      return { syntax, parameters: [...environment.variables.keys()] };
    }
    return undefined;
  }
}

/** Functions that ask about a value and show nothing of it. */
const testing: ReadonlySet<string> = new Set(['has', 'size', 'isObject', 'keys']);

/** The entries of a list. */
export function entryOf(path: FieldPath): FieldPath {
  return `${path}[]`;
}
