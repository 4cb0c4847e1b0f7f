import { describe, expect, test } from 'vitest';
import { refusalOfCall, refusalOfPage, type RequestFacts } from '~/studio/server/guard';

const token = 'a'.repeat(64);

const right: RequestFacts = {
  remote: '127.0.0.1',
  host: '127.0.0.1:4173',
  origin: 'http://127.0.0.1:4173',
  contentType: 'application/json',
  site: 'same-origin',
  token,
};

test('a call of the page is answered', () => {
  expect(refusalOfCall(right, token)).toBeUndefined();
});

test.each<[string, Partial<RequestFacts>]>([
  ['from another machine', { remote: '192.168.1.20' }],
  ['from nowhere', { remote: undefined }],
  ['to a name that leads to this machine', { host: 'evil.example:4173', origin: 'http://evil.example:4173' }],
  [
    'to a name that begins like a loopback address',
    { host: '127.0.0.1.evil.example', origin: 'http://127.0.0.1.evil.example' },
  ],
  ['without a host', { host: undefined, origin: 'http://undefined' }],
  ['of another site', { origin: 'https://evil.example' }],
  ['of another server of this machine', { origin: 'http://127.0.0.1:8080' }],
  ['of a page without an origin', { origin: 'null' }],
  ['of a program', { origin: undefined }],
  ['that the browser calls cross-site', { site: 'cross-site' }],
  ['that the browser calls same-site', { site: 'same-site' }],
  ['of a form', { contentType: 'text/plain' }],
  ['without a type', { contentType: undefined }],
  ['without a token', { token: undefined }],
  ['with the token of another start', { token: 'b'.repeat(64) }],
  ['with a part of the token', { token: token.slice(1) }],
])('a call %s is refused', (_, change) => {
  expect(refusalOfCall({ ...right, ...change }, token)).toBeTypeOf('string');
});

describe('the page', () => {
  test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('is answered to %s', (remote) => {
    expect(refusalOfPage({ ...right, remote })).toBeUndefined();
  });

  test.each(['localhost:4173', '[::1]:4173', '127.0.0.1'])('is at %s', (host) => {
    expect(refusalOfPage({ ...right, host })).toBeUndefined();
  });

  test.each(['10.0.0.1', '::ffff:10.0.0.1', 'fe80::1'])('is not answered to %s', (remote) => {
    expect(refusalOfPage({ ...right, remote })).toBeTypeOf('string');
  });
});
