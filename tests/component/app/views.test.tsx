import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { dialogs } from '~/generated/console/catalogue';
import { address, calm, entry, openConsole, part, profileOf } from '../../harness/app/console';

beforeAll(() => import('~/shell/palette/Palette'));

const at = '/users/about';
const outside = { isFoundation: false };
const menu = [entry(8761), entry(88), entry(8601)];
const optedIn = {
  access: { console: 1, account: 1, company: 1, permissions: {}, flagsState: { 'platform-data-query-preview': 1 } },
};

const entriesOf = async (id: string): Promise<readonly string[]> => {
  await userEvent.click(screen.getByTestId(id));
  return screen.getAllByRole('menuitem').map((item) => item.dataset['action'] ?? '');
};

test.each([
  ['an enterprise', 'ents', true],
  ['a small business', 'smbp', false],
  ['a managed-service provider', 'mspc', false],
])('%s has a working console at / [SH-GEN-02]', async (_, view, searches) => {
  await openConsole({ profile: profileOf(view), menu });
  expect(part('shell')).not.toBeNull();
  expect(address()).toBe('/dashboard');
  expect(part('search') !== null).toBe(searches);
});

test('brand, breadcrumbs, search, period, clock, bell, company and user stand in the header at once [SH-HD-01]', async () => {
  await openConsole({ at: '/app/global-search?keyword=x', profile: profileOf('ents', optedIn), menu });
  const header = screen.getByRole('banner');
  const parts = ['brand', 'breadcrumbs', 'search', 'period', 'clock', 'notifications', 'company-menu', 'user-menu'];
  const missing = parts.filter((id) => header.querySelector(`[data-testid="${id}"]`) === null);
  expect(missing).toEqual([]);
});

test('the brand leads home [SH-HD-02]', async () => {
  await openConsole({ at, menu });
  await userEvent.click(screen.getByTestId('brand'));
  await calm();
  expect(address()).toBe('/dashboard');
});

test.each([
  ['ents', ['ai-slot', 'case-log-slot', 'chat-bot-slot']],
  ['entp', ['ai-slot', 'case-log-slot', 'chat-bot-slot']],
  ['smbp', ['chat-bot-slot']],
  ['xsp-itops', ['chat-bot-slot']],
  ['xsp-dfir', ['chat-bot-slot']],
  ['mspc', ['chat-bot-slot']],
])('the hidden places of view %s [SH-HD-09, SH-HD-10, SH-HD-11]', async (view, want) => {
  await openConsole({ at, profile: profileOf(view) });
  const slots = [...document.querySelectorAll<HTMLElement>('[data-testid$="-slot"]')];
  expect(slots.map(({ dataset }) => dataset['testid']).sort()).toEqual(want);
  expect(slots.filter(({ hidden }) => !hidden)).toEqual([]);
});

test('in UAE title, user menu and gate differ at once [SH-GEN-08]', async () => {
  await openConsole({ at, profile: profileOf('mspc', {}, outside), config: { region: 'UAE' } });
  expect(part('shell')).not.toBeNull();
  expect(part('brand')?.textContent).toBe('Descry UAE');
  expect(await entriesOf('user-menu')).not.toContain('language');
});

test('in GOV_US help and gate differ at once, the rest does not [SH-GEN-09]', async () => {
  const { app } = await openConsole({ at, profile: profileOf('mspc', {}, outside), config: { region: 'GOV_US' } });
  expect(part('brand')?.textContent).toBe('Descry Partner');
  await userEvent.click(screen.getByTestId('help-menu'));
  await calm();
  expect(
    app
      .services()
      .overlays.open.get()
      .map(({ id }) => id),
  ).toEqual(['support-case']);
});

test.each(['', 'UAE', 'EU', 'gov_us', 'GOV'])(
  'help in region "%s" opens no form [SH-SF-02, SH-GEN-07]',
  async (region) => {
    const { app, page } = await openConsole({ at, profile: profileOf('mspc'), config: { region } });
    await userEvent.click(screen.getByTestId('help-menu'));
    await waitFor(() => expect(page.done.some((line) => line.includes('mailto:'))).toBe(true));
    expect(app.services().overlays.open.get()).toEqual([]);
  },
);

const hidden = {
  access: { console: 1, account: 1, company: 1, permissions: {}, flagsState: { 'uic-hide-language-settings': 1 } },
};

test.each([
  ['nothing', {}, '', ['Language']],
  ['the flag', hidden, '', []],
  ['the region', {}, 'UAE', []],
])('the palette offers the language unless it is hidden, now by %s [SH-LA-07]', async (_, members, region, want) => {
  await openConsole({ at, profile: profileOf('ents', members), config: { region } });
  await userEvent.keyboard('{Control>}k{/Control}');
  await calm();
  await userEvent.keyboard('lang');
  await calm();
  const found = screen.queryAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);
  expect(found).toEqual(want);
});

describe('dialogs of the companion document that the shell opens', () => {
  test('terms, second factor and the views of the session [SH-GEN-10]', () => {
    expect(Object.keys(dialogs)).toEqual(expect.arrayContaining(['terms', 'mfa', 'session', 'full-screen-page']));
  });

  test('an event asks for a second factor [SH-LM-03]', async () => {
    const { app, page } = await openConsole({ at });
    page.fire('console:open-dialog', { detail: { dialog: 'mfa', level: 'company' } });
    expect(app.services().overlays.open.get()).toMatchObject([{ id: 'mfa', params: { level: 'company' } }]);
  });
});
