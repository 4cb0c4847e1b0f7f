import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../src/generated/console';

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('generated'))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n');

test.each([
  'timers',
  'limits',
  'widths',
  'drawer',
  'layers',
  'dialogs',
  'jump',
  'deadlines',
  'clock',
  'period',
  'live',
  'notifications',
  'search',
  'palette',
  'shortcuts',
  'picture',
] as const)('the console reads each of its %s', (group) => {
  const unread = Object.keys(settings[group]).filter((name) => !new RegExp(`\\b${group}\\.${name}\\b`).test(code));
  expect(unread).toEqual([]);
});
