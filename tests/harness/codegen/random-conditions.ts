import fc from 'fast-check';
import type { TypeEnvironment } from '~/codegen/2-analyze/expression/type-environment';

/** The views of these conditions. */
export const views = ['one', 'two', 'three'];
const none = undefined;

/** What the conditions can read beside `a`, `b` and `c`, which can be anything. */
export const environment: TypeEnvironment = {
  variables: new Map([['view', { type: { is: 'string', values: views }, sure: true, closed: true }]]),
  ...{ predicates: none, flags: none, permissions: none, externalLinks: none, preferences: none },
};

const literals = ["'x'", "'y'", "''", '1', '2', '1.5', 'true', 'false'];

const path = fc.constantFrom('a', 'b', 'c');
const literal = fc.constantFrom(...literals);

/** A random condition over `a`, `b`, `c`, the view, a flag and a permission. */
export const { condition } = fc.letrec<{ value: string; condition: string }>((tie) => ({
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
