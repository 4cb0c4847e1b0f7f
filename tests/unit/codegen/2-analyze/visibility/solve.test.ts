import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf } from '~/codegen/4-emit/code';
import { parse } from '~/codegen/2-analyze/expression/parse';
import { childAt, type Diagram } from '~/codegen/2-analyze/visibility/diagram';
import { solve, type Solution } from '~/codegen/2-analyze/visibility/solve';
import type { Variable } from '~/codegen/2-analyze/visibility/variable';
import { functions } from '~/descriptor/functions';
import { condition, environment, views } from '~/tests/harness/codegen/random-conditions';

/** What a variable can hold: values that conditions name, others beside and between them, and no value at all. */
const values = ['x', 'y', 'z', '', 'xx', 0, 1, 2, 1.5, -1, 3, true, false, null, undefined, ['x'], { x: 1 }];
const value = fc.constantFrom(...values);
const scope = fc.record({
  ...{ a: value, b: value, c: value, view: fc.constantFrom(...views) },
  flags: fc.constantFrom({}, { f: 1 }),
  permissions: fc.constantFrom({}, { p: 1 }),
});

test('the diagram of a condition says what the compiled condition says', () => {
  fc.assert(
    fc.property(condition, fc.array(scope, { minLength: 5, maxLength: 20 }), (text, scopes) => {
      const { syntax } = parse(text);
      if (!syntax) throw new Error(text);
      const run = Function('s', 'f', `return ${codeOf(syntax, new Set())};`);
      const solution = solve([syntax], environment);
      for (const data of scopes) {
        const wanted: unknown = run(data, functions);
        expect([text, data, decisionOf(solution, data)]).toEqual([
          text,
          data,
          typeof wanted === 'boolean' ? wanted : undefined,
        ]);
      }
    }),
    { numRuns: 2000 },
  );
});

function decisionOf(solution: Solution | undefined, scope: object): boolean | undefined {
  let diagram: Diagram | undefined = solution?.conditions[0];
  while (diagram && 'variable' in diagram) {
    const { variable } = diagram;
    const read = solution?.variables[variable];
    if (!read) throw new Error('A diagram reads variables.');
    diagram = childAt(diagram, variable, choiceOf(read, valueIn(scope, read)));
  }
  return typeof diagram?.value === 'boolean' ? diagram.value : undefined;
}

function valueIn(scope: object, { syntax }: Variable): unknown {
  return Function('s', 'f', `return ${codeOf(syntax, new Set())};`)(scope, functions);
}

/** The choice that a value belongs to. */
function choiceOf({ choices }: Variable, given: unknown): number {
  const exact = choices.findIndex((choice) => choice.is === 'value' && choice.value === given);
  if (exact >= 0) return exact;
  if (given === undefined || given === null) return choices.findIndex(({ is }) => is === 'absent');
  const sameType = choices.flatMap((choice, index) =>
    typeof choice.value === typeof given ? [{ choice, index }] : [],
  );
  const other = sameType.find(({ choice }) => choice.is === 'other');
  const below = sameType.filter(({ choice: { value: limit } }) => isBelow(limit, given)).at(-1);
  const between = below?.choice.is === 'value' ? choices[below.index + 1] : below?.choice;
  const isScalar = typeof given === 'string' || typeof given === 'number';
  if (isScalar && other) return other.index;
  if (isScalar && sameType.length > 0) return between ? choices.indexOf(between) : (sameType[0]?.index ?? -1);
  return choices.findIndex(({ is }) => is === 'wrong');
}

function isBelow(limit: unknown, given: unknown): boolean {
  if (typeof limit === 'number' && typeof given === 'number') return limit < given;
  return typeof limit === 'string' && typeof given === 'string' && limit < given;
}
