import { describe, expect, test } from 'vitest';
import { compileQuery } from '~/descriptor/query/compile-query';
import { fieldsWithoutText, queryFields } from '~/tests/fixtures/descriptor/query-fields';

describe('a query sets filters', () => {
  test.each<readonly [string, string, object]>([
    ['nothing to none', '  ', {}],
    ['words to the text of the list', 'power  shell', { q: 'power shell' }],
    ['quoted words as they are', String.raw`"a:b  (c) \"d\" \\"`, { q: String.raw`a:b  (c) "d" \ `.trim() }],
    ['a word with a colon in its middle that no field has', '10.0.0.1:443', { q: '10.0.0.1:443' }],
    ['a value', 'severity:high', { severity: ['high'] }],
    ['a value by its alias, in any case', 'SEV:HIGH', { severity: ['high'] }],
    ['a value by its name for the reader', 'status:"in progress"', { status: ['inProgress'] }],
    ['several values', 'severity:(high OR critical OR high)', { severity: ['high', 'critical'] }],
    ['every value but one', '-status:new', { status: ['inProgress', 'closed it'] }],
    ['every value but some', 'NOT severity:(low OR medium)', { severity: ['critical', 'high'] }],
    ['the other of two', '-owned:yes', { owned: 'no' }],
    ['any value while the values are not loaded', 'site:Oslo', { site: ['Oslo'] }],
    ['on', 'risky:True', { risky: true }],
    ['a lowest number', 'score>=70', { score: { from: 70 } }],
    ['a number that is not included', 'score>70 score<80', { score: { from: 71, to: 79 } }],
    ['a decimal that is not included', 'cvss>6.9', { cvss: { from: 7 } }],
    ['a day', 'day:2025-02-01', { day: '2025-02-01' }],
    ['a range', 'score:70..90', { score: { from: 70, to: 90 } }],
    ['an open range', 'score:..90', { score: { to: 90 } }],
    ['one number', 'score:70', { score: { from: 70, to: 70 } }],
    ['all of them', 'severity:high AND mimi katz AND owner:ada', { severity: ['high'], q: 'mimi katz', owner: 'ada' }],
    ['a keyword and a sign in quotes as text', '"OR" "*"', { q: 'OR *' }],
    ['a value that looks like a field', 'owner:severity:high', { owner: 'severity:high' }],
  ])('%s', (_, text, values) => {
    expect(compileQuery(text, queryFields)).toEqual({ values });
  });
});

/** A query whose wrong part is marked, the code of what is wrong, and what the correction makes of it. */
type Row = readonly [title: string, text: string, code: string, corrected?: string];

describe('a query that the operation cannot carry is an error at its part', () => {
  const rows: readonly Row[] = [
    ['an unknown field', '▶planet◀:high', 'FIELD'],
    ['a misspelt field', '▶severty◀:high', 'FIELD', 'severity:high'],
    ['a field by its name for the reader', '-▶state◀:new', 'FIELD', '-status:new'],
    ['an address that looks like a field', '▶https◀://evil.test/a', 'FIELD', '"https://evil.test/a"'],
    ['a path that looks like a field', String.raw`▶C◀:\Windows`, 'FIELD', String.raw`"C:\\Windows"`],
    ['an unknown value', 'severity:▶purple◀', 'VALUE'],
    ['a misspelt value', 'severity:(low OR ▶hihg◀)', 'VALUE', 'severity:(low OR high)'],
    ['the first word of a name', 'status:▶in◀', 'VALUE', 'status:inProgress'],
    ['a value that needs quotes', 'status:▶close◀', 'VALUE', 'status:"closed it"'],
    ['no value', 'low ▶severity:◀ high', 'MISSING'],
    ['an empty list', 'severity:(▶)◀', 'MISSING'],
    ['an empty text', '▶owner:""◀', 'MISSING'],
    ['several values where one can be sent', '▶owned:(yes OR no)◀', 'ONE_VALUE'],
    ['several texts where one can be sent', 'owner:(ada OR ▶bo◀)', 'ONE_VALUE'],
    ['a field twice', 'severity:low ▶severity:high◀', 'TWICE'],
    ['text in two parts', 'a severity:low ▶b◀', 'ONE_TEXT'],
    ['a longer text than can be sent', `▶${'x'.repeat(201)}◀`, 'LONG'],
    ['excluding text', 'a ▶-b◀', 'EXCLUDE_TEXT', 'a "-b"'],
    ['excluding text by a word', 'NOT ▶b◀', 'EXCLUDE_TEXT'],
    ['excluding the text of a field', '▶-owner:ada◀', 'EXCLUDE'],
    ['excluding what is on', '▶NOT risky:true◀', 'EXCLUDE'],
    ['excluding numbers', '▶-score:70◀', 'EXCLUDE'],
    ['excluding every value', '▶-owned:(yes OR no)◀', 'EXCLUDE_ALL'],
    ['excluding values that are not loaded', '▶-site:Oslo◀', 'LOADING'],
    ['excluding twice', '▶NOT◀ -severity:low', 'NOT_ALONE'],
    ['excluding nothing', 'a ▶NOT◀', 'NOT_ALONE'],
    ['what is off', 'risky:▶false◀', 'ON_ONLY'],
    ['no day', 'day:▶yesterday◀', 'DAY'],
    ['a day that the calendar does not have', 'day:▶2025-02-30◀', 'DAY'],
    ['an order of words', '▶severity>=◀high', 'OPERATOR', 'severity:high'],
    ['an equals sign', '▶score=◀7', 'OPERATOR', 'score:7'],
    ['no number', 'score>=▶high◀', 'NUMBER'],
    ['a fraction of a whole number', 'score>=▶7.5◀', 'WHOLE'],
    ['more decimals than there are', 'cvss>=▶7.55◀', 'DECIMALS'],
    ['a number below the lowest', 'score<▶0◀', 'LOW'],
    ['a number above the highest', 'score:▶70..101◀', 'HIGH'],
    ['an end that the operation does not take', '▶cvss<=9◀', 'ONE_END'],
    ['a range that holds no number', '▶score:9..1◀', 'ORDER'],
    ['an end twice', 'score>1 ▶score>=2◀', 'TWICE'],
    ['a wildcard in text', 'a ▶win*◀', 'WILDCARD', 'a "win*"'],
    ['a wildcard in a value', 'severity:▶hi*◀', 'WILDCARD', 'severity:"hi*"'],
    ['quotes that do not end', 'owner:▶"ada b◀', 'QUOTE', 'owner:"ada b"'],
    ['an alternative of two fields', 'severity:low ▶OR◀ risky:true', 'OR'],
    ['a group of fields', '▶(◀severity:low)', 'GROUP'],
    ['a parenthesis that does not end', 'severity:▶(◀low OR high', 'PARENTHESIS'],
    ['a parenthesis that does not begin', 'severity:low▶)◀', 'PARENTHESIS'],
    ['values without a word between', 'severity:(low ▶high◀)', 'AND'],
    ['two values at once', 'severity:(low ▶AND◀ high)', 'AND'],
    ['a conjunction at the end', 'a ▶AND◀', 'AND'],
  ];
  test.each(rows.map(([title, ...row]) => [title, row] as const))('%s', (_, [marked, code, corrected]) => {
    const [before = '', wrong = '', after = ''] = marked.split(/[▶◀]/);
    const { problem } = compileQuery(before + wrong + after, queryFields);
    expect(problem).toMatchObject({ code, from: before.length, to: before.length + wrong.length });
    const fix = problem?.fix;
    const text = before + wrong + after;
    expect(fix && text.slice(0, fix.from) + fix.text + text.slice(fix.to)).toBe(corrected);
  });

  test('text where the operation searches for none', () => {
    const { problem } = compileQuery('severity:high mimikatz', fieldsWithoutText);
    expect(problem).toEqual({ code: 'NO_TEXT', from: 14, to: 22 });
  });

  test('more values than an address takes', () => {
    const values = Array.from({ length: 101 }, (_, index) => `s${index}`).join(' OR ');
    expect(compileQuery(`site:(${values})`, queryFields).problem?.code).toBe('MANY');
  });
});
