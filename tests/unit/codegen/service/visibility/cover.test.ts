import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf } from '~/codegen/4-emit/code';
import { parse } from '~/codegen/2-analyze/expression/parse';
import { solve, type Solution } from '~/codegen/2-analyze/visibility/solve';
import { coverOf, type Row } from '~/codegen/service/visibility/cover';
import { functions } from '~/descriptor/functions';
import { condition, environment } from '~/tests/harness/codegen/random-conditions';

function solved(text: string): { readonly solution: Solution; readonly rows: readonly Row[] } {
  const { syntax } = parse(text);
  const solution = syntax && solve([syntax], environment);
  const [diagram] = solution?.conditions ?? [];
  if (!solution || !diagram) throw new Error(text);
  const isTrue = solution.diagrams.apply((value) => value === true, [diagram]);
  const rows = coverOf(isTrue, solution.diagrams, widthsOf(solution));
  if (!rows) throw new Error(text);
  return { solution, rows };
}

function widthsOf({ variables }: Solution): readonly number[] {
  return variables.map(({ choices }) => choices.length);
}

/** Every combination of choices. */
function combinations(widths: readonly number[]): readonly (readonly number[])[] {
  return widths.reduce<readonly (readonly number[])[]>(
    (all, width) => all.flatMap((one) => Array.from({ length: width }, (_, choice) => [...one, choice])),
    [[]],
  );
}

function fits(row: Row, choices: readonly number[]): boolean {
  return [...row].every(([variable, allowed]) => allowed.has(choices[variable] ?? -1));
}

/** The data in which each variable is its choice. */
function scopeOf({ variables }: Solution, choices: readonly number[]): object {
  const scope: Record<string, unknown> = { view: 'one', flags: {}, permissions: {} };
  for (const [index, { syntax, choices: all }] of variables.entries()) {
    const value = all[choices[index] ?? 0]?.value;
    if (syntax.is === 'name') scope[syntax.name] = value;
    else if (syntax.is === 'call' && value === true)
      scope[`${syntax.name === 'can' ? 'permission' : 'flag'}s`] = { f: 1, p: 1 };
  }
  return scope;
}

test('a row of the table fits exactly where the compiled condition is true', () => {
  fc.assert(
    fc.property(condition, (text) => {
      const { solution, rows } = solved(text);
      const { syntax } = parse(text);
      const run = Function('s', 'f', `return ${syntax ? codeOf(syntax, new Set()) : ''};`);
      for (const choices of combinations(widthsOf(solution))) {
        const isTrue = run(scopeOf(solution, choices), functions) === true;
        expect([text, choices, rows.some((row) => fits(row, choices))]).toEqual([text, choices, isTrue]);
      }
    }),
    { numRuns: 300 },
  );
});

test('without one of its rows, or of the conditions of a row, the table is another one', () => {
  fc.assert(
    fc.property(condition, (text) => {
      const { solution, rows } = solved(text);
      const all = combinations(widthsOf(solution));
      const count = (some: readonly Row[]) => all.filter((choices) => some.some((row) => fits(row, choices))).length;
      for (const row of rows) {
        const others = rows.filter((one) => one !== row);
        expect(count(others), text).toBeLessThan(count(rows));
        for (const [variable, choices] of row) {
          expect(choices.size, text).toBeLessThan(widthsOf(solution)[variable] ?? 0);
          const wider = new Map([...row].filter(([one]) => one !== variable));
          expect(count([...others, wider]), text).toBeGreaterThan(count(rows));
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('with thousands of rows there is no table', () => {
  const names = Array.from({ length: 14 }, (_, index) => `(a${index} == 1) != (b${index} == 1)`);
  const { syntax } = parse(names.map((name, index) => `(${name} ? x${index} : y${index})`).join(' && '));
  const solution = syntax && solve([syntax], environment);
  const [diagram] = solution?.conditions ?? [];
  expect(solution && diagram && coverOf(diagram, solution.diagrams, widthsOf(solution))).toBeUndefined();
});
