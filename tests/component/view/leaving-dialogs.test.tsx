import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import caseEdit from '~/generated/console/dialogs/case-edit';
import type { Dialog } from '~/generated/contract/descriptor-types';
import type { Overlay } from '~/state/overlays';
import { ActionHostContext } from '~/view/action/action-host';
import { DialogView } from '~/view/dialog/DialogView';
import { settle } from '../../harness/fake-clock';
import { button, dialogOf } from '../../harness/view/show-dialog';
import { json, setUp } from '../../harness/view/support';

const analysts = [{ id: 'ada', name: 'Ada', role: 'Analyst' }];
const drawer = '/home?profile=5&profileId=a.example';

/** A dialog over the page at `from`, and a way to another address. `closed` has what closing it caused. */
async function opened(from: string, members: Partial<Dialog> = {}, overlay: Partial<Overlay> = {}) {
  const world = await setUp({ fetch: () => Promise.resolve(json({ data: { items: analysts } })) });
  const closed: string[] = [];
  const dialog = dialogOf({ dismissed: [{ type: 'command', name: 'palette' }], ...members });
  world.services.commands.run = (name) => closed.push(name) > 0;
  world.page.goTo(from);
  await world.show(
    <ActionHostContext value={{ close: () => undefined, refresh: () => undefined }}>
      <DialogView
        dialog={dialog}
        overlay={{ params: {}, page: true, ...overlay }}
        onClose={() => void closed.push('close')}
      />
    </ActionHostContext>,
  );
  const goTo = (to: string) =>
    act(async () => {
      world.page.goTo(to);
      world.services.navigate(to, { state: {} });
      await settle();
    });
  return { ...world, closed, goTo };
}

test.each<[string, string, string]>([
  ['another page is opened', '/home', '/app/ddr'],
  ['the drawer behind it closes', drawer, '/home'],
])('a dialog that a button of the page opened is dismissed when %s', async (_case, from, to) => {
  const { closed, goTo } = await opened(from);
  await goTo(to);
  expect(closed).toEqual(['close', 'palette']);
});

test.each<[string, string, string, Partial<Dialog>, Partial<Overlay>]>([
  ['only the query of the page changes', '/home', '/home?q=1', {}, {}],
  ['a drawer opens', '/home', drawer, {}, {}],
  ['it opened by itself or by an event', '/home', '/app/ddr', {}, { page: false }],
  ['it must be answered', '/home', '/app/ddr', { closing: 'must-answer', buttons: [button('agree')] }, {}],
])('a dialog stays if %s', async (_case, from, to, members, overlay) => {
  const { closed, goTo } = await opened(from, members, overlay);
  await goTo(to);
  expect(closed).toEqual([]);
});

test('a dialog with unsent input stays when its page is left; input elsewhere does not count', async () => {
  const inside = await opened('/home');
  fireEvent.input(screen.getByRole('heading', { name: 'Please answer' }));
  await inside.goTo('/app/ddr');
  expect(inside.closed).toEqual([]);
  cleanup();
  const beside = await opened('/home');
  fireEvent.input(screen.getByText('Outside'));
  await beside.goTo('/app/ddr');
  expect(beside.closed).toEqual(['close', 'palette']);
});

test('a dialog with a form stays once something is chosen in it, and not before', async () => {
  const params = { id: 'CASE-1', status: 'open' };
  const untouched = await opened('/home', caseEdit, { params });
  await screen.findByRole('combobox', { name: /Owner/ });
  await untouched.goTo('/app/ddr');
  expect(untouched.closed).toEqual(['close', 'palette']);
  cleanup();
  const chosen = await opened('/home', caseEdit, { params });
  await userEvent.click(await screen.findByRole('combobox', { name: /Owner/ }));
  await userEvent.click(screen.getByRole('option', { name: /Ada/ }));
  await chosen.goTo('/app/ddr');
  expect(chosen.closed).toEqual([]);
});
