import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Dialog } from '~/generated/contract/descriptor-types';
import type { Reads } from '~/generated/contract/types';
import { settle } from '../../harness/fake-clock';
import { button, dialogOf, paragraph, showDialog, words } from '../../harness/view/show-dialog';
import { setUp } from '../../harness/view/support';

const box = () => screen.getByTestId('dialog');
const layer = () => box().closest<HTMLElement>('.descry-dialog-layer');
const outside = () => screen.getByText('Outside');

describe('wordings', () => {
  const worded = dialogOf({
    titleWhen: [
      { id: 'late', when: (s: Reads) => s.input?.late, text: words('Too late') },
      { id: 'soon', when: (s: Reads) => s.input?.soon, text: words('Soon') },
    ],
    variant: (s: Reads, f) => f.choose(s.input?.late, 2, 1),
    content: [
      { ...paragraph('Hurry.'), visibleWhen: (s: Reads) => s.input?.soon },
      { type: 'checkbox', name: 'understood', label: words('I see') },
    ],
  });
  test.each<[string, { given: object; want: readonly [title: string, variant: string | null] }]>([
    ['no case', { given: { late: false }, want: ['Please answer', '1'] }],
    ['the second case', { given: { late: false, soon: true }, want: ['Soon', '1'] }],
    ['the first of two cases that apply', { given: { late: true, soon: true }, want: ['Too late', '2'] }],
    ['an undecided condition', { given: { late: 'yes' }, want: ['Please answer', null] }],
  ])('a dialog has the title and the variant for %s', async (_, { given, want }) => {
    await showDialog(worded, { ...given });
    expect([box().querySelector('h2')?.textContent, box().getAttribute('data-variant')]).toEqual(want);
  });

  test('other inputs of an open dialog change its wording, and keep its box and its checkboxes', async () => {
    const { change } = await showDialog(worded, { late: false });
    const before = box();
    const tick = screen.getByRole('checkbox');
    await userEvent.click(tick);
    await change({ late: true, soon: true });
    expect(box()).toBe(before);
    expect(screen.getByRole('checkbox')).toBe(tick);
    expect(tick).toMatchObject({ checked: true });
    expect(screen.getByRole('dialog', { name: 'Too late' })).toBe(before);
    expect(before.textContent).toContain('Hurry.');
  });

  test('the paragraphs of a dialog describe it to screen readers', async () => {
    await showDialog(worded, { soon: true });
    const ids = (box().getAttribute('aria-describedby') ?? '').split(' ');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Hurry.']);
  });
});

describe('a dialog with a condition for opening', () => {
  const choosy = dialogOf({ opensWhen: (s: Reads, f) => f.eq(s.input?.level, 'user') });
  test.each([{}, { level: 'company' }, { level: ['user'] }])(
    'a dialog whose condition is not true for %o does not open',
    async (given) => {
      const { closed } = await showDialog(choosy, given);
      expect(screen.queryByTestId('dialog')).toBeNull();
      expect(closed).toEqual(['asking']);
    },
  );

  test('an open dialog stays open when its condition changes', async () => {
    const { closed, change } = await showDialog(choosy, { level: 'user' });
    await change({ level: 'company' });
    expect(box()).toBeDefined();
    expect(closed).toEqual([]);
  });

  test('a dialog whose condition is not true is removed from the stack [DG-MFA-06]', async () => {
    const world = await setUp();
    await world.show();
    await act(async () => {
      world.overlays.show('mfa', { level: 'nobody' });
      await settle();
    });
    await waitFor(() => expect(world.overlays.open.get()).toEqual([]));
    expect(screen.queryByTestId('dialog')).toBeNull();
  });
});

describe('placement', () => {
  test.each<[Dialog['placement'], { given: Partial<Dialog>; want: readonly unknown[] }]>([
    [undefined, { given: {}, want: ['center', '400px'] }],
    ['side', { given: { width: 360 }, want: ['side', '360px'] }],
    ['full-screen', { given: {}, want: ['full-screen', ''] }],
  ])('%s', async (placement, { given, want }) => {
    await showDialog(dialogOf({ ...given, ...(placement && { placement }) }));
    expect([layer()?.getAttribute('data-placement'), box().style.width]).toEqual(want);
    expect(box().getAttribute('aria-modal')).toBe('true');
  });
});

describe('a dialog that locks [DG-SS-05, 16]', () => {
  const locking = dialogOf({
    locksWhen: (s: Reads) => s.input?.over,
    buttons: [{ ...button('sign-in') }],
  });

  test('a locking dialog is an alert dialog on layer 1005 that nothing dismisses', async () => {
    const { closed } = await showDialog(locking, { over: true });
    expect(screen.getByRole('alertdialog', { name: 'Please answer' })).toBe(box());
    expect(layer()?.style.zIndex).toBe('1005');
    await userEvent.keyboard('{Escape}');
    fireEvent.click(document.querySelector('.descry-backdrop') ?? document.body);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(closed).toEqual([]);
  });

  test('a locking dialog hides everything else, also what appears later, until it closes', async () => {
    const { shut } = await showDialog(locking, { over: true });
    const added = document.createElement('div');
    await act(async () => {
      document.body.append(added);
      await settle();
    });
    for (const each of [outside(), added]) expect(each.closest('[inert][data-concealed]')).not.toBeNull();
    expect(box().closest('[inert]')).toBeNull();
    await shut();
    expect(document.querySelector('[inert], [data-concealed]')).toBeNull();
    added.remove();
  });

  test('a dialog can begin to lock while it is open', async () => {
    const { change, shut } = await showDialog(locking, { over: false });
    const before = box();
    expect(before.getAttribute('role')).toBe('dialog');
    expect(layer()?.style.zIndex).toBe('1002');
    expect(document.querySelector('[inert]')).toBeNull();
    await change({ over: true });
    expect(box()).toBe(before);
    expect(before.getAttribute('role')).toBe('alertdialog');
    expect(outside().closest('[inert]')).not.toBeNull();
    await change({ over: false });
    expect(document.querySelector('[inert]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
    await shut();
  });

  test('a locking dialog stays above a dialog that opens later', async () => {
    const { overlays, closed, services, show } = await showDialog(locking, { over: true });
    const { OverlayHost } = await import('~/view/OverlayHost');
    await show(<OverlayHost path="/home" search="" state={null} />);
    await act(async () => {
      services.overlays.show('generic', { title: 'Later', text: 'Words' });
      await settle();
    });
    const second = await screen.findByText('Later');
    expect(second.closest('[inert]')).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('sign-in');
    await userEvent.keyboard('{Escape}');
    expect(overlays.open.get()).toHaveLength(1);
    expect(closed).toEqual([]);
  });

  test('a locking dialog returns the focus when it closes', async () => {
    const world = await setUp();
    await world.show();
    outside().focus();
    const { shut } = await showDialog(locking, { over: true });
    expect(document.activeElement?.textContent).toBe('sign-in');
    await shut();
    expect(document.activeElement).toBe(screen.getAllByText('Outside')[0]);
  });
});

describe('hostile inputs', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['none', {}],
    ['of wrong types', { url: 7, title: { a: 1 } }],
    ['of another origin', { url: 'https://elsewhere.example/', title: 'x' }],
    ['a script', { url: 'javascript:alert(1)' }],
  ])('an embedded page with inputs %s is refused with a message [DG-FS-01]', async (_, params) => {
    const { default: dialog } = await import('~/generated/console/dialogs/full-screen-page');
    await showDialog(dialog, params);
    expect(box().textContent).toContain('This address cannot be shown here.');
    expect(document.querySelector('iframe')).toBeNull();
    expect(box().querySelector('h2')?.textContent).not.toBe('');
  });
});
