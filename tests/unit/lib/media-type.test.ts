import { expect, test } from 'vitest';
import { isJsonType, isOfMediaType } from '~/lib/media-type';

test.each([
  ['application/json', true],
  ['Application/JSON; charset=utf-8', true],
  [' application/problem+json', true],
  ['application/vnd.api+json;version=1', true],
  ['application/json, application/json; charset=utf-8', true],
  ['text/plain, application/json', false],
  ['application/json-seq', false],
  ['application/jsonp', false],
  ['text/json', false],
  ['*/*', false],
  ['', false],
])('%j is JSON: %s', (type, want) => {
  expect(isJsonType(type)).toBe(want);
});

test.each([
  ['image/png', 'IMAGE/png', true],
  ['image/png', ' image/*', true],
  ['imagex/png', 'image/*', false],
  ['image/png', '*/*', true],
  ['image/png', 'image/jpeg', false],
])('a file of %s is of the wanted type %j: %s', (type, wanted, want) => {
  expect(isOfMediaType(type, wanted)).toBe(want);
});
