import { expect, test, vi } from 'vitest';
import { createStore } from '~/lib/store';

test('a store tells its listeners of every change, and of nothing else', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(2);
  store.set(2);
  store.update((value) => value + 1);
  stop();
  store.set(9);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.get()).toBe(9);
});

test('a listener that subscribes twice is told twice and stops each on its own', () => {
  const store = createStore('a');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.subscribe(listener);
  stop();
  store.set('b');
  expect(listener).toHaveBeenCalledTimes(1);
});
