import type { Syntax } from '../expression/syntax';
import type { TypeEnvironment } from '../expression/type-environment';
import { Diagrams, TooLarge, type Diagram } from './diagram';
import { Formulas, type Formula } from './formula';
import { choicesOf, type Variable } from './variable';

/** Conditions as diagrams over the same variables. */
export interface Solution {
  readonly diagrams: Diagrams;
  readonly variables: readonly Variable[];
  /** One for each condition, in their order. */
  readonly conditions: readonly Diagram[];
}

/**
 * What conditions are for all values of what they read: exact, but that variables count as independent of each other.
 * Names are expanded already. Nothing if a condition is too large.
 */
export function solve(conditions: readonly Syntax[], environment: TypeEnvironment): Solution | undefined {
  const formulas = new Formulas();
  const translated = conditions.map((condition) => formulas.of(condition));
  const variables = formulas.variables.map((demand) => ({
    syntax: demand.syntax,
    choices: choicesOf(demand.syntax, demand, environment),
  }));
  const diagrams = new Diagrams();
  try {
    const builder = new Builder(diagrams, variables);
    return { diagrams, variables, conditions: translated.map((formula) => builder.build(formula)) };
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

class Builder {
  readonly #diagrams: Diagrams;
  readonly #variables: readonly Diagram[];
  readonly #built = new Map<Formula, Diagram>();

  constructor(diagrams: Diagrams, variables: readonly Variable[]) {
    this.#diagrams = diagrams;
    this.#variables = variables.map(({ choices }, position) =>
      diagrams.variable(
        position,
        choices.map(({ value }) => value),
      ),
    );
  }

  build(formula: Formula): Diagram {
    const known = this.#built.get(formula);
    if (known) return known;
    const diagram = this.#compute(formula);
    this.#built.set(formula, diagram);
    return diagram;
  }

  #compute(formula: Formula): Diagram {
    if (formula.is === 'constant') return this.#diagrams.leaf(formula.value);
    if (formula.is === 'variable') return this.#variables[formula.position] ?? this.#diagrams.leaf(undefined);
    const { compute, operands } = formula;
    const variable = operands.filter(({ is }) => is !== 'constant').map((operand) => this.build(operand));
    if (variable.length === operands.length) return this.#diagrams.apply(compute, variable);
    // What is written in the expression is no diagram to go through.
    const withConstants = (...values: readonly unknown[]): unknown => {
      let next = 0;
      return compute(...operands.map((operand) => (operand.is === 'constant' ? operand.value : values[next++])));
    };
    return variable.length > 0 ? this.#diagrams.apply(withConstants, variable) : this.#diagrams.leaf(withConstants());
  }
}
