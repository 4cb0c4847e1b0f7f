import { expect, test } from 'vitest';
import { readJson } from '~/codegen/1-parse/openapi/json-text';
import { readYaml } from '~/codegen/1-parse/openapi/yaml-text';
import type { Path } from '~/codegen/language/model';

const value = {
  paths: { '/a': { get: { responses: { 200: { description: 'A "b"\n' } }, tags: ['x', { y: null }] } } },
  n: [1.5, -2, true],
};
const text = JSON.stringify(value, null, 2);

/** Where a value has parts, and where it has none. */
function* pathsIn(part: unknown, steps: Path = []): Iterable<Path> {
  yield steps;
  yield [...steps, 'missing', 'further'];
  if (typeof part !== 'object' || part === null) return;
  const entries: Iterable<readonly [string | number, unknown]> = Array.isArray(part)
    ? part.entries()
    : Object.entries(part);
  for (const [step, below] of entries) yield* pathsIn(below, [...steps, step]);
}

test.each([...pathsIn(value)].map((steps) => [steps]))('JSON is read as YAML reads it: %j', (steps) => {
  const [json, yaml] = [readJson(text), readYaml(text)];
  expect(json?.value).toEqual(yaml.value);
  expect(json?.spanOf(steps)).toEqual(yaml.spanOf(steps));
  if (steps.length > 0) expect(json?.spanOfName(steps)).toEqual(yaml.spanOfName(steps));
});

test.each([
  ['an object has a name twice', '{ "a": 1, "b": { "c": 1, "c": 2 } }'],
  ['there is a comment', '{ "a": 1 } // one'],
  ['it is YAML', 'a: 1'],
  ['it is a list', '[1]'],
])('YAML reads a text where %s', (_, given) => {
  expect(readJson(given)).toBeUndefined();
});
