import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { DialogId } from '~/generated/console/ids';
import { settle } from '../../harness/fake-clock';
import { json, session, setUp } from '../../harness/view/support';

const user = userEvent.setup({ delay: null });
const action = (id: string): HTMLElement => {
  const found = document.querySelector(`[data-testid="dialog"] [data-action="${id}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`No button ${id}.`);
  return found;
};
const isDisabled = (id: string) => action(id).getAttribute('aria-disabled') === 'true';
const shown = () => screen.queryAllByTestId('dialog').map((box) => box.getAttribute('data-dialog'));
const toast = () => screen.queryByTestId('toast')?.getAttribute('data-intent');

async function open(
  id: DialogId,
  params: Readonly<Record<string, unknown>> = {},
  options: Parameters<typeof setUp>[0] = {},
) {
  const world = await setUp(options);
  await world.show();
  await act(async () => {
    world.overlays.show(id, params);
    await settle();
  });
  await waitFor(() => expect(shown()).toContain(id), { timeout: 5000 });
  return world;
}

const access = (console: number) => ({ ...session, profile: { access: { console } } });

describe('the second factor [SH-LM-04]', () => {
  test('the MFA dialog for the company leads to the accounts with their drawer, and closes [DG-MFA-02]', async () => {
    const { address } = await open('mfa', { level: 'company' });
    expect(action('go').textContent).toBe('Set up for the company');
    await user.click(action('go'));
    expect(address.get()).toBe('/app/iam2/account?openMfaDrawer=true');
    expect(shown()).toEqual([]);
  });

  test('the MFA dialog for the user opens its page in front, and the route stays [DG-MFA-03]', async () => {
    const { address } = await open('mfa', { level: 'user' });
    await user.click(action('go'));
    await waitFor(() => expect(shown()).toEqual(['full-screen-page']));
    expect(screen.getByRole('dialog', { name: 'Second factor' })).toBeDefined();
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe('https://console.example/ui/uic/mfa/login.html');
    expect(address.get()).toBe('/home');
  });

  test.each(['company', 'user'])(
    'the checkbox of the MFA dialog at level %s stops it from opening again [DG-MFA-04, 05]',
    async (level) => {
      const { preferences } = await open('mfa', { level });
      expect(document.querySelector('[name="neverAgain"]')).toMatchObject({ checked: false });
      await user.click(screen.getByLabelText('Do not show this again'));
      await user.keyboard('{Escape}');
      expect(shown()).toEqual([]);
      expect(preferences.current.get()).toEqual({ mfaNever: true });
    },
  );

  test('the MFA dialog that is left without its checkbox stores nothing [DG-MFA-07]', async () => {
    const { preferences } = await open('mfa', { level: 'user' });
    await user.click(action('close'));
    expect(preferences.current.get()).toEqual({});
  });

  test.each<[string, Readonly<Record<string, unknown>>, boolean]>([
    ['the stored choice never to show it', { level: 'user' }, true],
    ['no level', {}, false],
    ['an unknown level', { level: 'planet' }, false],
    ['a level of a wrong type', { level: ['user'] }, false],
  ])('the MFA dialog does not open with %s [DG-MFA-06]', async (_, params, mfaNever) => {
    const world = await setUp({ scope: { ...session, preferences: { ...(mfaNever && { mfaNever: true }) } } });
    await world.show();
    act(() => void world.overlays.show('mfa', params));
    await waitFor(() => expect(world.overlays.open.get()).toEqual([]), { timeout: 5000 });
    expect(shown()).toEqual([]);
  });
});

describe('the upgrade', () => {
  const at = (moment: string) => ({ ...access(1), now: () => new Date(moment).getTime() });
  test.each<[string, { given: string; want: readonly [variant: string, announced: boolean] }]>([
    ['a minute before its end', { given: '2025-02-01T07:59', want: ['2', true] }],
    ['at its end', { given: '2025-02-01T08:00', want: ['1', false] }],
    ['today', { given: '2026-11-20T12:00', want: ['1', false] }],
  ])('the upgrade dialog chooses its second text %s [SH-UA-10]', async (_, { given, want }) => {
    await open('upgrade', {}, { scope: at(given) });
    const box = screen.getByTestId('dialog');
    expect([box.getAttribute('data-variant'), box.textContent?.includes('1 February 2025')]).toEqual(want);
  });

  test('the root user continues to the second upgrade dialog, which replaces the first [SH-UA-03]', async () => {
    await open('upgrade', {}, { scope: access(1) });
    await user.click(action('go'));
    await waitFor(() => expect(shown()).toEqual(['upgrade-confirm']));
  });

  test.each(['saml', undefined])(
    'a user of type %s cannot continue the upgrade, and sees the reason [SH-UA-03, SH-OP-103]',
    async (userType) => {
      await open('upgrade', {}, { scope: { ...access(1), userType } });
      expect(isDisabled('go')).toBe(true);
      expect(screen.getByText(/Only the root user of your company can start it/)).toBeDefined();
      await user.click(action('go'));
      expect(shown()).toEqual(['upgrade']);
    },
  );

  test('the second upgrade dialog never opens for users other than the root user [SH-UA-03]', async () => {
    const world = await setUp({ scope: { ...access(1), userType: 'saml' } });
    await world.show();
    act(() => void world.overlays.show('upgrade-confirm'));
    await waitFor(() => expect(world.overlays.open.get()).toEqual([]), { timeout: 5000 });
  });

  test.each<DialogId>(['upgrade', 'upgrade-confirm', 'upgrade-soon'])(
    'without access to the console %s leads to the page that says so [SH-UA-11]',
    async (id) => {
      const { address, calls } = await open(id, {}, { scope: access(0) });
      expect(document.querySelectorAll('[data-action="go"]')).toHaveLength(1);
      await user.click(action('go'));
      expect(address.get()).toBe('/users/403?msg=console');
      expect(shown()).toEqual([]);
      expect(calls).toEqual([]);
    },
  );

  test('the confirmed upgrade requests its address and opens it [SH-UA-04, 05]', async () => {
    const scope = { ...access(1), pagePath: () => '/app/ddr?x=1' };
    const { calls, page } = await open('upgrade-confirm', {}, { scope });
    expect(isDisabled('go')).toBe(true);
    await user.click(screen.getByLabelText('I understand'));
    expect(isDisabled('go')).toBe(false);
    await user.dblClick(action('go'));
    expect(calls).toHaveLength(1);
    expect(new URL(calls[0]?.address ?? '', 'https://a.example').searchParams.toString()).toBe(
      'lang=en&relayState=%2Fapp%2Fddr%3Fx%3D1',
    );
    await calls[0]?.answer(json({ upgradeUrl: '/upgrade' }));
    expect(page.done).toEqual(['open /upgrade']);
    expect(shown()).toEqual([]);
  });

  test('an upgrade without an address shows the common error, and the dialog stays [SH-UA-12]', async () => {
    const { calls, page } = await open('upgrade-confirm', {}, { scope: access(1) });
    await user.click(screen.getByLabelText('I understand'));
    await user.click(action('go'));
    await calls[0]?.answer(json({}, 500));
    expect(toast()).toBe('danger');
    expect(page.done).toEqual([]);
    expect([shown(), isDisabled('go')]).toEqual([['upgrade-confirm'], false]);
  });

  test('the choice not to show the upgrade again sends one call with the prefix, and is stored for the day [SH-UA-06, 07]', async () => {
    const { calls, preferences } = await open('upgrade', {}, { scope: access(1) });
    await user.click(action('dont-show-again'));
    expect(calls.map(({ body }) => body)).toEqual([{ prefix: 'upgrade' }]);
    expect(preferences.current.get()).toEqual({});
    await calls[0]?.answer(json({}));
    expect(preferences.current.get()).toEqual({ upgradeDismissed: true });
    expect(shown()).toEqual([]);
  });

  test('the announcement of the upgrade leads to the first dialog, and can be postponed for the day [SH-UA-08, 09]', async () => {
    const { preferences } = await open('upgrade-soon', {}, { scope: access(1) });
    await user.click(screen.getByLabelText('Do not remind me today'));
    expect(preferences.current.get()).toEqual({ upgradeLater: true });
    await user.click(action('go'));
    await waitFor(() => expect(shown()).toEqual(['upgrade']));
  });
});

describe('the preview of the search', () => {
  test('opting in to the preview sends one call, shows a toast, and reloads the page 1.5 s later [SH-PO-02, 03, 04]', async () => {
    const { calls, page, clock } = await open('data-query-opt-in');
    expect(document.activeElement).toBe(action('cancel'));
    await user.dblClick(action('agree'));
    expect(calls.map(({ address, body }) => [address, body])).toEqual([
      ['/ui/uic/v3/previewFramework/platform-data-query-preview', { optIn: true }],
    ]);
    await calls[0]?.answer(json({}));
    expect(toast()).toBe('success');
    await act(() => clock.advance(1499));
    expect(page.done).toEqual([]);
    await user.click(action('agree'));
    expect(calls).toHaveLength(1);
    await act(() => clock.advance(1));
    expect(page.done).toEqual(['reload']);
  });

  test('a failed opt-in to the preview shows its subtitle, and the dialog stays [SH-PO-05]', async () => {
    const { calls, page, clock } = await open('data-query-opt-in');
    await user.click(action('agree'));
    await calls[0]?.answer(json({}, 500));
    expect(screen.getByTestId('toast').textContent).toContain('The request could not be completed');
    expect(toast()).toBe('danger');
    await act(() => clock.advance(5000));
    expect(page.done).toEqual([]);
    expect([shown(), isDisabled('agree')]).toEqual([['data-query-opt-in'], false]);
  });
});

describe('the terms', () => {
  test('cancelling the terms signs out, also when they could not be loaded [DG-TM-09]', async () => {
    const { calls } = await open('terms');
    expect(screen.getByRole('alertdialog', { name: 'Legal terms' }).style.width).toBe('640px');
    await calls[0]?.answer(json({}, 500));
    expect(isDisabled('accept')).toBe(true);
    expect(isDisabled('cancel')).toBe(false);
  });
});

describe('the language', () => {
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  const openForm = async (scope = session) => {
    const world = await open('language', {}, { scope });
    await waitFor(() => action('save'), { timeout: 5000 });
    return world;
  };

  test('each language is a radio button with the name lang, and the current one is chosen and has the focus [SH-LA-01]', async () => {
    await openForm();
    const radios = screen.getAllByRole('radio');
    expect(radios.map((radio) => [radio.getAttribute('name'), radio.getAttribute('data-value')])).toEqual([
      ['lang', 'en'],
      ['lang', 'ja'],
    ]);
    expect(screen.getByRole('radio', { name: 'English' })).toMatchObject({ checked: true });
    expect(document.activeElement).toBe(radios[0]);
  });

  test('the focus of the language dialog is on the current language, whichever it is', async () => {
    await openForm({ ...session, language: 'ja' });
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '日本語' }));
  });

  test('a stored language that the console does not have leaves no language chosen', async () => {
    await openForm({ ...session, language: 'fr' });
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(isDisabled('save')).toBe(true);
  });

  test('an unchanged language cannot be saved, also by the Enter key [SH-OP-084]', async () => {
    const { calls } = await openForm();
    expect(isDisabled('save')).toBe(true);
    await user.click(action('save'));
    await user.keyboard('{Enter}');
    await choose('日本語');
    expect(isDisabled('save')).toBe(false);
    await choose('English');
    expect(isDisabled('save')).toBe(true);
    await user.keyboard('{Enter}');
    expect(calls).toEqual([]);
  });

  test('saving a language sends one call, stores it, confirms it and reloads the page [SH-LA-03, 04, 05, 06]', async () => {
    const { calls, preferences, page, clock } = await openForm();
    await choose('日本語');
    await user.dblClick(action('save'));
    expect(calls.map(({ method, address, body }) => [method, address, body])).toEqual([
      ['POST', '/ui/uic/v3/setting/language', { lang: 'ja' }],
    ]);
    expect(preferences.current.get()).toEqual({});
    await calls[0]?.answer(json({}));
    expect(preferences.current.get()).toEqual({ language: true });
    expect(toast()).toBe('success');
    expect(screen.getByRole('radio', { name: '日本語' })).toMatchObject({ checked: true });
    await user.click(action('save'));
    expect(calls).toHaveLength(1);
    expect(page.done).toEqual([]);
    await act(() => clock.advance(1500));
    expect(page.done).toEqual(['reload']);
  });

  test('a language that fails to save shows the failure, stores nothing, and can be saved again [SH-OP-084]', async () => {
    const { calls, preferences, page, clock } = await openForm();
    await choose('日本語');
    await user.click(action('save'));
    await calls[0]?.answer(json({}, 500));
    await act(() => clock.advance(2000));
    expect(toast()).toBe('danger');
    expect([preferences.current.get(), page.done, shown()]).toEqual([{}, [], ['language']]);
    expect(screen.getByRole('radio', { name: '日本語' })).toMatchObject({ checked: true });
    await user.click(action('save'));
    expect(calls).toHaveLength(2);
  });

  test('cancelling the language dialog changes nothing [SH-LA-02]', async () => {
    const { calls, preferences } = await openForm();
    await choose('日本語');
    await user.click(action('cancel'));
    expect([shown(), calls, preferences.current.get()]).toEqual([[], [], {}]);
  });
});
