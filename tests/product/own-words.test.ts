import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import english from '../../schemas/messages/en.json';

const files = ['src/state', 'src/view', 'src/shell', 'src/app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);
const used = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'((?:UI|ERROR)\.[A-Z_.0-9]+)'/g)]);

test('every message that state, view, shell and app name is in the English catalogue', () => {
  const keys = new Set(used.map(([, key = '']) => key));
  expect(keys.size).toBeGreaterThan(40);
  expect([...keys].filter((key) => !Object.hasOwn(english.shared, key))).toEqual([]);
});

test('every message of theirs in the catalogue is asked for, by code or by a default of the language', () => {
  const schemas = readdirSync('schemas').filter((name) => name.endsWith('.schema.json'));
  const texts = schemas.map((name) => readFileSync(join('schemas', name), 'utf8')).join('\n');
  const ofDefaults = [...texts.matchAll(/"message": "(UI\.[A-Z_.0-9]+)"/g)];
  const requested = new Set([...used, ...ofDefaults].map(([, key = '']) => key));
  const uiKeys = Object.keys(english.shared).filter((key) => /^UI\.[A-Z_]+\./.test(key));
  expect(uiKeys.filter((key) => !requested.has(key))).toEqual([]);
});
