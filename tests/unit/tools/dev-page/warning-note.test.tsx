import { beforeEach, expect, test } from 'vitest';
import { WarningNote } from '~/tools/dev-page/warning-note';

const warning = { at: 'descriptors/drawers/url.json:42:9', message: 'This is always true.' };
const hostile = { at: 'descriptors/scales/<b>.json:1:1', message: '<img src=x onerror=alert(1)>', hint: 'Delete it.' };

const note = () => document.querySelector('descry-warnings')?.shadowRoot ?? undefined;
const text = () => note()?.querySelector('details')?.textContent;

beforeEach(() => document.body.replaceChildren());

test('the note lists warnings as text, and counts what translators do', () => {
  new WarningNote().show({ warnings: [warning, hostile], translations: 3 });
  expect(note()?.querySelector('summary')?.textContent).toBe('2 warnings');
  expect(text()).toContain('descriptors/drawers/url.json:42:9This is always true.');
  expect(text()).toContain('<img src=x onerror=alert(1)> Delete it.');
  expect(text()).toContain('3 texts to translate');
  expect(note()?.querySelector('img')).toBeNull();
});

test('there is no note without a warning, whatever translators have to do', () => {
  const shown = new WarningNote();
  shown.show({ warnings: [], translations: 3 });
  expect(note()).toBeUndefined();
  shown.show({ warnings: [warning], translations: 0 });
  expect(note()?.querySelector('summary')?.textContent).toBe('1 warning');
  shown.show({ warnings: [], translations: 0 });
  expect(note()).toBeUndefined();
});

test('an open list stays open when the warnings change', () => {
  const shown = new WarningNote();
  shown.show({ warnings: [warning], translations: 0 });
  const details = note()?.querySelector('details');
  if (details) details.open = true;
  shown.show({ warnings: [warning, hostile], translations: 0 });
  expect(note()?.querySelector('details')?.open).toBe(true);
});

test('a closed note comes again only with other warnings', () => {
  const shown = new WarningNote();
  shown.show({ warnings: [warning], translations: 0 });
  note()?.querySelector('button')?.click();
  expect(note()).toBeUndefined();
  shown.show({ warnings: [warning], translations: 0 });
  expect(note()).toBeUndefined();
  shown.show({ warnings: [hostile], translations: 0 });
  expect(text()).toContain('Delete it.');
});
