import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '~/tests/harness/api-client';
import { calm, entry, part } from '~/tests/harness/app/console';
import { bannerNow, control, loadAlerts, openAlerts } from '~/tests/harness/shell/banners/support';

loadAlerts();

test.each<{ id: string; pid: string; days: number; want: string }>([
  { id: 'SH-BN-09', pid: 'last_essential', days: 5, want: 'Your last Essential license ends in 5 days.' },
  { id: 'SH-BN-10', pid: 'last_essential', days: 1, want: 'Your last Essential license ends tomorrow.' },
  { id: 'SH-BN-11', pid: 'last_essential', days: 0, want: 'Your last Essential license ends today.' },
  { id: 'SH-BN-09', pid: 'advanced_trial', days: 2, want: 'Your Advanced trial ends in 2 days.' },
  { id: 'SH-BN-10', pid: 'advanced_trial', days: 1, want: 'Your Advanced trial ends tomorrow.' },
  { id: 'SH-BN-11', pid: 'advanced_trial', days: 0, want: 'Your Advanced trial ends today.' },
  { id: 'SH-BN-09', pid: 'complimentary_credit', days: 30, want: 'Your complimentary credits expire in 30 days.' },
  { id: 'SH-BN-10', pid: 'complimentary_credit', days: 1, want: 'Your complimentary credits expire tomorrow.' },
  { id: 'SH-BN-11', pid: 'complimentary_credit', days: 0, want: 'Your complimentary credits expire today.' },
  { id: 'SH-BN-09', pid: 'paid_credit', days: 9, want: 'Your paid credits expire in 9 days.' },
  { id: 'SH-BN-10', pid: 'paid_credit', days: 1, want: 'Your paid credits expire tomorrow.' },
  { id: 'SH-BN-11', pid: 'paid_credit', days: 0, want: 'Your paid credits expire today.' },
  { id: 'SH-BN-09', pid: 'product-x', days: 9, want: 'The license of product-x ends in 9 days.' },
  { id: 'SH-BN-10', pid: 'product-x', days: 1, want: 'The license of product-x ends tomorrow.' },
  { id: 'SH-BN-11', pid: 'product-x', days: 0, want: 'The license of product-x ends today.' },
])('the banner of a license says in how many days it ends: $want [SH-BN-04, $id]', async ({ pid, days, want }) => {
  await openAlerts({ notification: { license: [{ pid, days, status: 3 }] } });
  expect(bannerNow()).toEqual(['info', want]);
  expect(part('banner')?.dataset['pid']).toBe(pid);
});

test.each<[status: number | undefined, type: string, closable: boolean, ids: string]>([
  [1, 'warning', true, 'SH-BN-05, SH-BN-08'],
  [2, 'error', false, 'SH-BN-06, SH-BN-08'],
  [3, 'info', true, 'SH-BN-07, SH-BN-08'],
  [9, 'info', true, 'SH-BN-08'],
  [undefined, 'info', true, 'SH-BN-08'],
])('a banner of status %s has the type %s, and can be closed: %s [%s]', async (status, type, closable) => {
  await openAlerts({ notification: { license: [{ pid: 'paid_credit', days: 3, status }] } });
  expect(bannerNow()?.[0]).toBe(type);
  expect(control('close') !== null).toBe(closable);
});

const license = (entry: unknown) => ({ license: [entry] });

test.each<[string, unknown]>([
  ['negative days', license({ pid: 'paid_credit', status: 1, days: -1 })],
  ['days in words', license({ pid: 'paid_credit', status: 1, days: '5' })],
  ['no days', license({ pid: 'paid_credit', status: 1 })],
  ['null days', license({ pid: 'paid_credit', status: 1, days: null })],
  ['no pid', license({ status: 1, days: 5 })],
  ['an empty pid', license({ pid: '', status: 1, days: 5 })],
  ['a pid that is a number', license({ pid: 5, status: 1, days: 5 })],
  ['a pid that is an object', license({ pid: { a: 1 }, status: 1, days: 5 })],
  ['an item that is null', license(null)],
  ['an item that is text', license('paid_credit')],
  ['a license that is no list', { license: { pid: 'paid_credit', status: 1, days: 5 } }],
  ['a license that is text', { license: 'all of them' }],
  ['members that are not exactly true', { idp: 1, promotion: 'yes' }],
  ['null', null],
  ['a list', [1, 2]],
  ['text', 'x'],
  ['a number', 7],
  ['an empty answer', {}],
  ['a refusal', json({}, 400)],
  ['a page instead of JSON', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['broken JSON', new Response('{"license":', { headers: { 'content-type': 'application/json' } })],
])('no banner and no message for %s; the shell is fine [SH-OP-098]', async (_, notification) => {
  const { page } = await openAlerts({ notification });
  expect(part('banner')).toBeNull();
  expect(part('toast')).toBeNull();
  expect(part('dialog')).toBeNull();
  expect(part('user-menu')).not.toBeNull();
  expect(page.done.filter((line) => line.startsWith('assign'))).toEqual([]);
});

test('errors first, then warnings, then the rest, one at a time [SH-BN-01, SH-OP-100]', async () => {
  await openAlerts({
    notification: {
      license: [
        { pid: 'paid_credit', status: 3, days: 9 },
        { pid: 'b', status: 1, days: 2 },
        { pid: 'a', status: 2, days: 2 },
      ],
      idp: true,
    },
  });
  const seen: unknown[] = [];
  for (let step = 0; step < 4; step += 1) {
    expect(screen.getAllByTestId('banner')).toHaveLength(1);
    seen.push(part('banner')?.dataset['pid']);
    expect(screen.getByText(`${step + 1} of 4`)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next announcement' }));
  }
  expect(seen).toEqual(['a', 'b', 'identity-provider', 'paid_credit']);
  expect(part('banner')?.dataset['pid']).toBe('a');
  await userEvent.click(screen.getByRole('button', { name: 'Previous announcement' }));
  expect(part('banner')?.dataset['pid']).toBe('paid_credit');
  expect(document.activeElement).toBe(control('previous'));
});

test('the same item twice is one banner, and a flood is cut', async () => {
  const twice = { pid: 'paid_credit', status: 1, days: 2 };
  const flood = Array.from({ length: 1000 }, (_, index) => ({ pid: `p${index}`, status: 3, days: 2 }));
  await openAlerts({ notification: { license: [twice, twice, ...flood] } });
  expect(bannerNow()?.[0]).toBe('warning');
  expect(screen.getByText('1 of 50')).toBeTruthy();
});

test('a hostile product id is characters only', async () => {
  await openAlerts({ notification: { license: [{ pid: '<img src=x onerror=alert(1)>\u202e', status: 1, days: 2 }] } });
  expect(part('banner')?.querySelector('img')).toBeNull();
  expect(bannerNow()?.[1]).toBe('The license of <img src=x onerror=alert(1)>‹U+202E› ends in 2 days.');
});

test.each<[string, { notification: object; credit?: Response; requestCount: number; want: unknown }]>([
  ['not offered', { notification: { promotion: false }, requestCount: 0, want: undefined }],
  [
    'offered, check passed',
    {
      notification: { promotion: true },
      credit: json({}),
      requestCount: 1,
      want: ['info', 'Your company qualifies for promotional credits.'],
    },
  ],
  [
    'offered, check refused',
    { notification: { promotion: true }, credit: json({}, 400), requestCount: 1, want: undefined },
  ],
  [
    'offered, check down',
    { notification: { promotion: true }, credit: json({}, 503), requestCount: 1, want: undefined },
  ],
])('a credit promotion %s [SH-OP-099, SH-OP-133]', async (_, { notification, credit, requestCount: times, want }) => {
  const { requested: requestCount, pass } = await openAlerts({ notification, ...(credit && { credit }) });
  await pass(5000);
  expect(new Set(requestCount.filter((path) => path.includes('checkCreditPromotion'))).size).toBe(times);
  expect(bannerNow()).toEqual(want);
  expect(part('toast')).toBeNull();
});

test('the call is made once, 500 ms after the profile, for banners and startup dialogs together [SH-PR-09]', async () => {
  const { requested: requestCount, pass } = await openAlerts({ notification: {} });
  await pass(60_000);
  expect(requestCount.filter((path) => /\/notification$/.test(path))).toHaveLength(1);
});

test.each([
  [
    'credit [DR-BAN-15, DR-LINK-08]',
    { license: [{ pid: 'paid_credit', status: 1, days: 2 }] },
    8736,
    '/app/bc/company/credit',
  ],
  ['the identity provider [DR-BAN-15, DR-LINK-09]', { idp: true }, 8913, '/app/iam2/idp'],
  ['a license', { license: [{ pid: 'last_essential', status: 2, days: 2 }] }, 8733, '/app/bc/company/license'],
])('the button of a banner leads to its page: %s', async (_, notification, key, want) => {
  await openAlerts({ notification, menu: [entry(key)] });
  await userEvent.click(control('resolve') ?? document.body);
  await calm();
  expect(window.location.hash).toBe(`#${want}`);
});

test.each([
  ['taken', json({})],
  ['refused [DR-BAN-14]', json({}, 500)],
])(
  'a closed banner goes at once and the server is told, %s [DR-BAN-03, 06, 10, 12, 13, DR-CALL-20]',
  async (_, taken) => {
    const { posted, logged } = await openAlerts({
      notification: { license: [{ pid: 'paid_credit', status: 1, days: 2 }], idp: true },
      taken,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Hide the announcement' }));
    expect(part('banner')?.dataset['pid']).toBe('identity-provider');
    expect(document.activeElement).toBe(control('close'));
    await userEvent.click(screen.getByRole('button', { name: 'Hide the announcement' }));
    expect(part('banner')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await calm();
    expect(posted.filter((line) => line.includes('Banner'))).toEqual([
      '/ui/uic/v3/hideBanner {"pid":"paid_credit"}',
      '/ui/uic/v3/hideBanner {"pid":"identity-provider"}',
    ]);
    expect(part('banner')).toBeNull();
    expect(part('toast')).toBeNull();
    expect(logged.filter((line) => line.includes('hideBanner'))).toHaveLength(taken.ok ? 0 : 2);
  },
);

test('a banner that was closed comes again at the next start', async () => {
  const given = { notification: { license: [{ pid: 'paid_credit', status: 1, days: 2 }] } };
  const { local, tab } = await openAlerts(given);
  await userEvent.click(screen.getByRole('button', { name: 'Hide the announcement' }));
  expect(part('banner')).toBeNull();
  cleanup();
  await openAlerts({ ...given, local: { ...local }, tab: { ...tab } });
  expect(part('banner')?.dataset['pid']).toBe('paid_credit');
});
