import { expect, test } from 'vitest';
import { checkExpression } from '~/codegen/2-analyze/expression/check';
import { parse } from '~/codegen/2-analyze/expression/parse';
import { environment } from '~/tests/fixtures/codegen/environment';

const known = 'The contract declares no header';

test.each([
  [
    'a header that the contract does not declare',
    "header(url, 'ETga')",
    "'ETga'",
    `${known} "ETga" for the answer of url.`,
  ],
  [
    'a header of an answer without headers',
    "header(other, 'ETag')",
    "'ETag'",
    `${known} "ETag" for the answer of other.`,
  ],
  [
    'a header of what no call has answered',
    "header(input, 'ETag')",
    'input',
    "header takes the name of a source, or `answer`, e.g. header(hosts, 'ETag').",
  ],
  ['a header of an unknown name', "header(ulr, 'ETag')", 'ulr', 'Unknown name "ulr".'],
  ['a header without quotes', 'header(url, region)', 'region', 'header takes a name in quotes.'],
  ['a header without its name', 'header(url)', 'header(url)', 'header takes 2 arguments, not 1.'],
])('%s is refused', (_, text, marked, want) => {
  const { problems } = checkExpression(parse(text), environment);
  expect(problems.map(({ message }) => message)).toEqual([want]);
  expect(problems.map(({ index, length }) => text.slice(index, index + length))).toEqual([marked]);
});

test('a misspelt header is corrected as the contract writes it', () => {
  const { problems } = checkExpression(parse("header(url, 'x-total-cuont')"), environment);
  expect(problems.map(({ fix }) => fix)).toEqual(["'X-Total-Count'"]);
});

test('what reads a header reads its source', () => {
  expect([...checkExpression(parse("header(url, 'ETag') == null"), environment).reads]).toEqual(['url']);
});

test('a rule reads no header', () => {
  const { problems } = checkExpression(parse("header(url, 'ETag')"), { ...environment, pure: true });
  expect(problems.map(({ message }) => message)).toEqual([
    'A rule cannot read the session: pass the result of header to it.',
  ]);
});
