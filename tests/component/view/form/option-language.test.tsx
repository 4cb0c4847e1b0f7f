import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUp } from '~/tests/harness/view/support';

test('the name of each language is marked with that language, so that a screen reader can speak it', async () => {
  const world = await setUp();
  await world.show();
  act(() => world.overlays.show('language', {}));
  await screen.findByRole('radio', { name: 'English' }, { timeout: 5000 });
  const languageOf = (name: string) => screen.getByRole('radio', { name }).closest('[lang]')?.getAttribute('lang');
  expect(languageOf('English')).toBe('en');
  expect(languageOf('日本語')).toBe('ja');
});
