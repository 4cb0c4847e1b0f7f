import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { can, flag } from '~/lib/expression/session-functions';
import { evaluate } from '~/descriptor/evaluate';
import { functions } from '~/descriptor/functions';
import { isTrue } from '~/descriptor/is-shown';
import { predicates, type PredicateName } from '~/generated/console/predicates';
import type { Expression, Scope } from '~/generated/contract/types';
import { flags, permissions, views } from '~/generated/console/vocabulary';
import { readProfile } from '~/session/profile';

/** What an answer may hold where a switch is expected. */
const values: readonly unknown[] = [1, 0, '1', '0', true, false, null, {}, [], 1.0000001, undefined];
const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing at all';

const declared: unknown = JSON.parse(readFileSync('descriptors/predicates.json', 'utf8'), (key, value: unknown) =>
  key === 'rules' ? undefined : value,
);
/** The paths of the profile that the named conditions read. */
const paths = [...new Set([...JSON.stringify(declared).matchAll(/profile((?:\.\w+)+)/g)].map(([, path = '']) => path))];
const isNamed = (name: string): name is PredicateName => Object.hasOwn(predicates, name);
const names = Object.keys(predicates)
  .filter(isNamed)
  .filter((name) => JSON.stringify(declared).includes(`"${name}":`));

const at = (steps: readonly string[], value: unknown): unknown =>
  steps.length === 0 ? value : { [steps[0] ?? '']: at(steps.slice(1), value) };

const sessions: readonly (readonly [string, Scope])[] = [
  ['without an answer', {}],
  ...paths.flatMap((path) =>
    [...values, 'some text'].map((value): readonly [string, Scope] => [
      `profile${path} is ${shown(value)}`,
      { profile: at(path.split('.').slice(1), value) },
    ]),
  ),
  // What is around a value may be of another type too.
  ...values.map((value): readonly [string, Scope] => [`profile is ${shown(value)}`, { profile: value }]),
];

/** What the console sets itself in every session. */
const rowScope: Scope = {
  region: '',
  site: '',
  language: 'en',
  view: views[0],
  flags: {},
  permissions: {},
  now: () => 0,
};

describe('of two parts for a named condition and for its opposite exactly one is shown', () => {
  test.each(names)('%s', (name) => {
    const condition = predicates[name];
    const opposite: Expression = (scope, f) => f.not(condition(scope, f));
    const wrong = sessions.filter(([, session]) => {
      const scope = { ...rowScope, ...session };
      return isTrue(condition, scope) === isTrue(opposite, scope);
    });
    expect(wrong.map(([title]) => title)).toEqual([]);
  });
});

test('the sweep reads what the named conditions read', () => {
  expect(paths).toContain('.access.console');
  expect(names).toContain('consoleAccess');
});

test.each(values.map((value) => [shown(value), value]))(
  'console access is on for exactly 1, so with %s',
  (_, value) => {
    const scope = { ...rowScope, profile: { access: { console: value } } };
    expect(evaluate(predicates.consoleAccess, scope)).toBe(value === 1);
  },
);

test.each(values.map((value) => [shown(value), value]))(
  'every flag and permission is on for exactly 1, and off with %s',
  (_, value) => {
    const all = (list: readonly string[]) => Object.fromEntries(list.map((name) => [name, value]));
    const profile = readProfile({ access: { flagsState: all(flags), permissions: all(permissions) } });
    const scope: Scope = { ...rowScope, flags: profile.flags, permissions: profile.permissions };
    const found = [...flags.map((name) => flag(scope, name)), ...permissions.map((name) => can(scope, name))];
    expect(new Set(found)).toEqual(new Set([value === 1]));
    expect(functions.not(found[0])).toBe(value !== 1);
  },
);
