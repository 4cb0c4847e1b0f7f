import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileQuery } from '~/descriptor/query/compile-query';
import { printQuery } from '~/descriptor/query/print-query';
import { queryFields } from '~/tests/fixtures/descriptor/query-fields';

test.each<readonly [string, Parameters<typeof printQuery>[0], string]>([
  ['no value is no text', { q: undefined, severity: [], owned: null }, ''],
  [
    'text is first, then fields in their order',
    { status: ['new'], q: 'a b', severity: ['high', 'low'] },
    'a b severity:(high OR low) status:new',
  ],
  [
    'what would be read as something else is in quotes',
    { q: 'risk OR not', owner: 'http://x' },
    '"risk OR not" owner:"http://x"',
  ],
  ['blanks in a value are in quotes', { status: ['closed it'] }, 'status:"closed it"'],
  ['numbers', { score: { from: 70, to: 90 }, cvss: { from: 7.5 } }, 'score:70..90 cvss>=7.5'],
  ['one number', { score: { from: 0, to: 0 } }, 'score:0'],
  ['a highest number', { score: { to: 5 } }, 'score<=5'],
  ['on', { risky: true }, 'risky:true'],
  ['what is no field is left out', { did: 'x' }, ''],
])('%s', (_, values, text) => {
  expect(printQuery(values, queryFields)).toBe(text);
});

const signs = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom('"', '\\', ' ', '(', ')', ':', '-', '*', 'a', 'OR', 'NOT', '>', '.'),
    minLength: 1,
    maxLength: 8,
  }),
);
const text = signs.map((value) => value.replaceAll(/\p{Cc}/gu, ' ').trim()).filter((value) => value !== '');
const some = (...values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 });
const number = fc.integer({ min: 0, max: 100 });
const range = fc.oneof(
  fc.record({ from: number }),
  fc.record({ to: number }),
  fc.tuple(number, number).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
);
const values = fc.record(
  {
    q: text,
    severity: some('critical', 'high', 'medium', 'low'),
    status: some('new', 'inProgress', 'closed it'),
    owned: fc.constantFrom('yes', 'no'),
    site: fc.uniqueArray(text, { minLength: 1, maxLength: 5 }),
    risky: fc.constant(true as const),
    score: range,
    day: fc.constant('2025-02-01'),
    cvss: fc.integer({ min: -100, max: 100 }).map((tenths) => ({ from: tenths / 10 + 0 })),
    owner: text,
  },
  { requiredKeys: [] },
);

test('compiling a printed query gives its values', () => {
  fc.assert(
    fc.property(values, (given) => {
      expect(compileQuery(printQuery(given, queryFields), queryFields)).toEqual({ values: given });
    }),
  );
});

test('every text is a query or has an error inside it, and a correction of it ends', () => {
  const parts = fc.constantFrom(
    'severity',
    'score',
    ':',
    '>=',
    '(',
    ')',
    ' ',
    'OR',
    '-',
    'NOT ',
    '"',
    'hihg',
    '70',
    '..',
    '\\',
    '*',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts).map((parts) => parts.join('')),
      ),
      (given) => {
        let query = given;
        for (let step = 0; step < 60; step += 1) {
          const { values: compiled, problem } = compileQuery(query, queryFields);
          if (compiled) {
            expect(compileQuery(printQuery(compiled, queryFields), queryFields)).toEqual({ values: compiled });
            return;
          }
          expect(problem.from).toBeLessThan(problem.to);
          expect(problem.to).toBeLessThanOrEqual(query.length);
          if (!problem.fix) return;
          query = query.slice(0, problem.fix.from) + problem.fix.text + query.slice(problem.fix.to);
        }
        throw new Error(`The corrections of ${JSON.stringify(given)} do not end.`);
      },
    ),
  );
});
