import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settle } from '../../harness/fake-clock';
import { drawerAt, setUp } from '../../harness/view/support';

test('texts follow the language, also while they are on the page [DR-FRAME-14]', async () => {
  const { texts, show } = await setUp({ language: 'ja', address: drawerAt(4, '') });
  await show();
  expect(screen.getByRole('button', { name: '閉じる' })).toBeDefined();
  await act(async () => {
    await texts.changeLanguage('en');
    await settle();
  });
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
});

test('an unknown language falls back to English', async () => {
  const { show } = await setUp({ language: 'tlh', address: drawerAt(4, '') });
  await show();
  expect(screen.getByRole('dialog', { name: 'Detail Profile' })).toBeDefined();
});

test('text without a translation is shown in the English of its descriptor', async () => {
  const { texts } = await setUp({ language: 'ja' });
  const given = { key: 'test.unknown', text: 'English {a}', values: { a: 'text' } };
  expect(texts.lookup.get()(given)).toBe('English text');
});
