import { expect, test } from 'vitest';
import { belowRoot, errorFacts, errorNumber } from '~/api/read-answer';

test.each<[string, { body: unknown; root?: string; rootOpen?: boolean; want: unknown }]>([
  ['no root: the body', { body: { a: 1 }, want: { a: 1 } }],
  ['no root: a list', { body: [1], want: [1] }],
  ['a body that is no object or list is none', { body: 'ok', want: undefined }],
  ['below data', { body: { data: { a: 1 } }, root: 'data', want: { a: 1 } }],
  ['below data.data', { body: { data: { data: [1] } }, root: 'data.data', want: [1] }],
  ['a null answer is an answer', { body: { data: null }, root: 'data', want: null }],
  ['a missing root is another shape', { body: { a: 1 }, root: 'data', want: undefined }],
  ['half a root too', { body: { data: {} }, root: 'data.data', want: undefined }],
  ['an open root may be missing', { body: { a: 1 }, root: 'data', rootOpen: true, want: { a: 1 } }],
  ['an open root may be there', { body: { data: { a: 1 } }, root: 'data', rootOpen: true, want: { a: 1 } }],
  ['text below a root is another shape', { body: { data: 'x' }, root: 'data', want: undefined }],
])('%s', (_, { body, root, rootOpen = false, want }) => {
  expect(belowRoot(body, { ...(root !== undefined && { root }), rootOpen })).toEqual(want);
});

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

test.each<[string, { status?: number; body: unknown; want: string | undefined }]>([
  ['a refusal names the missing permission', { body: { permission: 'roles.edit' }, want: 'roles.edit' }],
  ['another status is not about a permission', { status: 409, body: { permission: 'roles.edit' }, want: undefined }],
  ['what is no name of a permission is not shown', { body: { permission: '<b>roles</b>' }, want: undefined }],
  ['nor is a long one', { body: { permission: 'a'.repeat(101) }, want: undefined }],
  ['nor another value', { body: { permission: 5 }, want: undefined }],
  ['a body without one names none', { body: {}, want: undefined }],
])('%s', (_, { status = 403, body, want }) => {
  expect(errorFacts(status, body).permission).toBe(want);
});
