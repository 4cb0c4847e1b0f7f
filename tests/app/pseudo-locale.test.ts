import { expect, test } from 'vitest';
import { languages } from '../../src/app/languages';
import { pseudoText } from '../../src/app/pseudo/pseudo-text';
import { settings } from '../../src/generated/console';
import { createTexts } from '../../src/render/create-texts';

test.each([
  ['letters get accents, a third more room and brackets', 'Save', '[Šåṽé ~~]'],
  ['places stay as they are', '{count} hosts', '[{count} ĥöšţš ~~]'],
  ['signs and numbers stay', '24 h', '[24 ĥ ~~]'],
  ['nothing stays nothing', '', ''],
])('%s', (_, given, want) => {
  expect(pseudoText(given)).toBe(want);
});

test('the dev server adds two languages to those of the console, one from right to left', () => {
  expect(Object.keys(languages)).toEqual([...settings.languages, 'en-XA', 'en-XB']);
  expect(languages['en-XA']?.direction).toBe('ltr');
  expect(languages['en-XB']?.direction).toBe('rtl');
});

test('shared messages and texts of descriptors are worded, and their places filled', async () => {
  const say = (await createTexts(languages, 'en-XA')).say.get();
  expect(say('UI.CLOSE')).toBe(pseudoText('Close'));
  expect(say('UI.SHELL.MENU_GROUP', { title: 'Reports' })).toContain('Reports');
  expect(say('drawers.url.tabs.basic.title', {}, 'Basic properties')).toMatch(/^\[.*~\]$/);
  expect(say('no.such.text', {}, 'Plain')).toBe('Plain');
});
