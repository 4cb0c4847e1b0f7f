import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { DialogId } from '../../src/generated/catalogue';
import { settle } from '../support/fake-clock';
import { json, session, setUp } from './support';

const user = userEvent.setup({ delay: null });
const action = (id: string): HTMLElement => {
  const found = document.querySelector(`[data-testid="dialog"] [data-action="${id}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`No button ${id}.`);
  return found;
};
const isOff = (id: string) => action(id).getAttribute('aria-disabled') === 'true';
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

describe('SH-LM-04: the second factor', () => {
  test('DG-MFA-02: for the company it leads to the accounts with their drawer, and is gone', async () => {
    const { place } = await open('mfa', { level: 'company' });
    expect(action('go').textContent).toBe('Set up for the company');
    await user.click(action('go'));
    expect(place.get()).toBe('/app/iam2/account?openMfaDrawer=true');
    expect(shown()).toEqual([]);
  });

  test('DG-MFA-03: for the user it opens the page for it in front, the route stays', async () => {
    const { place } = await open('mfa', { level: 'user' });
    await user.click(action('go'));
    await waitFor(() => expect(shown()).toEqual(['full-screen-page']));
    expect(screen.getByRole('dialog', { name: 'Second factor' })).toBeDefined();
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe('https://console.example/ui/uic/mfa/login.html');
    expect(place.get()).toBe('/home');
  });

  test.each(['company', 'user'])('DG-MFA-04, 05: at level %s a tick keeps it from coming again', async (level) => {
    const { memories } = await open('mfa', { level });
    expect(document.querySelector('[name="neverAgain"]')).toMatchObject({ checked: false });
    await user.click(screen.getByLabelText('Do not show this again'));
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(memories.kept.get()).toEqual({ mfaNever: true });
  });

  test('DG-MFA-07: left without a tick nothing is kept', async () => {
    const { memories } = await open('mfa', { level: 'user' });
    await user.click(action('close'));
    expect(memories.kept.get()).toEqual({});
  });

  test.each<[string, Readonly<Record<string, unknown>>, boolean]>([
    ['kept never to show', { level: 'user' }, true],
    ['no level', {}, false],
    ['an unknown level', { level: 'planet' }, false],
    ['a level of a wrong type', { level: ['user'] }, false],
  ])('DG-MFA-06: with %s nothing opens', async (_, params, mfaNever) => {
    const world = await setUp({ scope: { ...session, remembered: { ...(mfaNever && { mfaNever: true }) } } });
    await world.show();
    act(() => void world.overlays.show('mfa', params));
    await waitFor(() => expect(world.overlays.open.get()).toEqual([]), { timeout: 5000 });
    expect(shown()).toEqual([]);
  });
});

describe('the upgrade', () => {
  const at = (moment: string) => ({ ...access(1), now: () => new Date(moment).getTime() });
  test.each<[string, { given: string; want: readonly [variant: string, said: boolean] }]>([
    ['a minute before its end', { given: '2025-02-01T07:59', want: ['2', true] }],
    ['at its end', { given: '2025-02-01T08:00', want: ['1', false] }],
    ['today', { given: '2026-11-20T12:00', want: ['1', false] }],
  ])('SH-UA-10: the second text %s', async (_, { given, want }) => {
    await open('upgrade', {}, { scope: at(given) });
    const box = screen.getByTestId('dialog');
    expect([box.getAttribute('data-variant'), box.textContent?.includes('1 February 2025')]).toEqual(want);
  });

  test('SH-UA-03: the root user goes on to the second dialog, which takes the place of the first', async () => {
    await open('upgrade', {}, { scope: access(1) });
    await user.click(action('go'));
    await waitFor(() => expect(shown()).toEqual(['upgrade-confirm']));
  });

  test.each(['saml', undefined])('SH-UA-03, SH-OP-103: a user of type %s cannot, and is told why', async (userType) => {
    await open('upgrade', {}, { scope: { ...access(1), userType } });
    expect(isOff('go')).toBe(true);
    expect(screen.getByText(/Only the root user of your company can start it/)).toBeDefined();
    await user.click(action('go'));
    expect(shown()).toEqual(['upgrade']);
  });

  test('SH-UA-03: for others the second dialog does not open, whoever asks for it', async () => {
    const world = await setUp({ scope: { ...access(1), userType: 'saml' } });
    await world.show();
    act(() => void world.overlays.show('upgrade-confirm'));
    await waitFor(() => expect(world.overlays.open.get()).toEqual([]), { timeout: 5000 });
  });

  test.each<DialogId>(['upgrade', 'upgrade-confirm', 'upgrade-soon'])(
    'SH-UA-11: without access to the console %s leads to the page that says so',
    async (id) => {
      const { place, calls } = await open(id, {}, { scope: access(0) });
      expect(document.querySelectorAll('[data-action="go"]')).toHaveLength(1);
      await user.click(action('go'));
      expect(place.get()).toBe('/users/403?msg=console');
      expect(shown()).toEqual([]);
      expect(calls).toEqual([]);
    },
  );

  test('SH-UA-04, 05: once understood, the address is asked for and opened', async () => {
    const scope = { ...access(1), place: () => '/app/ddr?x=1' };
    const { calls, page } = await open('upgrade-confirm', {}, { scope });
    expect(isOff('go')).toBe(true);
    await user.click(screen.getByLabelText('I understand'));
    expect(isOff('go')).toBe(false);
    await user.dblClick(action('go'));
    expect(calls).toHaveLength(1);
    expect(new URL(calls[0]?.address ?? '', 'https://a.example').searchParams.toString()).toBe(
      'lang=en&relayState=%2Fapp%2Fddr%3Fx%3D1',
    );
    await calls[0]?.answer(json({ upgradeUrl: '/upgrade' }));
    expect(page.done).toEqual(['open /upgrade']);
    expect(shown()).toEqual([]);
  });

  test('SH-UA-12: without the address the common error, and the dialog stays', async () => {
    const { calls, page } = await open('upgrade-confirm', {}, { scope: access(1) });
    await user.click(screen.getByLabelText('I understand'));
    await user.click(action('go'));
    await calls[0]?.answer(json({}, 500));
    expect(toast()).toBe('danger');
    expect(page.done).toEqual([]);
    expect([shown(), isOff('go')]).toEqual([['upgrade-confirm'], false]);
  });

  test('SH-UA-06, 07: not shown again: one call with the prefix, then kept for the day', async () => {
    const { calls, memories } = await open('upgrade', {}, { scope: access(1) });
    await user.click(action('dont-show-again'));
    expect(calls.map(({ body }) => body)).toEqual([{ prefix: 'upgrade' }]);
    expect(memories.kept.get()).toEqual({});
    await calls[0]?.answer(json({}));
    expect(memories.kept.get()).toEqual({ upgradeDismissed: true });
    expect(shown()).toEqual([]);
  });

  test('SH-UA-08, 09: the announcement leads to the first dialog, and can be put off for the day', async () => {
    const { memories } = await open('upgrade-soon', {}, { scope: access(1) });
    await user.click(screen.getByLabelText('Do not remind me today'));
    expect(memories.kept.get()).toEqual({ upgradeLater: true });
    await user.click(action('go'));
    await waitFor(() => expect(shown()).toEqual(['upgrade']));
  });
});

describe('the preview of the search', () => {
  test('SH-PO-02, 03, 04: opting in: one call, a note, the page anew 1.5 s later', async () => {
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

  test('SH-PO-05: a failure is told by its subtitle, and the dialog stays', async () => {
    const { calls, page, clock } = await open('data-query-opt-in');
    await user.click(action('agree'));
    await calls[0]?.answer(json({}, 500));
    expect(screen.getByTestId('toast').textContent).toContain('The request could not be completed');
    expect(toast()).toBe('danger');
    await act(() => clock.advance(5000));
    expect(page.done).toEqual([]);
    expect([shown(), isOff('agree')]).toEqual([['data-query-opt-in'], false]);
  });
});

describe('the terms', () => {
  test('DG-TM-09: cancelling logs out, also when they could not be loaded', async () => {
    const { calls } = await open('terms');
    expect(screen.getByRole('alertdialog', { name: 'Legal terms' }).style.width).toBe('640px');
    await calls[0]?.answer(json({}, 500));
    expect(isOff('accept')).toBe(true);
    expect(isOff('cancel')).toBe(false);
  });
});

describe('the language', () => {
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  const openForm = async (scope = session) => {
    const world = await open('language', {}, { scope });
    await waitFor(() => action('save'), { timeout: 5000 });
    return world;
  };

  test('SH-LA-01: one radio each with the name lang; the one in use is chosen and has the focus', async () => {
    await openForm();
    const radios = screen.getAllByRole('radio');
    expect(radios.map((radio) => [radio.getAttribute('name'), radio.getAttribute('data-value')])).toEqual([
      ['lang', 'en'],
      ['lang', 'ja'],
    ]);
    expect(screen.getByRole('radio', { name: 'English' })).toMatchObject({ checked: true });
    expect(document.activeElement).toBe(radios[0]);
  });

  test('the focus is on the one in use, whichever that is', async () => {
    await openForm({ ...session, language: 'ja' });
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '日本語' }));
  });

  test('a stored language that the console lacks leaves nothing chosen', async () => {
    await openForm({ ...session, language: 'fr' });
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(isOff('save')).toBe(true);
  });

  test('SH-OP-084: saving is off while nothing is changed, also by the Enter key', async () => {
    const { calls } = await openForm();
    expect(isOff('save')).toBe(true);
    await user.click(action('save'));
    await user.keyboard('{Enter}');
    await choose('日本語');
    expect(isOff('save')).toBe(false);
    await choose('English');
    expect(isOff('save')).toBe(true);
    await user.keyboard('{Enter}');
    expect(calls).toEqual([]);
  });

  test('SH-LA-03, 04, 05, 06: saved: one call, then it is kept, told, and the page comes anew', async () => {
    const { calls, memories, page, clock } = await openForm();
    await choose('日本語');
    await user.dblClick(action('save'));
    expect(calls.map(({ method, address, body }) => [method, address, body])).toEqual([
      ['POST', '/ui/uic/v3/setting/language', { lang: 'ja' }],
    ]);
    expect(memories.kept.get()).toEqual({});
    await calls[0]?.answer(json({}));
    expect(memories.kept.get()).toEqual({ language: true });
    expect(toast()).toBe('success');
    expect(screen.getByRole('radio', { name: '日本語' })).toMatchObject({ checked: true });
    await user.click(action('save'));
    expect(calls).toHaveLength(1);
    expect(page.done).toEqual([]);
    await act(() => clock.advance(1500));
    expect(page.done).toEqual(['reload']);
  });

  test('SH-OP-084: a failure is told, nothing is kept, the choice stays and can be saved again', async () => {
    const { calls, memories, page, clock } = await openForm();
    await choose('日本語');
    await user.click(action('save'));
    await calls[0]?.answer(json({}, 500));
    await act(() => clock.advance(2000));
    expect(toast()).toBe('danger');
    expect([memories.kept.get(), page.done, shown()]).toEqual([{}, [], ['language']]);
    expect(screen.getByRole('radio', { name: '日本語' })).toMatchObject({ checked: true });
    await user.click(action('save'));
    expect(calls).toHaveLength(2);
  });

  test('SH-LA-02: cancelling changes nothing', async () => {
    const { calls, memories } = await openForm();
    await choose('日本語');
    await user.click(action('cancel'));
    expect([shown(), calls, memories.kept.get()]).toEqual([[], [], {}]);
  });
});
