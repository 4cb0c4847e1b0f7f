import { expect, test } from 'vitest';
import { sharedPlaceholders } from '~/codegen/3-check/texts/misspelt-placeholders';
import { texts } from '~/codegen/3-check/texts/texts';
import { check, drawer, field } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const english = (text: unknown) => ({
  'messages/en.json': { language: 'English', direction: 'ltr', shared: { HELLO: text } },
});
const given = (...values: readonly object[]) => ({
  'drawers/url.json': drawer(
    values.map((one, index) => field({ id: `f${index}`, label: { message: 'HELLO', with: one } })),
  ),
});
const named = { name: 'input.id' };

table(sharedPlaceholders, [
  [
    'a placeholder that is misspelt in a shared message is reported there',
    { given: { ...english('Hello ▶{nmae}'), ...given(named, named) }, want: ['text/place -> {name}'] },
  ],
  [
    'so is the number that chooses a plural form',
    {
      given: {
        ...english({ by: '▶nmae', one: 'One thing', other: 'Of ▶{nmae} things' }),
        ...given(named),
      },
      want: ['text/place -> "name"', 'text/place -> {name}'],
    },
  ],
  [
    'a message that one text gives its value is right',
    { given: { ...english('Hello {nmae}'), ...given(named, { nmae: 'input.id' }) }, want: [] },
  ],
  [
    'a value that is misspelt at the text is reported there',
    { given: { ...english('Hello {name}'), ...given({ nmae: 'input.name' }) }, want: [] },
  ],
  [
    'a value that nobody gives is missing at the texts',
    { given: { ...english('Hello {name}'), ...given({}) }, want: [] },
  ],
]);

test('a placeholder that is misspelt in a shared message is not reported at the texts that use it', () => {
  expect(check(texts, { ...english('Hello {nmae}'), ...given(named, named) }).codes).toEqual([]);
});
