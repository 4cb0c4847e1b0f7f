import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64url, toBase64url } from '~/lib/base64url';

test('every text comes back', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fromBase64url(toBase64url(text)) === text));
});

test('the alphabet is that of addresses', () => {
  expect(toBase64url('??>>ÿ')).toBe('Pz8-PsO_');
});

test.each([
  ['signs of the other alphabet', 'a+b/'],
  ['padding', 'YQ=='],
  ['a length that cannot be', 'a'],
  ['bytes that are no UTF-8', '_w'],
  ['markup', '<script>'],
])('%s give nothing', (_, given) => {
  expect(fromBase64url(given)).toBeUndefined();
});
