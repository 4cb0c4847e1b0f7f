import { expect, test, vi } from 'vitest';
import { memoize, memoizePerObject, memoizeRecent } from '~/lib/memoize';

test('a memoized value is made at its first use, and only once', () => {
  const make = vi.fn(() => ({}));
  const value = memoize(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(make).toHaveBeenCalledTimes(1);
});

test('a memoized value may be undefined', () => {
  const make = vi.fn(() => undefined);
  const value = memoize(make);
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a function that is memoized per object computes once for each object, also when there is no value', () => {
  const computed: object[] = [];
  const nothing = memoizePerObject((argument: object) => void computed.push(argument));
  const [one, other] = [{}, {}];
  for (const argument of [one, other, one]) nothing(argument);
  expect(computed).toEqual([one, other]);
});

test('a function of texts remembers its values for the last texts, up to a number of characters', () => {
  const computed: string[] = [];
  const length = memoizeRecent(6, (text) => {
    computed.push(text);
    return text.length;
  });
  expect(['abc', 'def', 'abc', 'ghi', 'abc', 'def'].map(length)).toEqual([3, 3, 3, 3, 3, 3]);
  // `def` had not been used for the longest time when `ghi` came.
  expect(computed).toEqual(['abc', 'def', 'ghi', 'def']);
});

test('a text that is too long is not remembered, and replaces no other', () => {
  const computed: string[] = [];
  const same = memoizeRecent(3, (text) => void computed.push(text));
  for (const text of ['abc', 'too long', 'abc', 'too long']) same(text);
  expect(computed).toEqual(['abc', 'too long', 'too long']);
});
