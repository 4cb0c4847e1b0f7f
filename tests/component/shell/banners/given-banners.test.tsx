import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '~/tests/harness/api-client';
import { calm, entry, part } from '~/tests/harness/app/console';
import { bannerNow, control, loadAlerts, openAlerts } from '~/tests/harness/shell/banners/support';

loadAlerts();

const item = { type: 'info', title: 'Hello', pid: 'p1' };

test.each(['error', 'warning', 'info', 'success'])(
  '%s has its colour and picture [DR-BAN-04, 05, DR-VAL-45]',
  async (type) => {
    const { give } = await openAlerts();
    await give([{ ...item, type }]);
    expect(bannerNow()).toEqual([type, 'Hello']);
    expect(part('banner')?.dataset['pid']).toBe('p1');
    const word = { error: 'Error', warning: 'Warning', info: 'Information', success: 'Success' }[type];
    expect(screen.getByRole('img', { name: word })).toBeTruthy();
    expect(control('close') !== null).toBe(type !== 'error');
  },
);

test('they stand in their order behind those of the console, and one event replaces another [DR-BAN-01, DR-BAN-02]', async () => {
  const { give } = await openAlerts({ notification: { idp: true } });
  await give([item, { ...item, type: 'error', title: 'Bad' }]);
  const seen: unknown[] = [];
  for (let step = 0; step < 3; step += 1) {
    seen.push(bannerNow()?.[1]);
    await userEvent.click(control('next') ?? document.body);
  }
  expect(seen).toEqual(['The connection to your identity provider needs attention.', 'Hello', 'Bad']);
  await give([{ ...item, title: 'New' }]);
  expect(screen.getByText('1 of 2')).toBeTruthy();
  await give([]);
  expect(control('next')).toBeNull();
});

test('a new set begins with its first, wherever the one before was left', async () => {
  const { give } = await openAlerts();
  await give([item, { ...item, title: 'Second' }]);
  await userEvent.click(control('next') ?? document.body);
  expect(bannerNow()?.[1]).toBe('Second');
  await give([
    { ...item, type: 'error', title: 'Bad' },
    { ...item, title: 'Worse' },
  ]);
  expect(bannerNow()?.[1]).toBe('Bad');
});

test('they need no answer of the server, and wait for none', async () => {
  const { give } = await openAlerts({ notification: json({}, 500), profile: json({}, 400) });
  await give([item]);
  expect(bannerNow()).toEqual(['info', 'Hello']);
});

test('none: nothing is drawn, and what is broken changes nothing', async () => {
  const { give } = await openAlerts();
  expect(part('banner')).toBeNull();
  await give([item]);
  await give('all');
  await give([{ type: 'x' }]);
  expect(bannerNow()).toEqual(['info', 'Hello']);
});

test.each([
  ['taken', json({})],
  ['refused [DR-BAN-14]', json({}, 500)],
])('dismissing takes it away for good, %s [DR-BAN-06, 07, 10, 11, 13, DR-CALL-19]', async (_, taken) => {
  const { give, posted } = await openAlerts({ taken });
  await give([{ ...item, dismiss_btn: { text: 'No, thanks' } }]);
  expect(part('banner')?.textContent).not.toContain('p1');
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  await calm();
  expect(part('banner')).toBeNull();
  expect(posted.filter((line) => line.includes('Banner'))).toEqual(['/ui/uic/v3/dismissBanner {"pid":"p1"}']);
  await give([item]);
  expect(part('banner')).toBeNull();
});

test('a dismiss button with an address leads there as well [DR-BAN-07, DR-OP-65]', async () => {
  const { give, posted } = await openAlerts({ menu: [entry(8733)] });
  await give([{ ...item, dismiss_btn: { text: 'No, tell me more', link: '/users/started' } }]);
  await userEvent.click(screen.getByRole('link', { name: 'No, tell me more' }));
  await calm();
  expect(part('banner')).toBeNull();
  expect(window.location.hash).toBe('#/users/started');
  expect(posted.filter((line) => line.includes('Banner'))).toEqual(['/ui/uic/v3/dismissBanner {"pid":"p1"}']);
});

test.each<[string, { btn?: object; flagResolve?: boolean; role?: string; posted: number; at: string }]>([
  [
    'without a flag it only leads on',
    { btn: { text: 'Go', link: '/users/started' }, role: 'link', posted: 0, at: '#/users/started' },
  ],
  [
    'with the flag it also settles the matter',
    { btn: { text: 'Go', link: '/users/started' }, flagResolve: true, role: 'link', posted: 1, at: '#/users/started' },
  ],
  ['that leads nowhere settles the matter', { btn: { text: 'Go' }, role: 'button', posted: 1, at: '#/users/about' }],
  ['missing: none', { posted: 0, at: '#/users/about' }],
])('a button %s [DR-BAN-08, DR-BAN-09]', async (_, { btn, flagResolve, role, posted: times, at }) => {
  const { give, posted } = await openAlerts({ menu: [entry(8733)] });
  await give([{ ...item, btn, flagResolve }]);
  if (role !== undefined) await userEvent.click(screen.getByRole(role, { name: 'Go' }));
  else expect(control('resolve')).toBeNull();
  await calm();
  expect(window.location.hash).toBe(at);
  expect(posted.filter((line) => line.includes('dismissBanner'))).toHaveLength(times);
});

test.each<[string, string | null, boolean]>([
  ['/app/bc/company/credit', '#/app/bc/company/credit', false],
  ['/#/app/ddr', '#/app/ddr', false],
  ['/index.html#/app/ddr', '#/app/ddr', false],
  ['https://shop.example/renew', 'https://shop.example/renew', true],
  ['//evil.example/x', 'https://evil.example/x', true],
  ['http://shop.example/', null, false],
  ['javascript:alert(1)', null, false],
  ['data:text/html,x', null, false],
  ['https://user:pw@shop.example/', null, false],
])('an address is followed only where it may be: %s', async (link, want, foreign) => {
  const { give } = await openAlerts();
  await give([{ ...item, btn: { text: 'Go', link } }]);
  const anchor = control('resolve');
  const href = anchor?.getAttribute('href') ?? null;
  expect(href?.startsWith('//') ? `https:${href}` : href).toBe(want);
  expect(part('banner')?.textContent).toContain('Go');
  if (foreign) {
    expect([anchor?.getAttribute('target'), anchor?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(part('banner')?.textContent).toContain(new URL(want ?? '').host);
  }
});

test('markup in words is characters', async () => {
  const { give } = await openAlerts();
  await give([{ ...item, title: '<img src=x>{{x}}$t(UI.CANCEL)', btn: { text: '<b>' } }]);
  expect(part('banner')?.querySelector('img, b')).toBeNull();
  expect(bannerNow()?.[1]).toBe('<img src=x>{{x}}$t(UI.CANCEL)');
});
