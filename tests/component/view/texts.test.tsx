import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawerAt, setUp } from '../../harness/view/support';

test('texts are in the language of the page [DR-FRAME-14]', async () => {
  const { show } = await setUp({ language: 'ja', address: drawerAt(4, '') });
  await show();
  expect(screen.getByRole('button', { name: '閉じる' })).toBeDefined();
});

test('an unknown language falls back to English', async () => {
  const { show } = await setUp({ language: 'tlh', address: drawerAt(4, '') });
  await show();
  expect(screen.getByRole('dialog', { name: 'Detail Profile' })).toBeDefined();
});

test('text without a translation is shown in the English of its descriptor', async () => {
  const { texts } = await setUp({ language: 'ja' });
  const given = { key: 'test.unknown', text: 'English {a}', values: { a: 'text' } };
  expect(texts(given)).toBe('English text');
});
