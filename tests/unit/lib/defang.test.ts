import { expect, test } from 'vitest';
import { defang, defangSheet, hasAddress, isAddress } from '~/lib/defang';

const addresses: readonly (readonly [string, string])[] = [
  ['https://evil.example', 'hxxps://evil[.]example'],
  ['http://evil.example/a.b/c?d=e.f#g.h', 'hxxp://evil[.]example/a.b/c?d=e.f#g.h'],
  ['HTTPS://Evil.Example/', 'HxxPS://Evil[.]Example/'],
  ['https://evil.example:8443/x', 'hxxps://evil[.]example:8443/x'],
  ['https://user@evil.example/x', 'hxxps://user[@]evil[.]example/x'],
  ['https://evil.example?x', 'hxxps://evil[.]example?x'],
  ['ftp://evil.example/a', 'fxp://evil[.]example/a'],
  ['evil.example', 'evil[.]example'],
  ['sub.evil-site.example.', 'sub[.]evil-site[.]example[.]'],
  ['xn--bcher-kva.example', 'xn--bcher-kva[.]example'],
  ['bücher.example', 'bücher[.]example'],
  ['evil.example:8080', 'evil[.]example:8080'],
  ['10.0.0.1', '10[.]0[.]0[.]1'],
  ['203.0.113.7:443', '203[.]0[.]113[.]7:443'],
  ['203.0.113.0/24', '203[.]0[.]113[.]0/24'],
  ['2001:db8::1', '2001[:]db8[:][:]1'],
  ['::1', '[:][:]1'],
  ['1:2:3:4:5:6:7:8', '1[:]2[:]3[:]4[:]5[:]6[:]7[:]8'],
  ['fe80::203.0.113.7', 'fe80[:][:]203[.]0[.]113[.]7'],
  ['ceo@evil.example', 'ceo[@]evil[.]example'],
];
test.each(addresses)('%s is passed on as %s', (given, want) => {
  expect(isAddress(given)).toBe(true);
  expect(defang(given)).toBe(want);
});

test.each([
  'plain words',
  'invoice.pdf',
  'setup.exe',
  'd41d8cd98f00b204e9800998ecf8427e',
  '1.2.3',
  '12:30:00',
  '00:1a:2b:3c:4d:5e',
  '2025-03-01 09:30:00',
  '',
  'a.b c',
  'hxxps://evil[.]example',
  'javascript:alert(1)',
  'C:\\a.b\\c',
  '/etc/a.conf',
])('%j is no address and stays', (given) => {
  expect(isAddress(given)).toBe(false);
  expect(defang(given)).toBe(given);
});

test.each([
  ['dots', '.'.repeat(1_000_000)],
  ['labels', 'a.'.repeat(500_000)],
  ['colons', ':'.repeat(1_000_000)],
  ['at signs', '@'.repeat(1_000_000)],
  ['an address', `https://${'a.'.repeat(500_000)}`],
])('a million characters of %s end within the time of a test: the work grows with their number', (_, given) => {
  expect(defang(given).length).toBeGreaterThanOrEqual(given.length);
});

test.each([
  ['a.example\n8.8.8.8', 'a[.]example\n8[.]8[.]8[.]8'],
  ['name\thttps://a.example/x.y\tp, q\n', 'name\thxxps://a[.]example/x.y\tp, q\n'],
  ['https://a.example/x, https://b.example/y', 'hxxps://a[.]example/x, hxxps://b[.]example/y'],
  ['plain, 10.0.0.1', 'plain, 10[.]0[.]0[.]1'],
])('of a sheet every address is defanged: %j', (given, want) => {
  expect(hasAddress(given)).toBe(true);
  expect(defangSheet(given)).toBe(want);
});

test.each(['', 'plain\twords, and more\n', 'setup.exe\n12:30:00'])('a sheet without addresses stays: %j', (given) => {
  expect(hasAddress(given)).toBe(false);
  expect(defangSheet(given)).toBe(given);
});
