import { expect, test, vi } from 'vitest';
import { memoize, memoizePerObject } from '~/lib/memoize';

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
