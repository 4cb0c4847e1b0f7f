import { act, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, test } from 'vitest';
import { languages } from '../../src/generated/languages';
import { setLanguage } from '../../src/render/create-texts';
import { TranslateContext, type Translate } from '../../src/render/use-text';
import { settle } from '../support/fake-clock';
import { drawerAt, setUp } from './support';

test('DR-FRAME-14: texts follow the language, also while they are on the page', async () => {
  const { texts, show } = await setUp({ language: 'ja', address: drawerAt(4, '') });
  await show();
  expect(screen.getByRole('button', { name: '閉じる' })).toBeDefined();
  await act(async () => {
    await setLanguage(texts, languages, 'en');
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
  expect(texts.t('test.unknown', { defaultValue: 'English {a}', a: '$t(DRAWER.TITLE)' })).toBe(
    'English $t(DRAWER.TITLE)',
  );
});

test.each<[string, { given: Parameters<Translate>[0]; want: string }]>([
  ['a fallback asks for no texts', { given: { key: 'x', fallback: '$t(UI.CLOSE) {a}' }, want: '$t(UI.CLOSE) {a}' }],
  ['a place sets no option', { given: { key: 'x', fallback: '{lng}', values: { lng: 'ja' } }, want: 'ja' }],
  [
    'a value asks for no texts',
    { given: { key: 'x', fallback: '{a}', values: { a: '$t(UI.CLOSE)' } }, want: '$t(UI.CLOSE)' },
  ],
])('%s', async (_, { given, want }) => {
  const Words = () => <p data-testid="words">{use(TranslateContext)(given)}</p>;
  await (await setUp()).show(<Words />);
  expect(screen.getByTestId('words').textContent).toBe(want);
});
