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
