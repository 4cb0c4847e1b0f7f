import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Reads } from '../../src/generated/types';
import { createMemories } from '../../src/session/memories';
import { settings } from '../../src/generated/console';
import { createSafeStorage } from '../../src/lib/safe-storage';
import { createFakeClock } from '../support/fake-clock';
import { memoryStorage } from '../support/memory-storage';
import { button, dialogOf, showDialog, words } from './show-dialog';

const user = userEvent.setup();
const tick = () => screen.getByRole('checkbox');

const asking = dialogOf({
  content: [{ type: 'checkbox', name: 'understood', label: words('I understand') }],
  buttons: [{ ...button('go'), enabledWhen: (s: Reads, f) => f.eq(s.form?.understood, true) }],
});

test('SH-UA-04: a tick has its words and its name, is off at first, and lets a button be used', async () => {
  const { closed } = await showDialog(asking);
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

test('it is false, not undecided, before it is touched', async () => {
  await showDialog({
    ...asking,
    buttons: [{ ...button('go'), enabledWhen: (s: Reads, f) => f.eq(s.form?.understood, false) }],
  });
  expect(screen.getByRole('button', { name: 'go' }).getAttribute('aria-disabled')).toBeNull();
});

describe('a tick that the browser remembers', () => {
  const remembering = dialogOf({
    content: [{ type: 'checkbox', name: 'neverAgain', label: words('Never again'), remember: 'mfaNever' }],
  });

  test('DG-MFA-04, 05, 07: is kept at once and dropped at once', async () => {
    const { memories } = await showDialog(remembering);
    expect(tick()).toMatchObject({ checked: false });
    await user.click(tick());
    expect(memories.kept.get()).toMatchObject({ mfaNever: true });
    await user.click(tick());
    expect(memories.kept.get()).toEqual({});
    expect(tick()).toMatchObject({ checked: false });
  });

  test('is ticked at first where it is kept', async () => {
    const storage = memoryStorage({ 'uic-mfa-prompt-never': 'true' });
    const safe = createSafeStorage(() => storage);
    const memories = createMemories({ declared: settings.memories, local: safe, tab: safe, clock: createFakeClock() });
    await showDialog(remembering, {}, { memories });
    expect(tick()).toMatchObject({ checked: true });
    await user.click(tick());
    expect(storage.getItem('uic-mfa-prompt-never')).toBeNull();
  });
});
