import { expect, test } from 'vitest';
import { languages } from '~/app/languages';
import { settings } from '~/generated/console/console';
import { createLookup } from '~/i18n/create-lookup';
import { pseudoText } from '~/lib/pseudo-text';

test.each([
  ['letters get accents, 40 % more room and brackets', 'Save', '[Šåṽé ~~]'],
  ['places stay as they are', '{count} hosts', '[{count} ĥöšţš ~~~]'],
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
  const lookup = await createLookup(languages, 'en-XA');
  expect(lookup({ key: 'UI.CLOSE' })).toBe(pseudoText('Close'));
  expect(lookup({ key: 'UI.SHELL.MENU_GROUP', values: { title: 'Reports' } })).toContain('Reports');
  expect(lookup({ key: 'UI.PALETTE.FOUND', values: { count: 1 } })).toBe(
    pseudoText('{count} result').replace('{count}', '1'),
  );
  expect(lookup({ key: 'drawers.url.tabs.basic.title', text: 'Basic properties' })).toMatch(/^\[.*~\]$/);
  expect(lookup({ key: 'no.such.text', text: 'Plain' })).toBe('Plain');
});
