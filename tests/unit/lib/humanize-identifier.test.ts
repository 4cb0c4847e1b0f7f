import { expect, test } from 'vitest';
import { humanizeIdentifier, labelFor } from '~/lib/humanize-identifier';

test.each([
  ['fileSharing', 'File sharing'],
  ['file_sharing', 'File sharing'],
  ['FILE_SHARING', 'FILE SHARING'],
  ['file-sharing-v2', 'File sharing v2'],
  ['URLRewriting', 'URL rewriting'],
  ['checkURL', 'Check URL'],
  ['ipv6Check', 'Ipv6 check'],
  ['sandboxing', undefined],
  ['', undefined],
  ['a b', undefined],
  ['file__sharing', undefined],
  ['_a', undefined],
  ['1a', undefined],
  ['ファイル共有', undefined],
  ['<b>fileSharing</b>', undefined],
  ['file\u202eSharing', undefined],
])('%j reads %j', (given, want) => {
  expect(humanizeIdentifier(given)).toBe(want);
});

test.each([
  ['registrantName', 'Registrant name'],
  ['sourceIp', 'Source IP'],
  ['api-keys', 'API keys'],
  ['url', 'URL'],
  ['apiary', 'Apiary'],
  ['名前', '名前'],
  ['', ''],
])('the label for %j is %j', (given, want) => {
  expect(labelFor(given)).toBe(want);
});
