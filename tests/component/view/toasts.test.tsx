import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { FailureFacts } from '~/state/toasts';
import { setUp } from '../../harness/view/support';

const text = { key: 'test.note', text: 'It is done.' };

async function showNote(intent: 'success' | 'warning' | 'danger', more: FailureFacts = {}) {
  const world = await setUp();
  await world.show();
  act(() => world.toasts.show({ intent, text, ...more }));
  return world;
}

test.each([
  ['success', 'status'],
  ['warning', 'status'],
  ['danger', 'alert'],
] as const)('a note of %s is told by a live region', async (intent, role) => {
  await showNote(intent);
  const note = screen.getByTestId('toast');
  expect(note.getAttribute('data-intent')).toBe(intent);
  expect(note.closest(`[role="${role}"]`)).not.toBeNull();
  expect(note.closest<HTMLElement>('.descry-toasts')?.style.zIndex).toBe('1003');
});

test('a value in a toast shows what turns the writing, and a host that imitates another one in punycode', async () => {
  const world = await setUp();
  await world.show();
  const values = { name: 'invoice\u202efdp.exe', host: 'https://аррӏе.com/' };
  act(() => world.toasts.show({ intent: 'danger', text: { key: 'test.note', text: '{name} of {host}', values } }));
  expect(screen.getByTestId('toast').querySelector('p')?.textContent).toBe(
    'invoice‹U+202E›fdp.exe of https://xn--80ak6aa92e.com/ (аррӏе.com)',
  );
});

test('the trace id is in a toast as text', async () => {
  await showNote('warning', { traceId: '0b8c' });
  expect(screen.getByTestId('toast').textContent).toContain('Trace ID: 0b8c');
});

test('the details of a failure are copied for support: message, trace id, address, time and version', async () => {
  const { clock, page } = await showNote('danger', { traceId: '0b8c' });
  await userEvent.click(screen.getByRole('button', { name: 'Copy details for support' }));
  await screen.findByRole('button', { name: 'Copied' });
  const [message, trace, address, time, version] =
    page.done
      .at(-1)
      ?.replace(/^copy /, '')
      .split('\n') ?? [];
  expect([message, trace, version]).toEqual(['It is done.', 'Trace ID: 0b8c', '1.4.0 (abc1234)']);
  expect(address).toMatch(/^https?:\/\/[^/]+\/#\//);
  expect(time).toBe(new Date(clock.now()).toISOString());
});

test('a toast of a refused call names the missing permission and the code, and so do the copied details', async () => {
  const { page } = await showNote('danger', { traceId: '0b8c', code: '403-403000', permission: 'roles.edit' });
  const { textContent } = screen.getByTestId('toast');
  expect(textContent).toContain('Missing permission: roles.edit');
  expect(textContent).toContain('Error 403-403000 · Trace ID: 0b8c');
  await userEvent.click(screen.getByRole('button', { name: 'Copy details for support' }));
  const lines = page.done.at(-1)?.split('\n') ?? [];
  expect(lines.slice(1, 4)).toEqual(['Missing permission: roles.edit', 'Error: 403-403000', 'Trace ID: 0b8c']);
});

test('a toast disappears after 5 s, not before [DG-ERR-44]', async () => {
  const { clock } = await showNote('success');
  await act(() => clock.advance(4999));
  expect(screen.queryByTestId('toast')).not.toBeNull();
  await act(() => clock.advance(1));
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('a toast stays while the pointer or the focus is on it', async () => {
  const { clock } = await showNote('success');
  fireEvent.pointerEnter(screen.getByTestId('toast'));
  await act(() => clock.advance(20_000));
  expect(screen.queryByTestId('toast')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.pointerLeave(screen.getByTestId('toast'));
  await act(() => clock.advance(20_000));
  expect(screen.queryByTestId('toast')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  await act(() => clock.advance(5000));
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('the close button of a toast closes it', async () => {
  await showNote('danger');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('the command "undo" presses the button of the newest toast that has one', async () => {
  const { toasts, commands } = await showNote('success');
  const pressed: string[] = [];
  const button = (name: string) => ({ text, run: () => void pressed.push(name) });
  act(() => toasts.show({ intent: 'success', text, button: button('first') }));
  act(() => toasts.show({ intent: 'success', text, button: button('second') }));
  act(() => toasts.show({ intent: 'success', text }));
  act(() => void commands.run('undo'));
  expect(pressed).toEqual(['second']);
  expect(toasts.list.get().map((toast) => toast.button !== undefined)).toEqual([true, false]);
});
