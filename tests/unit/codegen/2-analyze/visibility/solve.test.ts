import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf } from '~/codegen/4-emit/code';
import { parse } from '~/codegen/2-analyze/expression/parse';
import type { TypeEnvironment } from '~/codegen/2-analyze/expression/type-environment';
import { childAt, type Diagram } from '~/codegen/2-analyze/visibility/diagram';
import { solve, type Solution } from '~/codegen/2-analyze/visibility/solve';
import type { Variable } from '~/codegen/2-analyze/visibility/variable';
import { functions } from '~/descriptor/functions';

const views = ['one', 'two', 'three'];
const none = undefined;
const environment: TypeEnvironment = {
  variables: new Map([['view', { type: { is: 'string', values: views }, sure: true, closed: true }]]),
  ...{ predicates: none, flags: none, permissions: none, externalLinks: none, preferences: none },
};

/** What a variable can hold: values that conditions name, others beside and between them, and no value at all. */
const values = ['x', 'y', 'z', '', 'xx', 0, 1, 2, 1.5, -1, 3, true, false, null, undefined, ['x'], { x: 1 }];
const literals = ["'x'", "'y'", "''", '1', '2', '1.5', 'true', 'false'];

const path = fc.constantFrom('a', 'b', 'c');
const literal = fc.constantFrom(...literals);
const { condition } = fc.letrec<{ value: string; condition: string }>((tie) => ({
  value: fc.oneof(
    { weight: 4, arbitrary: path },
    { weight: 2, arbitrary: literal },
    fc.tuple(tie('value'), tie('value')).map(([one, other]) => `orElse(${one}, ${other})`),
    fc.tuple(tie('condition'), tie('value'), tie('value')).map(([when, yes, no]) => `(${when} ? ${yes} : ${no})`),
  ),
  condition: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.tuple(path, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), literal).map((parts) => parts.join(' ')),
    fc.tuple(tie('value'), fc.constantFrom('==', '!=', '<', '>='), literal).map((parts) => parts.join(' ')),
    fc.tuple(literal, fc.constantFrom('==', '<'), tie('value')).map((parts) => parts.join(' ')),
    fc
      .tuple(path, fc.array(literal, { minLength: 1, maxLength: 3 }))
      .map(([one, list]) => `${one} in [${list.join()}]`),
    fc.tuple(path, fc.constantFrom('has(a)', 'b == null', 'c != null')).map(([, test]) => test),
    path,
    fc.constantFrom("flag('f')", "can('p')", "view == 'one'", "view in ['one', 'two']"),
    tie('condition').map((one) => `!(${one})`),
    fc.tuple(tie('condition'), tie('condition')).map(([one, other]) => `(${one} && ${other})`),
    fc.tuple(tie('condition'), tie('condition')).map(([one, other]) => `(${one} || ${other})`),
    fc.tuple(tie('condition'), tie('condition')).map(([one, other]) => `orElse(${one}, ${other})`),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map((all) => `(${all[0]} ? ${all[1]} : ${all[2]})`),
  ),
}));
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
          typeof wanted === 'boolean' ? wanted : none,
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
