import { expect, test } from 'vitest';
import { createCommands } from '~/state/commands';

test('a command is carried out by who takes it', () => {
  const commands = createCommands();
  const done: string[] = [];
  expect(commands.run('palette')).toBe(false);
  const stop = commands.take('palette', () => done.push('first'));
  expect(commands.run('palette')).toBe(true);
  commands.take('palette', () => done.push('second'));
  commands.run('palette');
  expect(done).toEqual(['first', 'second']);
  // The first one leaves after the second has come: the second stays.
  stop();
  expect(commands.run('palette')).toBe(true);
  expect(commands.run('search')).toBe(false);
});

test('who took a command before gets it again when the other leaves', () => {
  const commands = createCommands();
  const done: string[] = [];
  commands.take('next', () => done.push('list'));
  const stop = commands.take('next', () => done.push('other list'));
  stop();
  commands.run('next');
  expect(done).toEqual(['list']);
});

test('what is in front gets a command first, whichever came first', () => {
  const commands = createCommands();
  const done: string[] = [];
  const stop = commands.take('next', () => done.push('drawer'), true);
  commands.take('next', () => done.push('list'));
  commands.run('next');
  stop();
  commands.run('next');
  expect(done).toEqual(['drawer', 'list']);
});
