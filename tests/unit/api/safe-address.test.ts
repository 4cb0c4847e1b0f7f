import { expect, test } from 'vitest';
import { consolePath, isInAppPath, namesHost, safeLink, trustedAddress } from '~/api/safe-address';

const trust = {
  origin: 'https://console.example',
  folder: '/',
  allowed: ['https://files.example', 'http://old.example:8080'],
};

test.each<[string, { given: unknown; link: unknown; trusted: boolean }]>([
  ['a path of the own origin', { given: '/app/ddr', link: { href: '/app/ddr', foreign: false }, trusted: true }],
  [
    'an in-app address keeps its spelling',
    { given: '/#/app', link: { href: '/#/app', foreign: false }, trusted: true },
  ],
  ['the own origin', { given: 'https://console.example/x', link: { foreign: false }, trusted: true }],
  ['an allowed origin', { given: 'https://files.example/x', link: { host: 'files.example' }, trusted: true }],
  ['an allowed http origin', { given: 'http://old.example:8080/', link: { foreign: false }, trusted: true }],
  ['a socket of the own origin', { given: 'wss://console.example/live', link: { foreign: false }, trusted: true }],
  [
    'another https address: link with its host',
    { given: 'https://other.example/a', link: { host: 'other.example', foreign: true }, trusted: false },
  ],
  ['another http address', { given: 'http://other.example/', link: undefined, trusted: false }],
  [
    'another port is another origin',
    { given: 'https://console.example:444/', link: { foreign: true }, trusted: false },
  ],
  ['another socket', { given: 'wss://other.example/', link: undefined, trusted: false }],
  [
    'a host without a protocol',
    { given: '//other.example/', link: { href: 'https://other.example/', foreign: true }, trusted: false },
  ],
  ['backslashes are slashes', { given: '\\\\other.example\\', link: { foreign: true }, trusted: false }],
  ['script', { given: 'javascript:alert(1)', link: undefined, trusted: false }],
  ['script with a line break', { given: 'java\nscript:alert(1)', link: undefined, trusted: false }],
  ['data', { given: 'data:text/html,x', link: undefined, trusted: false }],
  ['blob of the own origin', { given: 'blob:https://console.example/1', link: undefined, trusted: false }],
  ['a name before the host', { given: 'https://console.example@other.example/', link: undefined, trusted: false }],
  ['longer than any server takes', { given: `/app/${'x'.repeat(16_000)}`, link: undefined, trusted: false }],
  ['empty', { given: '', link: undefined, trusted: false }],
  ['a tab that browsers drop', { given: '/\t/other.example/', link: undefined, trusted: false }],
  ['a line break that browsers drop', { given: '/app\n/x', link: undefined, trusted: false }],
  ['a carriage return in a host', { given: 'https://files.exa\rmple/x', link: undefined, trusted: false }],
  ['a control character in front', { given: '\u0001https://files.example/x', link: undefined, trusted: false }],
  ['a null at the end', { given: '/app/x\0', link: undefined, trusted: false }],
  ['an old control character', { given: '/app/\u0085x', link: undefined, trusted: false }],
  ['no text', { given: 5, link: undefined, trusted: false }],
])('%s', (_, { given, link, trusted }) => {
  if (link === undefined) expect(safeLink(given, trust)).toBeUndefined();
  else expect(safeLink(given, trust)).toMatchObject(Object(link));
  expect(trustedAddress(given, trust) !== undefined).toBe(trusted);
});

test.each([
  ['http://other.example/', 'other.example'],
  ['https://other.example/', 'other.example'],
  ['ftp://other.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['ws://other.example/', undefined],
])('without demanding encryption: %s', (given, host) => {
  expect(safeLink(given, trust, true)?.host).toBe(host);
});

test.each<[unknown, boolean]>([
  ['/app/ddr?x=1', true],
  ['/', true],
  ['//other.example', false],
  ['/\\other.example', false],
  ['app', false],
  ['https://console.example/', false],
  ['', false],
  [undefined, false],
  ['/\t/other.example', false],
  ['/\n\\other.example', false],
  ['/app\r/ddr', false],
  ['/app\0', false],
  ['/app\u007f', false],
])('%j is a path of the console: %s', (given, want) => {
  expect(isInAppPath(given)).toBe(want);
});

test.each<[string, { given: string | undefined; want: string | undefined }]>([
  ['a bare path', { given: '/app/ddr?x=1', want: '/app/ddr?x=1' }],
  ['what stands behind the hash', { given: '/#/app/ddr?x=1', want: '/app/ddr?x=1' }],
  ['a path behind the index page', { given: '/index.html#/app/ddr', want: '/app/ddr' }],
  ['a path behind the origin of the console', { given: 'https://console.example/#/app/ddr', want: '/app/ddr' }],
  ['no place of another origin', { given: 'https://other.example/#/app/ddr', want: undefined }],
  ['no other host', { given: '//other.example/app', want: undefined }],
  ['no text', { given: 'app/ddr', want: undefined }],
  ['no tab', { given: '/\t/other.example', want: undefined }],
  ['no line break behind the hash', { given: '/#/app\n/ddr', want: undefined }],
  ['nothing', { given: undefined, want: undefined }],
])('a link of the server names a path of the console: %s', (_, { given, want }) => {
  expect(consolePath(given, trust)).toBe(want);
});

test.each([
  ['https://console.example/console/#/app/ddr', '/app/ddr'],
  ['/console/index.html#/app/ddr', '/app/ddr'],
  ['#/app/ddr', '/app/ddr'],
  // Another application of the origin.
  ['https://console.example/#/app/ddr', undefined],
  ['https://console.example/console/other/#/app/ddr', undefined],
])('for a console in a folder the path of %s is %s', (given, want) => {
  expect(consolePath(given, { ...trust, folder: '/console/' })).toBe(want);
});

test.each([
  ['t.co', true],
  [' https://t.co/x ', true],
  ['https://T.CO/x', true],
  ['https://microsoft.com/login', false],
  ['https://t.co@evil.example/', false],
  ['https://evil@t.co/', false],
  ['See t.co', false],
  ['', false],
])('the text %j names the host t.co: %s', (text, want) => {
  expect(namesHost(text, 't.co')).toBe(want);
});
