import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings as eager } from '~/generated/console/console';
import { pictureSettings } from '~/generated/console/console-picture';

/** All settings; the views of pictures load theirs with themselves. */
const settings = { ...eager, pictureSettings };

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
  'deadlines',
  'clock',
  'period',
  'live',
  'notifications',
  'search',
  'palette',
  'shortcuts',
  'pictureSettings',
] as const)('the console reads each of its %s', (group) => {
  const destructured = [...code.matchAll(new RegExp(`\\{([^{}]*)\\} = [\\w().]*\\b(?:settings\\.)?${group};`, 'g'))];
  const names = new Set(destructured.flatMap(([, list = '']) => list.match(/\w+/g) ?? []));
  const isRead = (name: string) => names.has(name) || new RegExp(`\\b${group}\\.${name}\\b`).test(code);
  expect(Object.keys(settings[group]).filter((name) => !isRead(name))).toEqual([]);
});
