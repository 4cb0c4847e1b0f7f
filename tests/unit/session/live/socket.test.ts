import { expect, test } from 'vitest';
import { socketTarget } from '~/session/live/socket';

const trust = {
  origin: 'https://console.example',
  folder: '/',
  allowed: ['https://live.example', 'http://plain.example'],
};
const to = (address: unknown, token = 'tö?n') => ({ address, token });

test('the token travels as a sub-protocol [SH-LC-01]', () => {
  expect(socketTarget(to('wss://console.example/live?a=1'), 'protocol', trust)).toEqual({
    address: 'wss://console.example/live?a=1',
    protocols: ['console.v1', 'console.token.dMO2P24'],
  });
});

test('the token travels in the address if the deployment says so [SH-LC-01]', () => {
  expect(socketTarget(to('wss://console.example/live?a=1#x'), 'query', trust)).toEqual({
    address: 'wss://console.example/live?a=1&token=t%C3%B6%3Fn',
    protocols: [],
  });
});

test.each([
  ['own origin', { given: 'wss://console.example/', want: true }],
  ['allowed origin', { given: 'wss://live.example/', want: true }],
  ['allowed origin without encryption', { given: 'ws://plain.example/', want: true }],
  ['own host without encryption', { given: 'ws://console.example/', want: false }],
  ['allowed host on another port', { given: 'wss://live.example:8443/', want: false }],
  ['foreign origin', { given: 'wss://evil.example/', want: false }],
  ['user in the address', { given: 'wss://console.example@evil.example/', want: false }],
  ['credentials', { given: 'wss://a:b@console.example/', want: false }],
  ['http', { given: 'https://console.example/live', want: false }],
  ['script', { given: 'javascript:alert(1)', want: false }],
  ['path', { given: '/live', want: false }],
  ['list', { given: ['wss://console.example/'], want: false }],
])('a socket opens only to trusted addresses: %s', (_, { given, want }) => {
  expect(socketTarget(to(given), 'protocol', trust) !== 'refused').toBe(want);
});

test.each([
  ['neither address nor token', { given: {} }],
  ['no token', { given: { address: 'wss://console.example/' } }],
  ['no address', { given: { token: 't' } }],
  ['empty address', { given: to('') }],
  ['null', { given: to(null) }],
])('an answer that names no channel: %s', (_, { given }) => {
  expect(socketTarget(given, 'protocol', trust)).toBe('none');
});
