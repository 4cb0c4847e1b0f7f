import { act, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, test } from 'vitest';
import { TranslateContext, type Translate } from '../../src/render/use-text';
import { settle } from '../support/fake-clock';
import { drawerAt, setUp } from './support';

test('DR-FRAME-14: texts follow the language, also while they are on the page', async () => {
  const { texts, show } = await setUp({ language: 'ja', address: drawerAt(4, '') });
  await show();
  expect(screen.getByRole('button', { name: '閉じる' })).toBeDefined();
  await act(async () => {
    await texts.speak('en');
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
  expect(texts.say.get()('test.unknown', { a: 'text' }, 'English {a}')).toBe('English text');
});

test.each<[string, { given: Parameters<Translate>[0]; want: string }]>([
  ['a key that nobody knows is shown itself', { given: { key: 'x.y' }, want: 'x.y' }],
  [
    'a place without a value stays',
    { given: { key: 'x', fallback: '{a} of {b}', values: { b: '2' } }, want: '{a} of 2' },
  ],
  [
    'a value is no text with places',
    { given: { key: 'x', fallback: '{a}', values: { a: '{b}', b: '2' } }, want: '{b}' },
  ],
  [
    'a value stands as it is',
    { given: { key: 'x', fallback: '[{a}]', values: { a: "$& $' $1" } }, want: "[$& $' $1]" },
  ],
  ['what every object has is no text', { given: { key: 'constructor', fallback: '{toString}' }, want: '{toString}' }],
])('%s', async (_, { given, want }) => {
  const Words = () => <p data-testid="words">{use(TranslateContext)(given)}</p>;
  await (await setUp()).show(<Words />);
  expect(screen.getByTestId('words').textContent).toBe(want);
});
