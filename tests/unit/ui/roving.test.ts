import { expect, test } from 'vitest';
import { createRoving } from '~/ui/roving';

test('the first is reached until another has been; when that goes, the first again', () => {
  const list = createRoving();
  expect(list.stop.get()).toBeUndefined();
  list.add('a');
  const remove = list.add('b');
  expect(list.stop.get()).toBe('a');
  list.moveTo('b');
  expect(list.stop.get()).toBe('b');
  remove();
  expect(list.stop.get()).toBe('a');
});

test('one that goes without having been reached changes nothing; the last leaves nobody', () => {
  const list = createRoving();
  const removeFirst = list.add('a');
  const removeSecond = list.add('b');
  removeSecond();
  expect(list.stop.get()).toBe('a');
  removeFirst();
  expect(list.stop.get()).toBeUndefined();
});
