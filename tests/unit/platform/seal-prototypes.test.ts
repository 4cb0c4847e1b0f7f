import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { sealPrototypes } from '~/platform/seal-prototypes';

/** A function that evaluates code in a realm of its own, whose prototypes are sealed unless said. */
function realm(isSealed = true): (code: string) => unknown {
  const context = createContext();
  if (isSealed) sealPrototypes(runInContext('globalThis', context));
  return (code) => runInContext(code, context);
}

/** What careless code does with JSON from outside. */
const merge = `
  function merge(target, source) {
    for (const key of Object.keys(source)) {
      const value = source[key];
      if (typeof value === 'object' && target[key]) merge(target[key], value);
      else target[key] = value;
    }
    return target;
  }`;

describe('poison in data from outside', () => {
  const poison = [
    ['__proto__', '{"__proto__":{"isAdmin":true}}', '({}).isAdmin'],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}', '({}).isAdmin'],
    ['a method that exists', '{"__proto__":{"toString":1}}', 'typeof ({}).toString !== "function"'],
    ['an accessor', '{"__proto__":{"hasOwnProperty":1}}', 'typeof ({}).hasOwnProperty !== "function"'],
  ] as const;

  test.each(poison)('%s changes no other object', (_name, json, probe) => {
    const code = (evaluate: (code: string) => unknown) =>
      evaluate(`${merge} try { merge({}, JSON.parse('${json}')); } catch {} Boolean(${probe})`);
    expect(code(realm(false))).toBe(true);
    expect(code(realm())).toBe(false);
  });

  test.each(['Array', 'Function', 'String', 'Number', 'Boolean', 'Promise', 'Map', 'Set', 'RegExp', 'Date'])(
    'the prototype of %s gets no member and loses none',
    (name) => {
      const evaluate = realm();
      for (const change of ['.isAdmin = true', '.toString = 1', '.constructor = 1']) {
        expect(() => evaluate(`'use strict'; ${name}.prototype${change}`)).toThrow(/Cannot|cannot/);
      }
      expect(evaluate(`delete ${name}.prototype.toString; Object.isFrozen(${name}.prototype)`)).toBe(true);
      expect(evaluate(`typeof ${name}.prototype.toString`)).toBe('function');
    },
  );
});

test.each([
  ['an object its own text', `const a = {}; a.toString = () => 'own'; String(a) + Object.keys(a)`, 'owntoString'],
  ['a function its own call', `const f = () => 1; f.call = () => 2; f.call()`, 2],
  [
    'a type that inherits its own constructor',
    `function T() {} T.prototype = Object.create({ a: 1 }); T.prototype.constructor = T; new T().constructor === T`,
    true,
  ],
  ['a list its own text', `const a = [1]; a.toString = () => 'own'; String(a)`, 'own'],
  ['a list its own order', `const a = [1]; a.sort = () => 'own'; a.sort()`, 'own'],
  ['a pattern its own match', `const a = /a/; a.exec = () => ['own']; a.exec()[0]`, 'own'],
  ['an error its message', `const e = new Error('a'); e.message = 'b'; e.name = 'c'; String(e)`, 'c: b'],
  ['a copy all members', `Object.assign({}, JSON.parse('{"valueOf":1,"constructor":2}')).constructor`, 2],
  ['a class its own methods', `class A extends Array { push() { return 7; } } new A().push()`, 7],
])('an assignment still gives %s', (_name, code, want) => {
  expect(realm()(`'use strict'; ${code}`)).toBe(want);
});
