import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultLayout } from '~/codegen/language/layout';
import { Preview } from '~/studio/server/preview';

const folder = 'src/generated/console/drawers';
const [url, fresh] = [`${folder}/url.ts`, `${folder}/fresh.ts`];

let root: string;
let preview: Preview;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'descry-preview-')));
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, url), 'on the disk');
  preview = new Preview(root, defaultLayout);
});

afterEach(() => rmSync(root, { recursive: true }));

test('a module with another text than on the disk is served, and told once', () => {
  expect(preview.show(new Map([[url, 'edited']]))).toEqual([join(root, url)]);
  expect(preview.show(new Map([[url, 'edited']]))).toEqual([]);
  expect(preview.textOf(join(root, url))).toBe('edited');
});

test('a module that is as on the disk again is told and no longer served', () => {
  preview.show(new Map([[url, 'edited']]));
  expect(preview.show(new Map([[url, 'on the disk']]))).toEqual([join(root, url)]);
  expect(preview.textOf(join(root, url))).toBeUndefined();
});

test('a module that is not on the disk is found by the compiled modules alone', () => {
  preview.show(new Map([[fresh, 'new']]));
  expect(preview.resolve('./drawers/fresh', join(root, 'src/generated/console/catalogue.ts'))).toBe(join(root, fresh));
  expect(preview.resolve('./drawers/url', join(root, 'src/generated/console/catalogue.ts'))).toBeUndefined();
  expect(preview.resolve('../generated/console/drawers/fresh', join(root, 'src/app/main.tsx'))).toBeUndefined();
  expect(preview.resolve('fresh', join(root, 'src/generated/console/catalogue.ts'))).toBeUndefined();
});

test('the page hears nothing of a module on the disk that it has already, or has another text of', () => {
  preview.show(new Map([[url, 'edited']]));
  writeFileSync(join(root, url), 'somebody else');
  expect(preview.hides(join(root, url))).toBe(true);
  writeFileSync(join(root, url), 'edited');
  expect(preview.hides(join(root, url))).toBe(true);
  expect(preview.textOf(join(root, url))).toBeUndefined();
  expect(preview.hides(join(root, url))).toBe(false);
});

test('a module that gets another text on the disk is served from then on', () => {
  const compiled = new Map([[url, 'on the disk']]);
  expect(preview.show(compiled)).toEqual([]);
  writeFileSync(join(root, url), 'somebody else');
  expect(preview.hides(join(root, url))).toBe(false);
  expect(preview.show(compiled)).toEqual([join(root, url)]);
  expect(preview.textOf(join(root, url))).toBe('on the disk');
});

test('a theme that is not on the disk follows in the style sheet of the console, and in no other one', () => {
  const main = '/engine/src/styles/main.css?direct';
  expect(preview.withTheme('a{}', main)).toBeUndefined();
  const theme = 'src/generated/console/theme.css';
  writeFileSync(join(root, theme), ':root { --descry-accent: #2d72d2; }');
  expect(preview.show(new Map([[theme, ':root { --descry-accent: #0f766e; }']]))).toEqual([join(root, theme)]);
  expect(preview.withTheme('a{}', main)).toBe('a{}\n:root { --descry-accent: #0f766e; }');
  expect(preview.withTheme('a{}', '/engine/src/styles/tokens.css')).toBeUndefined();
  preview.show(new Map([[theme, ':root { --descry-accent: #2d72d2; }']]));
  expect(preview.withTheme('a{}', main)).toBeUndefined();
});
