import { expect, test } from 'vitest';
import { belowRoot } from '../../src/api/below-root';

test.each<[string, { body: unknown; root: string | null; rootOpen?: boolean; want: unknown }]>([
  ['no root: the body', { body: { a: 1 }, root: null, want: { a: 1 } }],
  ['no root: a list', { body: [1], root: null, want: [1] }],
  ['a body that is no object or list is none', { body: 'ok', root: null, want: undefined }],
  ['below data', { body: { data: { a: 1 } }, root: 'data', want: { a: 1 } }],
  ['below data.data', { body: { data: { data: [1] } }, root: 'data.data', want: [1] }],
  ['a null answer is an answer', { body: { data: null }, root: 'data', want: null }],
  ['a missing root is another shape', { body: { a: 1 }, root: 'data', want: undefined }],
  ['half a root too', { body: { data: {} }, root: 'data.data', want: undefined }],
  ['an open root may be missing', { body: { a: 1 }, root: 'data', rootOpen: true, want: { a: 1 } }],
  ['an open root may be there', { body: { data: { a: 1 } }, root: 'data', rootOpen: true, want: { a: 1 } }],
  ['text below a root is another shape', { body: { data: 'x' }, root: 'data', want: undefined }],
])('%s', (_, { body, root, rootOpen = false, want }) => {
  expect(belowRoot(body, { root, rootOpen })).toEqual(want);
});
