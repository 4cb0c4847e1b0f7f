import { expect, test } from 'vitest';
import { infoPage, logoutPage } from '~/app/static/plain-page';

test.each([
  ['code and trace id', '#/?error_code=503&trace=abc-1', ['503', 'abc-1']],
  ['without a slash', '#?error_code=500', ['500', '']],
  ['nothing', '', ['', '']],
  ['markup stays text', '#/?error_code=%3Cb%3E', ['<b>', '']],
  ['more than anyone can read is cut', `#/?trace=${'x'.repeat(500)}`, ['', 'x'.repeat(100)]],
])('the info page reads %s [SH-OP-020]', (_, hash, want) => {
  expect(infoPage(hash).facts.map(([, value]) => value)).toEqual(want);
});

test.each([
  ['?t=1', 'UI.SIGNED_OUT.BY_USER'],
  ['?t=2', 'UI.SIGNED_OUT.FORCED'],
  ['', 'UI.SIGNED_OUT.BY_USER'],
])('logout.html%s [SH-OP-017]', (search, want) => {
  expect(logoutPage(search).text).toBe(want);
});
