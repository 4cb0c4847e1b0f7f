import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { changeFiles } from '~/codegen/host/change-files';
import { whyNotWritten, WriteProblem } from '~/codegen/host/write-file';

const folder = mkdtempSync(join(tmpdir(), 'change-files-'));
const content = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isFile() ? [[path.slice(folder.length + 1), readFileSync(path, 'utf8')]] : [];
    }),
  );

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'a.json'), 'a');
  writeFileSync(join(folder, 'b.json'), 'b');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('texts, new files and moves are made together', () => {
  changeFiles(folder, {
    texts: [['a.json', 'other']],
    created: [['new/c.json', 'c']],
    moves: [{ from: 'a.json', to: 'd.json' }],
  });
  expect(content()).toEqual({ 'b.json': 'b', 'd.json': 'other', 'new/c.json': 'c' });
});

test('if the last change cannot be made, all before it are taken back, new folders too', () => {
  mkdirSync(join(folder, 'taken.json'));
  const change = () =>
    changeFiles(folder, {
      texts: [['a.json', 'other']],
      created: [['new/deep/c.json', 'c']],
      moves: [
        { from: 'b.json', to: 'd.json' },
        { from: 'a.json', to: 'taken.json' },
      ],
    });
  expect(change).toThrow(
    new WriteProblem(
      'taken.json cannot be written: a folder has this name. Move that folder away. Nothing was changed.',
    ),
  );
  expect(content()).toEqual({ 'a.json': 'a', 'b.json': 'b' });
  expect(readdirSync(folder)).not.toContain('new');
});

test.each([
  ['EACCES', 'cannot be written: permission is missing. Give this account the permission to write in its folder.'],
  ['ENOSPC', 'cannot be written: the disk is full. Free some space, then repeat the command.'],
  ['EOTHER', 'cannot be written: something else.'],
])('the reason %s of the system is given in words', (code, want) => {
  expect(whyNotWritten(Object.assign(new Error('something else'), { code }))).toBe(want);
});
