import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, dialogOf, showDialog, words } from '../../harness/view/show-dialog';

test.each([
  [true, 'OL'],
  [false, 'UL'],
  [undefined, 'UL'],
])('a list that is ordered (%s) is an %s, called by its title', async (ordered, want) => {
  const items = [words('First this.'), words('Then that.')];
  const list = { type: 'list', title: words('How to'), items, ...(ordered !== undefined && { ordered }) } as const;
  await showDialog(dialogOf({ content: [list] }));
  const shown = screen.getByRole('list', { name: 'How to' });
  expect([
    shown.tagName,
    within(shown)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ]).toEqual([want, ['First this.', 'Then that.']]);
});

test('a list without a title has no name', async () => {
  await showDialog(dialogOf({ content: [{ type: 'list', items: [words('Only this.')] }] }));
  expect(screen.getByRole('list').getAttribute('aria-labelledby')).toBeNull();
});

test('buttons stand in the content; one with "asLink" looks like a link and does the same', async () => {
  const buttons = [button('plain'), { ...button('linked'), asLink: true }] as const;
  const { closed } = await showDialog(dialogOf({ content: [{ type: 'buttons', buttons }] }));
  const [plain, linked] = ['plain', 'linked'].map((name) => screen.getByRole('button', { name }));
  expect([plain, linked].map((each) => each?.classList.contains('descry-link'))).toEqual([false, true]);
  linked?.click();
  await expect.poll(() => closed).toEqual(['asking']);
});
