import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import packageFile from '~/package.json';
import { libraries } from '~/app/pages/AboutPage';
import { importedByConsoles } from '~/tools/shipped-packages';
import { entry, inside, openConsole, part } from '../../harness/app/console';

const main = (): string => screen.getByRole('main').textContent ?? '';

test.each([
  ['router', 'Your account has no access to this page.'],
  ['app_router', 'This page is not part of your menu.'],
  ['api', 'The server refused access to your account data.'],
  ['console', 'Your account has no access to the console settings.'],
  ['anything', 'You do not have access.'],
  ['constructor', 'You do not have access.'],
  ['<b>x</b>', 'You do not have access.'],
])('msg=%s is told in words [SH-AC-07, SH-OP-029]', async (msg, want) => {
  await openConsole({ at: `/users/403?msg=${encodeURIComponent(msg)}` });
  expect(main()).toContain(want);
  expect(main()).not.toContain('<b>');
});

test('the access-denied page names the menu key and leads to support [SH-OP-018, SH-OP-028]', async () => {
  await openConsole({ at: '/users/403?msg=app_router&menuId=88' });
  expect(main()).toContain('Menu key: 88');
  const link = screen.getByRole('link', { name: 'Contact support' });
  expect(link.getAttribute('href')).toBe('/ui/bc/iam/contact-support');
});

test('a menu id that is no number is not shown', async () => {
  await openConsole({ at: '/users/403?msg=app_router&menuId=call%20us' });
  expect(main()).not.toContain('call us');
});

test('a placeholder tells title, key and tail [SH-OP-021]', async () => {
  await openConsole({ at: '/app/service-gateway/a/b?from=mail', menu: [entry(878, { title: 'My gateway' })] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My gateway');
  expect(document.title).toBe('My gateway - Descry');
  for (const text of ['/app/service-gateway/{id*}', '878', 'a/b', 'from=mail']) expect(main()).toContain(text);
});

test('a placeholder does not count the open drawer to the query of the page', async () => {
  await openConsole({
    at: '/app/service-gateway/a/b?from=mail&profile=4&profileId=x&profileTab=2',
    menu: [entry(878)],
  });
  expect(main()).toContain('from=mail');
  expect(main()).not.toContain('profile');
});

test('without a menu entry the title is that of the route [SH-OP-021]', async () => {
  await openConsole({ at: '/app/acl/case/1', menu: [entry(1)] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Case management');
});

test('the start page offers what the menu holds', async () => {
  await openConsole({ at: '/users/started?from=5', menu: [entry('area', { children: [entry(88)] })] });
  expect(inside('screen').getByRole('link', { name: 'Entry 88' }).getAttribute('href')).toBe('#/app/ddr');
});

test('the start page opens each slide of the attack simulator [DG-FRM-01]', async () => {
  const { app } = await openConsole({ at: '/users/started', menu: [entry('area', { children: [entry(88)] })] });
  const card = screen.getByRole('heading', { name: 'Attack simulations' }).closest('li');
  const buttons = [...(card?.querySelectorAll('button') ?? [])];
  for (const button of buttons) await userEvent.click(button);
  expect(
    app
      .services()
      .overlays.open.get()
      .map(({ id, params }) => [id, params]),
  ).toEqual([0, 1, 2, 3, 4, 5].map((slide) => ['attack-simulator', { slide }]));
});

test('the start page opens the guides [DG-FRM-01, DG-OP-02]', async () => {
  const { app } = await openConsole({
    at: '/users/started',
    menu: [entry('area', { children: [entry(88)] })],
    config: { externalLinks: { cloudWorkload: 'https://workloads.example/' } },
  });
  for (const name of ['AI companion', 'Cloud workloads'])
    await userEvent.click(inside('screen').getByRole('button', { name, hidden: true }));
  const opened = app.services().overlays.open.get();
  expect(opened.map(({ id }) => id)).toEqual(['ai-companion', 'cloud-workload']);
});

test('the start page offers no guide to a service whose address the deployment does not name', async () => {
  await openConsole({ at: '/users/started', menu: [entry('area', { children: [entry(88)] })] });
  expect(inside('screen').queryByRole('button', { name: 'AI companion', hidden: true })).not.toBeNull();
  expect(inside('screen').queryByRole('button', { name: 'Cloud workloads', hidden: true })).toBeNull();
});

test('the start page shows the full-size logo only when custom logos are on [SH-BR-02]', async () => {
  const brand = { enableCustomLogo: true, fullSizeLogo: '/logo.svg' };
  await openConsole({ at: '/users/started', config: { brand } });
  expect(part('screen')?.querySelector('img')?.getAttribute('src')).toBe('/logo.svg');
});

test('the about page tells version and licence', async () => {
  await openConsole({ at: '/users/about' });
  expect(main()).toContain(packageFile.version);
  expect(main()).toContain('Apache-2.0');
});

test.each([
  [{}, packageFile.version],
  [{ commit: '8204535b70712d9a' }, `${packageFile.version} · 8204535b7071`],
  [{ commit: '8204535b70712d9a-dirty' }, `${packageFile.version} · 8204535b7071-dirty`],
  [
    { commit: '8204535b70712d9a', date: '2026-03-01T09:00:00Z' },
    `${packageFile.version} · 8204535b7071 · 2026-03-01 09:00:00`,
  ],
  [{ commit: 'v1.2', date: 'today' }, `${packageFile.version} · v1.2`],
])('the about page tells what the build says about its sources: %j', async (facts, expected) => {
  const tags = Object.entries(facts).map(([name, content]) =>
    Object.assign(document.createElement('meta'), { name, content }),
  );
  document.head.append(...tags);
  onTestFinished(() => tags.forEach((tag) => tag.remove()));
  await openConsole({ at: '/users/about', zone: 'UTC' });
  expect(document.querySelector('[data-field="version"] dd')?.textContent).toBe(expected);
});

test('the about page lists exactly the libraries of the console', () => {
  expect(libraries.map(({ name }) => name).sort()).toEqual(importedByConsoles('.'));
});

test('the logout page starts the logout [SH-OP-019]', async () => {
  const { page, clock } = await openConsole({ at: '/users/logout' });
  await clock.advance(2000);
  expect(page.done).toContain('dispatch console:logout');
  expect(page.done).toContain('assign /saml/ssoLogout');
});

test('a page that is arrived at gets the focus on its title, another query does not move it', async () => {
  const { go } = await openConsole({ at: '/app/ddr', menu: [entry(88), entry(878)] });
  expect(document.activeElement).toBe(document.body);
  await go('/app/zero');
  await go('/app/service-gateway');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  screen.getByTestId('brand').focus();
  await go('/app/service-gateway?x=1');
  expect(document.activeElement).toBe(screen.getByTestId('brand'));
});
