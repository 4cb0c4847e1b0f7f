import { expect, test } from 'vitest';
import { createPage } from '~/platform/browser';

interface FakeWindow {
  parent: unknown;
  opener: unknown;
  postMessage: () => void;
}

const root: FakeWindow = { parent: null, opener: null, postMessage: () => undefined };
root.parent = root;
const windowIn = (parent: unknown, opener: unknown = null): FakeWindow => ({ ...root, parent, opener });
const frame = windowIn(root);
const inner = windowIn(frame);
const popup = windowIn(null, inner);
popup.parent = popup;
const closed = Object.defineProperty({ opener: null }, 'parent', {
  get: () => {
    throw new DOMException('Blocked', 'SecurityError');
  },
});
const ring = windowIn(root);
ring.opener = windowIn(ring, ring);

test.each<[string, { source: unknown; want: boolean }]>([
  ['a frame inside of it', { source: inner, want: true }],
  ['a frame inside of that', { source: windowIn(inner), want: true }],
  ['a window opened from there', { source: popup, want: true }],
  ['the frame itself is not below itself', { source: frame, want: false }],
  ['a frame beside it', { source: windowIn(root), want: false }],
  ['the window around it', { source: root, want: false }],
  ['windows that opened each other', { source: ring, want: false }],
  ['a window that tells nothing', { source: closed, want: false }],
  ['a port, which is no window', { source: { postMessage: () => undefined }, want: false }],
  ['nothing', { source: null, want: false }],
])('what is below a frame: %s', (_, { source, want }) => {
  expect(createPage(window).isBelow(source, frame)).toBe(want);
});
