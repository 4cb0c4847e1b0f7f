import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { replaceFile } from '~/codegen/host/replace-file';

const folder = mkdtempSync(join(tmpdir(), 'replace-file-'));
const path = join(folder, 'a.json');

afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

test('a file gets a text, whether it is there or not, and keeps its permissions', () => {
  replaceFile(path, 'one');
  chmodSync(path, 0o600);
  replaceFile(path, 'two');
  expect(readFileSync(path, 'utf8')).toBe('two');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['a.json']);
});

test('a link stays a link to the file that is changed', () => {
  replaceFile(path, 'one');
  const link = join(folder, 'link.json');
  symlinkSync(path, link);
  replaceFile(link, 'two');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe('two');
});
