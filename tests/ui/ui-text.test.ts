import { expect, test } from 'vitest';
import english from '../../src/generated/messages/en';
import japanese from '../../src/generated/messages/ja';
import { uiTextKeys } from '../../src/ui/ui-text';

test.each(uiTextKeys)('%s has words in every language, with the same places', (key) => {
  const places = (text = ''): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
  expect(english[key]).toBeTruthy();
  expect(japanese[key]).toBeTruthy();
  expect(places(japanese[key])).toEqual(places(english[key]));
});
