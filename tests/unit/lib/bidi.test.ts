import { expect, test } from 'vitest';
import { hasBidiControls, isolate } from '~/lib/bidi';

test('the direction of a foreign text ends with it, even if it tries to close our isolation', () => {
  expect(isolate('plain')).toBe('plain');
  expect(hasBidiControls('photo_\u202egnp.exe')).toBe(true);
  expect(isolate('a\u202eb\u2069c')).toBe('\u2068a\u202ebc\u2069');
});
