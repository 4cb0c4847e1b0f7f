import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkedText, rangeOf, rangesOf, type TextRange } from '~/ui/MarkedText';

test.each<[string, { given: [string, string]; want: readonly TextRange[] }]>([
  ['the first place', { given: ['alpha alpha', 'pha'], want: [[2, 5]] }],
  ['in other letters', { given: ['ALPHA', 'pha'], want: [[2, 5]] }],
  ['nowhere', { given: ['alpha', 'x'], want: [] }],
  ['of nothing', { given: ['alpha', ''], want: [] }],
  ['not where letters change their length', { given: ['İstanbul', 'bul'], want: [] }],
])('range of a part: %s', (_, { given, want }) => expect(rangeOf(...given)).toEqual(want));

test('single positions join to stretches', () => {
  expect(rangesOf([4, 0, 1, 7])).toEqual([
    [0, 2],
    [4, 5],
    [7, 8],
  ]);
});

test('marks what fits and keeps the whole text', () => {
  const { container } = render(
    <MarkedText
      text="a<b>cd"
      ranges={[
        [0, 1],
        [4, 5],
      ]}
    />,
  );
  expect(container.textContent).toBe('a<b>cd');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['a', 'c']);
});

test.each([
  ['a sign that turns the writing', { text: 'invoice\u202egpj.exe', want: 'invoice‹U+202E›gpj.exe' }],
  ['a host that imitates another', { text: 'https://аррӏе.com', want: 'https://xn--80ak6aa92e.com (аррӏе.com)' }],
])('a text with %s is shown as a person may read it, without marks', (_, { text, want }) => {
  const { container } = render(<MarkedText text={text} ranges={[[8, 9]]} />);
  expect([container.textContent, container.querySelector('mark')]).toEqual([want, null]);
});
