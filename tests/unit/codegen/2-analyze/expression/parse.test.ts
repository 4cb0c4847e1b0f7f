import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from '~/codegen/2-analyze/expression/parse';

test.each([
  ['whole and broken numbers are one kind', '1', { is: 'literal', value: 1, start: 0, end: 1 }],
  ['a negative number is a literal', '-1.5', { is: 'literal', value: -1.5, start: 0, end: 4 }],
  ['a text has its escapes resolved', "'a\\n'", { is: 'literal', value: 'a\n', start: 0, end: 5 }],
  [
    'a member has the place of its name',
    'a . b',
    {
      is: 'member',
      name: 'b',
      at: { start: 4, end: 5 },
      object: { is: 'name', name: 'a', start: 0, end: 1 },
      start: 0,
      end: 5,
    },
  ],
  [
    'a method has the place of its name',
    'a.a (a)',
    {
      is: 'call',
      name: 'a',
      at: { start: 2, end: 3 },
      receiver: { is: 'name', name: 'a', start: 0, end: 1 },
      arguments: [{ is: 'name', name: 'a', start: 5, end: 6 }],
      start: 0,
      end: 7,
    },
  ],
])('%s', (_, text, want) => {
  expect(parse(text)).toEqual({ text, syntax: want, problems: [] });
});

test('any text parses or is refused within its own length', () => {
  const sign = fc.constantFrom(
    ...'ab.()[]{}!&|=<>+-*/%?:,"\' 01\\\n',
    'in ',
    'exists(',
    'has(',
    'null',
    '€',
    'u',
    '..',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(sign, { maxLength: 30 }).map((signs) => signs.join('')),
      ),
      (text) => {
        const { syntax, problems } = parse(text);
        expect(problems.length > 0).toBe(syntax === undefined);
        for (const { index, length } of problems) {
          expect(index).toBeLessThanOrEqual(text.length);
          expect(index + length).toBeLessThanOrEqual(text.length + 1);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  '(a) + (b)',
  '((a) + (b)) * (c + (d))',
  "!(a) && -(b) < ((c)) ? (d) : (e('(' + f))",
  "(a.b)[0].c.exists(x, (x.y) == ')') || ((d).size()) > (1)",
  'f((a) in [(b), (c)])',
])('every part of %s has the place of its whole text, brackets included', (text) => {
  const parts: string[] = [];
  JSON.stringify(parse(text).syntax, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'is' in value && 'start' in value && 'end' in value) {
      parts.push(text.slice(Number(value.start), Number(value.end)));
    }
    return value;
  });
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect([part, parse(part).problems]).toEqual([part, []]);
});
