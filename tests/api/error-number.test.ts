import { expect, test } from 'vitest';
import { errorNumber } from '../../src/api/error-number';

test.each<[string, { body: unknown; want: number | undefined }]>([
  ['info.number comes first', { body: { info: { number: 1 }, error: { code: 2, number: 3 } }, want: 1 }],
  ['then error.code', { body: { error: { code: 2, number: 3 } }, want: 2 }],
  ['then error.number', { body: { error: { number: 3 } }, want: 3 }],
  ['digits as text count', { body: { info: { number: '4011403' } }, want: 4011403 }],
  [
    'other text does not, so the next place is asked',
    { body: { info: { number: 'E1' }, error: { code: 2 } }, want: 2 },
  ],
  ['a fraction is no number', { body: { info: { number: 1.5 } }, want: undefined }],
  ['a body of another shape has none', { body: { info: 5, error: [] }, want: undefined }],
  ['nor has none at all', { body: undefined, want: undefined }],
])('%s', (_, { body, want }) => {
  expect(errorNumber(body)).toBe(want);
});
