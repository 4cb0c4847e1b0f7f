/** What an expression is for every choice of values of its variables: a multi-terminal decision diagram. */
export type Diagram = Leaf | Branch;

/** The expression has this value; `undefined` is undecided. */
export interface Leaf {
  readonly id: number;
  readonly value: unknown;
}

/** The value depends on a variable: one child for each of its choices, in their order. */
export interface Branch {
  readonly id: number;
  /** The position of the variable; the variables below have greater ones. */
  readonly variable: number;
  readonly children: readonly Diagram[];
}

/** More nodes than a condition that somebody has written can need. */
const maxNodes = 20_000;

/** A condition has too many variables that depend on each other. */
export class TooLarge extends Error {}

type Operation = (...values: readonly unknown[]) => unknown;

/** Makes diagrams. Equal ones are one object, so a constant is a leaf, whatever it was made of. */
export class Diagrams {
  readonly #leaves = new Map<unknown, Leaf>();
  readonly #branches = new Map<string, Branch>();
  #count = 0;

  leaf(value: unknown): Leaf {
    const known = this.#leaves.get(value);
    if (known) return known;
    const leaf = { id: this.#nextId(), value };
    this.#leaves.set(value, leaf);
    return leaf;
  }

  /** A variable by its position and the values that it can have. */
  variable(position: number, values: readonly unknown[]): Diagram {
    return this.branch(
      position,
      values.map((value) => this.leaf(value)),
    );
  }

  branch(variable: number, children: readonly Diagram[]): Diagram {
    const [first] = children;
    if (first && children.every((child) => child === first)) return first;
    const key = `${variable}:${children.map(idOf).join()}`;
    const known = this.#branches.get(key);
    if (known) return known;
    const branch = { id: this.#nextId(), variable, children };
    this.#branches.set(key, branch);
    return branch;
  }

  /** The diagram of what `compute` gives for the values of the operands. Throws `TooLarge`. */
  apply(compute: Operation, operands: readonly Diagram[]): Diagram {
    return this.#combine(compute, operands, new Map());
  }

  #combine(compute: Operation, nodes: readonly Diagram[], done: Map<string, Diagram>): Diagram {
    let variable = Infinity;
    for (const node of nodes) variable = Math.min(variable, positionOf(node));
    if (variable === Infinity) return this.leaf(compute(...nodes.map((node) => 'value' in node && node.value)));
    const key = nodes.map(idOf).join();
    const known = done.get(key);
    if (known) return known;
    const first = nodes.find((node) => positionOf(node) === variable);
    const width = first && 'children' in first ? first.children.length : 0;
    const children: Diagram[] = [];
    for (let choice = 0; choice < width; choice += 1) {
      const below = nodes.map((node) => childAt(node, variable, choice));
      children.push(this.#combine(compute, below, done));
    }
    const result = this.branch(variable, children);
    done.set(key, result);
    return result;
  }

  #nextId(): number {
    this.#count += 1;
    if (this.#count > maxNodes) throw new TooLarge();
    return this.#count;
  }
}

function idOf({ id }: Diagram): number {
  return id;
}

function positionOf(node: Diagram): number {
  return 'variable' in node ? node.variable : Infinity;
}

/** What a diagram is for one choice of a variable that is not below its first one. */
export function childAt(node: Diagram, variable: number, choice: number): Diagram {
  return 'variable' in node && node.variable === variable ? (node.children[choice] ?? node) : node;
}

/** All values that a diagram can have, or those that it has for some choices of each variable. */
export function valuesIn(
  diagram: Diagram,
  isIncluded: (variable: number, choice: number) => boolean = () => true,
): ReadonlySet<unknown> {
  const values = new Set<unknown>();
  const seen = new Set<Diagram>();
  const visit = (node: Diagram): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if ('value' in node) values.add(node.value);
    else for (const [choice, child] of node.children.entries()) if (isIncluded(node.variable, choice)) visit(child);
  };
  visit(diagram);
  return values;
}
