import { describe, expect, test } from 'vitest';
import requirements from '../requirements.json';
import { filesOf } from './documents';
import { hasId, idsOf, isIdList, withoutIds } from './requirement-ids';
import { textsOfTests } from './titles';

/** What a file of tests says about requirements: its mistakes, and the ids that it cites. */
interface Citations {
  readonly mistakes: readonly string[];
  readonly ids: readonly string[];
}

function citationsOf(path: string, source?: string): Citations {
  const mistakes = new Set<string>();
  const ids = new Set<string>();
  for (const { line, kind, text } of textsOfTests(path, source)) {
    const { sentence, lists } =
      kind === 'other' && isIdList(text) ? { sentence: '…', lists: [text] } : withoutIds(text);
    lists.flatMap(idsOf).forEach((id) => ids.add(id));
    if (hasId(sentence)) mistakes.add(`${path}:${line}: an id outside of the brackets at the end: ${text}`);
    else if (kind === 'title' && !/[\p{L}…]/u.test(sentence)) mistakes.add(`${path}:${line}: no sentence: ${text}`);
  }
  return { mistakes: [...mistakes], ids: [...ids] };
}

const defined: ReadonlySet<string> = new Set(Object.keys(requirements));
const files = filesOf('.ts', '.tsx').filter((path) => /^(tests|e2e)\//.test(path));
const citations = files.map((path) => citationsOf(path));

test('every title is a sentence, with the ids of requirements in brackets at its end', () => {
  expect(citations.flatMap(({ mistakes }) => mistakes)).toEqual([]);
});

test('tests/requirements.json has a sentence for every id that a title cites', () => {
  const cited = new Set(citations.flatMap(({ ids }) => ids));
  expect([...cited].filter((id) => !defined.has(id)).sort()).toEqual([]);
});

test('tests/requirements.json has no id that no title cites', () => {
  const cited = new Set(citations.flatMap(({ ids }) => ids));
  expect([...defined].filter((id) => !cited.has(id)).sort()).toEqual([]);
});

test('tests/requirements.json has its ids in order', () => {
  const inOrder = [...defined].sort(new Intl.Collator('en', { numeric: true }).compare);
  expect([...defined]).toEqual(inOrder);
});

describe('a planted title', () => {
  /** The mistakes of a file with this text. `@` and `#` replace prefixes of ids: an id here would be a citation. */
  const mistakesOf = (source: string) =>
    citationsOf('planted.test.ts', source.replaceAll('@', 'DG').replaceAll('#', 'OP')).mistakes.map((mistake) =>
      mistake.replaceAll('DG', '@').replaceAll('OP', '#').replace('planted.test.ts:', ''),
    );
  const outside = 'an id outside of the brackets at the end';

  test.each<[what: string, { given: string; want: readonly string[] }]>([
    ['an id in front', { given: "test('@-IP-01: is red')", want: [`1: ${outside}: @-IP-01: is red`] }],
    ['an id in the middle', { given: "describe('is @-IP-01, red')", want: [`1: ${outside}: is @-IP-01, red`] }],
    ['an id in round brackets', { given: "test('is red (@-IP-01)')", want: [`1: ${outside}: is red (@-IP-01)`] }],
    ['an id without a number', { given: "test('is red [@-IP]')", want: [`1: ${outside}: is red [@-IP]`] }],
    ['an id without a catalogue', { given: "test('is red [#-12]')", want: [`1: ${outside}: is red [#-12]`] }],
    ['only an id', { given: "test('@-IP-01')", want: [`1: ${outside}: @-IP-01`] }],
    ['only an id in brackets', { given: "test(' [@-IP-01]')", want: ['1: no sentence:  [@-IP-01]'] }],
    [
      'a row whose id is printed first',
      { given: "test.each([['@-IP-01', 5]])('%s: %i')", want: [`1: ${outside}: @-IP-01: 5`] },
    ],
    [
      'a row of a named table',
      { given: "const rows = [\n['@-IP-01'],\n] as const;\ntest.each(rows)('%s')", want: [`4: ${outside}: @-IP-01`] },
    ],
    [
      'a row with an object',
      { given: "test.each([{ id: '@-IP-01' }])('$id: red')", want: [`1: ${outside}: @-IP-01: red`] },
    ],
    [
      'a text with an id that a loop makes a title of',
      { given: "for (const name of ['@-IP-01: red']) test(name)", want: [`1: ${outside}: @-IP-01: red`] },
    ],
    [
      'a title that a choice makes',
      { given: "test(isRed ? 'red' : '@-IP-01 blue')", want: [`1: ${outside}: @-IP-01 blue`] },
    ],
  ])('is refused: %s', (_, { given, want }) => {
    expect(mistakesOf(given)).toEqual(want);
  });

  test.each<[what: string, given: string]>([
    ['a sentence', "test('is red')"],
    ['a list of ids', "test('is red [@-IP-01, 02, @-AN-03 to 05]')"],
    ['a template', 'test(`a ${kind} is red [@-IP-01, ${ids}]`)'],
    ['a row with an id for the brackets', "test.each([['red', '@-IP-01, 02']])('is %s [%s]')"],
    ['a row with an object for the brackets', "test.each([{ id: '@-IP-01', name: 'red' }])('is $name [$id]')"],
    ['ids of the row and of all rows', "test.each([['red [@-IP-01]']])('is of a colour: %s [@-IP-02]')"],
    ['a table that the file does not state', "test.each(everything)('%s')"],
  ])('is accepted: %s', (_, given) => {
    expect(mistakesOf(given)).toEqual([]);
  });

  test('cites every id of a short list', () => {
    const { ids } = citationsOf(
      'planted.test.ts',
      "test('is red [@-IP-08 to 10, 12, @-AN-098 to 100]')".replaceAll('@', 'DG'),
    );
    expect(ids).toEqual(['IP-08', 'IP-09', 'IP-10', 'IP-12', 'AN-098', 'AN-099', 'AN-100'].map((id) => `DG-${id}`));
  });
});
