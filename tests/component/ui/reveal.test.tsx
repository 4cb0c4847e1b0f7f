import { expect, test } from 'vitest';
import { reveal } from '~/ui/reveal';

const at = (top: number, bottom: number) => new DOMRect(0, top, 10, bottom - top);

test.each([
  ['above the box', { element: at(40, 60), want: 440 }],
  ['below the box', { element: at(310, 330), want: 530 }],
  ['inside the box', { element: at(150, 170), want: 500 }],
])('an element %s ends up in sight, by as little scrolling as it takes', (_, { element, want }) => {
  const [box, inner] = [document.createElement('div'), document.createElement('a')];
  box.getBoundingClientRect = () => at(100, 300);
  inner.getBoundingClientRect = () => element;
  box.scrollTop = 500;
  reveal(box, inner);
  expect(box.scrollTop).toBe(want);
});
