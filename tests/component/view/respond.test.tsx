import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { responses } from '~/generated/console/responses';
import { RespondMenu } from '~/view/response/RespondMenu';
import type { ResponseObject } from '~/state/undo-request';
import { json, session, setUp } from '~/tests/harness/view/support';

beforeAll(() => import('~/view/response/ResponseDialog'));

const host = (name: string, isolation: string): ResponseObject => ({ searchType: 8, id: name, name, isolation });
const result = (targetId: string, problem: string | null = null) => ({
  targetId,
  taskId: problem === null ? `task-${targetId}` : null,
  problem,
  conflict: problem === null ? null : { id: 'task-1', action: 'isolate-endpoint', account: 'Bruno', created: '' },
});

/** The menu for some hosts, for an account with a right. */
async function openMenu(objects: readonly ResponseObject[], permissions: object = { 'response.endpoint': 1 }) {
  let isClosed = false;
  const view = await setUp({ scope: { ...session, permissions } });
  await view.show(<RespondMenu objects={objects} target={() => document.body} onClose={() => (isClosed = true)} />);
  return { ...view, isClosed: () => isClosed };
}

const entry = (name: RegExp) => screen.getByRole('menuitem', { name });

test('the menu offers what fits, and says why an account cannot use it', async () => {
  const { isClosed } = await openMenu([host('A', 'disabled')], {});
  const isolate = entry(/^Isolate endpoint/);
  expect(isolate.getAttribute('aria-disabled')).toBe('true');
  expect(isolate.textContent).toContain('Your role does not include the permission');
  await userEvent.click(isolate);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isClosed()).toBe(false);
});

test('where no response fits, the menu says so', async () => {
  await openMenu([host('A', 'unknown')]);
  expect(entry(/No response is available/).getAttribute('aria-disabled')).toBe('true');
});

test('a response is sent with its reason after its objects and its consequence were shown', async () => {
  const { calls, services, isClosed } = await openMenu([host('A', 'disabled'), host('B', 'enabled')]);
  await userEvent.click(entry(/^Isolate endpoint/));
  const dialog = within(screen.getByRole('dialog', { name: 'Isolate endpoint' }));
  expect(dialog.getByText('A')).toBeDefined();
  expect(dialog.getByText(/^1 left out: It is isolated already/)).toBeDefined();
  expect(dialog.getByText(/loses all others/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Isolate endpoint' }));
  expect(dialog.getByText('Enter a reason of at most 500 characters.')).toBeDefined();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'WB-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Isolate endpoint' }));
  expect(calls[0]?.body).toEqual({
    action: 'isolate-endpoint',
    targets: [host('A', 'disabled')],
    reason: 'WB-1',
  });
  await calls[0]?.answer(json({ data: { results: [result('A')] } }));
  expect(isClosed()).toBe(true);
  expect(services.toasts.list.get().map(({ text }) => text.key)).toEqual(['UI.RESPOND.STARTED']);
});

test('a second analyst reads who is acting on the object', async () => {
  const { calls, isClosed } = await openMenu([host('A', 'disabled')]);
  await userEvent.click(entry(/^Isolate endpoint/));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'WB-1');
  await userEvent.click(screen.getByRole('button', { name: 'Isolate endpoint' }));
  await calls[0]?.answer(json({ data: { results: [result('A', 'task-running')] } }));
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain(
    'Bruno has started a task for it that has not ended.',
  );
  expect(isClosed()).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(isClosed()).toBe(true);
});

test('each response that can be undone is undone by one that undoes something itself', () => {
  const undone = responses.flatMap(({ undo }) => undo ?? []);
  expect(undone.every((id) => responses.some((response) => response.id === id && response.undo !== undefined))).toBe(
    true,
  );
});
