import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Reads } from '~/generated/contract/types';
import { createPreferences } from '~/session/preferences';
import { settings } from '~/generated/console/console';
import { createSafeStorage } from '~/platform/safe-storage';
import { createFakeClock } from '../../harness/fake-clock';
import { memoryStorage } from '../../harness/memory-storage';
import { button, dialogOf, showDialog, words } from '../../harness/view/show-dialog';

const user = userEvent.setup();
const tick = () => screen.getByRole('checkbox');

const tickDialog = dialogOf({
  content: [{ type: 'checkbox', name: 'understood', label: words('I understand') }],
  buttons: [{ ...button('go'), enabledWhen: (s: Reads, f) => f.eq(s.form?.understood, true) }],
});

test('a checkbox of a dialog has its label and its name, is off at first, and enables a button [SH-UA-04]', async () => {
  const { closed } = await showDialog(tickDialog);
  const go = screen.getByRole('button', { name: 'go' });
  expect(screen.getByLabelText('I understand')).toBe(tick());
  expect([tick().getAttribute('name'), tick()]).toMatchObject(['understood', { checked: false }]);
  await user.click(go);
  expect(go.getAttribute('aria-disabled')).toBe('true');
  expect(closed).toEqual([]);
  await user.click(tick());
  expect(go.getAttribute('aria-disabled')).toBeNull();
  await user.click(tick());
  expect(go.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard(' ');
  await user.click(go);
  expect(closed).toEqual(['asking']);
});

test('an untouched checkbox of a dialog is false, not undecided', async () => {
  await showDialog({
    ...tickDialog,
    buttons: [{ ...button('go'), enabledWhen: (s: Reads, f) => f.eq(s.form?.understood, false) }],
  });
  expect(screen.getByRole('button', { name: 'go' }).getAttribute('aria-disabled')).toBeNull();
});

describe('a checkbox that the browser stores', () => {
  const remembering = dialogOf({
    content: [{ type: 'checkbox', name: 'neverAgain', label: words('Never again'), preference: 'mfaNever' }],
  });

  test('a checkbox is stored and removed at once [DG-MFA-04, 05, 07]', async () => {
    const { preferences } = await showDialog(remembering);
    expect(tick()).toMatchObject({ checked: false });
    await user.click(tick());
    expect(preferences.current.get()).toMatchObject({ mfaNever: true });
    await user.click(tick());
    expect(preferences.current.get()).toEqual({});
    expect(tick()).toMatchObject({ checked: false });
  });

  test('a stored checkbox is on at first', async () => {
    const storage = memoryStorage({ 'uic-mfa-prompt-never': 'true' });
    const safe = createSafeStorage(() => storage);
    const preferences = createPreferences({
      declared: settings.preferences,
      local: safe,
      tab: safe,
      clock: createFakeClock(),
    });
    await showDialog(remembering, {}, { preferences });
    expect(tick()).toMatchObject({ checked: true });
    await user.click(tick());
    expect(storage.getItem('uic-mfa-prompt-never')).toBeNull();
  });
});
