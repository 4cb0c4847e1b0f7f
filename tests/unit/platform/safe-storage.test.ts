import { expect, test } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import { memoryStorage } from '../../harness/memory-storage';

const full = Object.assign(memoryStorage(), {
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
});
const forbidden = (): Storage => {
  throw new Error('SecurityError');
};

test.each([
  ['missing', () => undefined],
  ['full', () => full],
  ['forbidden', forbidden],
])('a %s storage keeps nothing and breaks nothing', (_, find) => {
  const storage = createSafeStorage(find);
  expect(storage.write('name', 'value')).toBe(false);
  expect(storage.read('name')).toBeUndefined();
  expect(storage.readJson('name')).toBeUndefined();
  expect(storage.keys()).toEqual([]);
  storage.remove('name');
});

test('a working storage keeps text and JSON; a corrupt value reads as none', () => {
  const memory = memoryStorage({ broken: '{"a":', good: '{"a":1}' });
  const storage = createSafeStorage(() => memory);
  expect(storage.write('name', 'value')).toBe(true);
  expect(storage.read('name')).toBe('value');
  expect(storage.readJson('good')).toEqual({ a: 1 });
  expect(storage.readJson('broken')).toBeUndefined();
  storage.remove('name');
  expect(storage.keys()).toEqual(['broken', 'good']);
});
