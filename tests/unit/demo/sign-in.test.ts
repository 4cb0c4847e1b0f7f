import { describe, expect, test } from 'vitest';
import { accounts } from '~/demo/company/administration/accounts';
import { returnAddress } from '~/demo/server/pages/sign-in';
import { demoApp } from '../../harness/demo/support';

describe('the sign-in returns only to in-app paths', () => {
  test.each([
    ['a path', { given: '/app/ddr', want: '/#/app/ddr' }],
    ['a path with a query [DG-AU-03]', { given: '/admin/log?x=1', want: '/#/admin/log?x=1' }],
    ['nothing', { given: undefined, want: '/' }],
    ['empty text', { given: '', want: '/' }],
    ['another host', { given: '//evil.example/', want: '/' }],
    ['another host by backslash', { given: '/\\evil.example/', want: '/' }],
    ['an address', { given: 'https://evil.example/', want: '/' }],
    ['a script', { given: 'javascript:alert(1)', want: '/' }],
    ['a console below a path', { given: '/console/#/app/ddr?x=1', want: '/console/#/app/ddr?x=1' }],
    ['a path whose query names a console', { given: '/app?x=/console/#/y', want: '/#/app?x=/console/#/y' }],
    ['another host with a console', { given: '//evil.example/#/', want: '/' }],
    ['a path without slash', { given: 'app/ddr', want: '/' }],
  ])('%s', (_, { given, want }) => {
    expect(returnAddress(given)).toBe(want);
  });
});

test('the sign-in page offers every account and cannot be led into markup', async () => {
  const app = demoApp();
  const state = encodeURIComponent('/x"><script>alert(1)</script>');
  const response = await app.fetch(new Request(`http://demo.test/saml/ssoLogin?reauth=true&relayState=${state}`));
  const text = await response.text();
  for (const { token } of accounts) expect(text).toContain(`data-token="${token}"`);
  expect(text).not.toContain('<script>alert');
});

test.each([
  ['by the user', { given: '', want: '/logout.html?t=1' }],
  ['by the server', { given: '?t=2', want: '/logout.html?t=2' }],
  ['another value', { given: '?t=//evil.example', want: '/logout.html?t=1' }],
])('the sign-out leads to the signed-out page: %s', async (_, { given, want }) => {
  const response = await demoApp().fetch(new Request(`http://demo.test/saml/ssoLogout${given}`));
  expect(await response.text()).toContain(`data-return="${want}"`);
});

test('no page of the demo has inline scripts, styles or handlers', async () => {
  const app = demoApp();
  const paths = ['/__demo', '/saml/ssoLogin', '/saml/ssoLogout', '/ui/arp/submit?url=x', '/__demo/pages/vendor.html'];
  for (const path of paths) {
    const text = await (await app.fetch(new Request(`http://demo.test${path}`))).text();
    expect(text, path).toContain('<title>');
    expect(text, path).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
  }
});
