import { expect, test } from 'vitest';
import { isOwnPath } from '~/tools/server/request-target';

test.each([
  '/',
  '/ui/uic/v3/auth?lang=en',
  '/a//b',
  '/a?next=//host/../\\',
  '/a/..%2fb',
  '/%7Ba%7D/{b}|^`',
  '/.well-known/a',
  '/a..b/...',
])('%s is a path of this server', (target) => {
  expect(isOwnPath(target)).toBe(true);
});

test.each([
  undefined,
  '',
  '*',
  'a',
  'host:443',
  'http://host/',
  'ws://host/',
  '//host',
  '//[',
  '///host',
  '/\\host',
  '/a\\b',
  '/a#b',
  '/a?b#c',
  '/..',
  '/a/../b',
  '/a/./b',
  '/a/%2e%2E/b',
  '/a/.%2e',
  '/a b',
  '/a\tb',
  '/é',
  '/a\u0000',
])('%j is refused', (target) => {
  expect(isOwnPath(target)).toBe(false);
});
