import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const texts: object = JSON.parse(readFileSync('schemas/messages/en.json', 'utf8')).shared;

/** All code of the engine, without what is generated, and the schemas, whose defaults name texts. */
const code = ['src', 'lib', 'codegen', 'studio', 'schemas']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path.replaceAll('\\', '/'))),
  )
  .filter((path) => /\.tsx?$|^schemas\/[\w.-]+\.json$/.test(path) && !path.startsWith('src/generated/'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Keys as they are written in code; a template means all keys of its form. */
const written = new Set(code.match(/(?<=["'`])[A-Z][A-Z0-9_.]+(?=["'`])/g));
const templates = [...code.matchAll(/`([A-Z]+\.[A-Z0-9_.]*)\$\{\w+\}([A-Z0-9_.]*)`/g)].map(
  ([, start, end]) => new RegExp(`^${start}[A-Z_]+${end}$`),
);

test('every text of the engine is used by its code', () => {
  const unused = Object.keys(texts).filter((key) => !written.has(key) && !templates.some((form) => form.test(key)));
  expect(unused).toEqual([]);
});

test('a text that no code names would be found', () => {
  expect([written.has('UI.CLOSE'), written.has('UI.NOBODY_NAMES_THIS')]).toEqual([true, false]);
  expect(templates.length).toBeGreaterThan(0);
});
