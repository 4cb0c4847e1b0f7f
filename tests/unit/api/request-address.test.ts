import { expect, test } from 'vitest';
import { requestAddress } from '~/api/request-address';

test.each<[string, { template: string; path?: object; query?: object; want: string | undefined }]>([
  ['no parameters', { template: '/a', want: '/a' }],
  [
    'path values are percent-encoded',
    { template: '/a/{id}', path: { id: 'a/b?c#d é' }, want: '/a/a%2Fb%3Fc%23d%20%C3%A9' },
  ],
  ['base64 of an address', { template: '/a/{id}', path: { id: 'aHR0/+' }, want: '/a/aHR0%2F%2B' }],
  ['a name with a hyphen', { template: '/a/{device-id}', path: { 'device-id': 'x' }, want: '/a/x' }],
  ['numbers are text', { template: '/a/{id}', path: { id: 5 }, want: '/a/5' }],
  ['a missing path value makes no address', { template: '/a/{id}', want: undefined }],
  ['an empty path value makes no address', { template: '/a/{id}', path: { id: '' }, want: undefined }],
  ['a path value that leads up makes no address', { template: '/a/{id}/b', path: { id: '..' }, want: undefined }],
  [
    'a path value with half a character makes no address',
    { template: '/a/{id}', path: { id: 'a\ud800' }, want: undefined },
  ],
  ['an inherited member makes no address', { template: '/a/{constructor}', path: {}, want: undefined }],
  ['query values', { template: '/a', query: { q: 'x&y=z', n: 0, b: false }, want: '/a?q=x%26y%3Dz&n=0&b=false' }],
  ['lists repeat their name', { template: '/a', query: { q: ['x', 'y'] }, want: '/a?q=x&q=y' }],
  ['absent and null are left out', { template: '/a', query: { q: undefined, r: null }, want: '/a' }],
])('%s', (_, { template, path, query, want }) => {
  expect(requestAddress(template, path, query)).toBe(want);
});
