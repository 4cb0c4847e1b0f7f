import { expect, test } from 'vitest';
import { isPlainClick } from '~/ui/is-plain-click';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a click of the primary button without a modifier key is plain', () => {
  expect(isPlainClick(plain)).toBe(true);
});

test.each<[string, Partial<typeof plain>]>([
  ['of the middle button', { button: 1 }],
  ['of the secondary button', { button: 2 }],
  ['with Meta', { metaKey: true }],
  ['with Control', { ctrlKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
])('a click %s belongs to the browser', (_, given) => {
  expect(isPlainClick({ ...plain, ...given })).toBe(false);
});
