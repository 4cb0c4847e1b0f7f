import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import hostPro from '~/generated/console/drawers/host-pro';
import { responses } from '~/generated/console/responses';
import { OverlayHost } from '~/view/OverlayHost';
import { RespondMenu } from '~/view/response/RespondMenu';
import type { ResponseObject } from '~/state/response-request';
import { settle } from '~/tests/harness/fake-clock';
import { drawerAt, json, openDrawer, session, setUp } from '~/tests/harness/view/support';

beforeAll(() => Promise.all([import('~/view/response/RequestedDialog'), import('~/view/response/ResponseDialog')]));

const host = (name: string, isolation: string): ResponseObject => ({ searchType: 8, id: name, name, isolation });
const result = (targetId: string, problem: string | null = null) => ({
  targetId,
  taskId: problem === null ? `task-${targetId}` : null,
  problem,
  conflict: problem === null ? null : { id: 'task-1', action: 'isolate-endpoint', account: 'Bruno', created: '' },
});

/** The menu for some hosts, for an account with a right, until it closes. */
function Opener({ objects }: { readonly objects: readonly ResponseObject[] }) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <RespondMenu objects={objects} target={() => document.body} onClose={() => setIsOpen(false)} />;
}

async function openMenu(objects: readonly ResponseObject[], permissions: object = { 'response.endpoint': 1 }) {
  const view = await setUp({ scope: { ...session, permissions } });
  await view.show(
    <>
      <Opener objects={objects} />
      <OverlayHost path="/home" search="" state={null} />
    </>,
  );
  return view;
}

/** Sends the response that isolates some hosts. */
async function isolate(objects: readonly ResponseObject[]) {
  const view = await openMenu(objects);
  await userEvent.click(entry(/^Isolate endpoint/));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'WB-1');
  await userEvent.click(screen.getByRole('button', { name: 'Isolate endpoint' }));
  return view;
}

const toasts = ({ services, texts }: Awaited<ReturnType<typeof setUp>>) =>
  services.toasts.list.get().map(({ text }) => texts(text));

const entry = (name: RegExp) => screen.getByRole('menuitem', { name });

test('the menu offers what fits, and says why an account cannot use it', async () => {
  await openMenu([host('A', 'disabled')], {});
  const item = entry(/^Isolate endpoint/);
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('Your role does not include the permission');
  await userEvent.click(item);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('menu')).toBeDefined();
});

test('a state that could not be loaded is requested again from the menu', async () => {
  const states = [json({}, 500), json({ data: { isolation: 'disabled', task: null } })];
  await openDrawer(drawerAt(8, 'host-1'), {
    scope: { ...session, permissions: { 'response.endpoint': 1 } },
    fetch: ({ url }) => Promise.resolve((url.includes('/response/') ? states.shift() : undefined) ?? json({}, 404)),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Respond' }));
  await screen.findByRole('menu');
  expect(screen.queryByText(/No response is available/)).toBeNull();
  await userEvent.click(entry(/^Try again/));
  expect((await screen.findByRole('menuitem', { name: /^Isolate endpoint/ })).getAttribute('aria-disabled')).toBeNull();
});

test('where no response fits, the menu says so', async () => {
  await openMenu([host('A', 'unknown')]);
  expect(entry(/No response is available/).getAttribute('aria-disabled')).toBe('true');
});

test('a response is sent with its reason after its objects and its consequence were shown', async () => {
  const view = await openMenu([host('A', 'disabled'), host('B', 'enabled')]);
  const { calls } = view;
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
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts(view)).toEqual(['Isolate endpoint: started for A']);
});

test.each([
  [
    'the first note that holds is shown above them',
    { account: 'Bruno', want: 'Bruno has started a task for this object' },
  ],
  ['without one the menu begins with them', { account: '', want: 'Isolate endpoint' }],
])('what to know before a response is chosen: %s', async (_, { account, want }) => {
  const view = await setUp({ scope: { ...session, permissions: { 'response.endpoint': 1 } } });
  const texts = hostPro.target?.notes ?? [];
  const notes = { texts, scope: { response: { task: { account } } } };
  await view.show(
    <RespondMenu
      objects={[host('A', 'disabled')]}
      notes={notes}
      target={() => document.body}
      onClose={() => undefined}
    />,
  );
  expect(screen.getAllByRole('menuitem')[0]?.textContent).toContain(want);
});

test('Ctrl and Enter in the reason send the response, which Enter alone does not, and the toast counts the objects', async () => {
  const view = await openMenu([host('A', 'disabled'), host('B', 'disabled')]);
  await userEvent.click(entry(/^Isolate endpoint/));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Contain{Enter}now');
  expect(view.calls).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(view.calls.map(({ body }) => body)).toMatchObject([{ reason: 'Contain\nnow' }]);
  await view.calls[0]?.answer(json({ data: { results: [result('A'), result('B')] } }));
  expect(toasts(view)).toEqual(['Isolate endpoint: started for 2 objects']);
});

test('a second analyst reads who is acting on the object', async () => {
  const { calls } = await isolate([host('A', 'disabled')]);
  await calls[0]?.answer(json({ data: { results: [result('A', 'task-running')] } }));
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain(
    'Bruno has started a task for it that has not ended.',
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what cannot be repeated stays visible after the rest was sent again', async () => {
  const hosts = Array.from({ length: 201 }, (_, index) => host(`H${index}`, 'disabled'));
  const view = await isolate(hosts);
  const results = hosts.slice(0, 100).map(({ id }) => result(id, id === 'H7' ? 'task-running' : null));
  await view.calls[0]?.answer(json({ data: { results } }));
  await view.calls[1]?.answer(json({ error: { code: 'unavailable' } }, 503));
  const failed = () => within(screen.getByRole('dialog')).getByRole('alert').textContent;
  expect(failed()).toContain('No task was started for 102 objects');
  await userEvent.click(screen.getByRole('button', { name: 'Send 101 again' }));
  await view.calls[2]?.answer(json({ data: { results: hosts.slice(100, 200).map(({ id }) => result(id)) } }));
  await view.calls[3]?.answer(json({ data: { results: [result('H200')] } }));
  expect(failed()).toContain('200 tasks started');
  expect(failed()).toContain('No task was started for 1 object');
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
});

test('what fails after the dialog was closed during the call shows it again, and no key repeats it', async () => {
  const view = await isolate([host('A', 'disabled')]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await view.calls[0]?.answer(json({ error: { code: 'forbidden' } }, 403));
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain('No task was started');
  await userEvent.keyboard('{Enter}');
  expect(view.calls).toHaveLength(1);
});

test('the dialog of a response stays if others open meanwhile, and a success after it was closed is a toast', async () => {
  const view = await isolate([host('A', 'disabled')]);
  await act(() => {
    view.overlays.respond({ undo: { response: 'isolate-endpoint', targets: [host('B', 'enabled')] } });
    return settle();
  });
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
  await userEvent.keyboard('{Escape}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await view.calls[0]?.answer(json({ data: { results: [result('A')] } }));
  expect([screen.queryByRole('dialog'), toasts(view)]).toEqual([null, ['Isolate endpoint: started for A']]);
});

test('each response that can be undone is undone by one that undoes something itself', () => {
  const undone = responses.flatMap(({ undo }) => undo ?? []);
  expect(undone.every((id) => responses.some((response) => response.id === id && response.undo !== undefined))).toBe(
    true,
  );
});
