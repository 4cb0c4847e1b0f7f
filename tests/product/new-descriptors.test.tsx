import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { drawers } from '~/generated/console/catalogue';
import type { Dialog, Drawer, Screen } from '~/generated/contract/descriptor-types';
import { isRecord } from '~/lib/json';
import { ScreenContext } from '~/view/screen/screen-context';
import { ScreenView } from '~/view/screen/ScreenView';
import type { NewDescriptor } from '../../codegen/service/new/new-descriptor';
import { evaluateModule } from '../harness/codegen/4-emit/evaluate-module';
import { made, withFiles } from '../harness/codegen/made';
import { shippedCompiler } from '../harness/codegen/shipped-sources';
import { demoApp, START } from '../harness/demo/support';
import { settle } from '../harness/fake-clock';
import { showDialog } from '../harness/view/show-dialog';
import { drawerAt, json, setUp } from '../harness/view/support';

/** Everything is compiled. */
const slow = { timeout: 30_000 };

// Fetching code takes time of its own, for which no test waits.
beforeAll(() =>
  Promise.all([
    import('~/view/drawer/DrawerView'),
    import('~/view/screen/TableScreen'),
    import('~/view/form/FormView'),
  ]),
);

const isObject = <Value extends { readonly id: string }>(value: unknown): value is Value =>
  isRecord(value) && 'id' in value;

/** A new descriptor as the console gets it. */
async function compiled<Value extends { readonly id: string }>(folder: string, wanted: NewDescriptor): Promise<Value> {
  const { files } = shippedCompiler.compile(withFiles(await made(wanted)));
  const value = await evaluateModule(files, `src/generated/console/${folder}/${wanted.name}.ts`);
  if (!isObject<Value>(value)) throw new Error(`${wanted.name} is no descriptor.`);
  return value;
}

test('a new drawer shows the answer of its call', slow, async () => {
  const drawer = await compiled<Drawer>('drawers', { kind: 'drawer', name: 'risk', operation: 'riskOverview' });
  const { 4: entry } = drawers;
  if (!entry) throw new Error('There is no drawer 4.');
  vi.spyOn(entry, 'load').mockResolvedValue({ default: drawer });
  const world = await setUp();
  await world.show();
  await world.go(drawerAt(4, 'a'));
  const [call] = world.calls;
  expect(call?.address).toContain('/riskOverview/query/a/device');
  await call?.answer(
    json({
      data: { riskScore: 71, criticalInfo: { criticalScoreLevel: 'high' }, historyScoreList: [{ riskScore: 5 }] },
    }),
  );
  const shown = await screen.findByTestId('drawer');
  for (const text of ['Risk score', '71', 'Critical info', 'High']) await within(shown).findAllByText(text);
  await waitFor(() => expect(within(shown).getByRole('table').textContent).toContain('5'));
});

test('a new screen shows its list, and narrows it', slow, async () => {
  const value = await compiled<Screen>('screens', { kind: 'screen', name: 'sign-ins', operation: 'auditList' });
  const demo = demoApp();
  const requested: string[] = [];
  const world = await setUp({
    fetch: (request) => {
      requested.push(decodeURIComponent(request.url));
      request.headers.set('uic-token', 'demo-session-full');
      return demo.fetch(request);
    },
  });
  const period = { from: START / 1000 - 30 * 86_400, to: START / 1000 };
  const still = { periodPicker: null, renewPeriod: () => undefined, setMeta: () => undefined };
  await world.show(
    <ScreenContext value={{ title: 'Sign-ins', tail: '', period, ...still }}>
      <ScreenView screen={value} search="?result=failed&q=a" />
    </ScreenContext>,
  );
  const table = await screen.findByRole('grid');
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(2));
  within(table).getByRole('columnheader', { name: /Source IP/ });
  expect(within(table).queryByRole('columnheader', { name: /Account ID/ })).toBeNull();
  for (const part of ['q=a', 'result=failed', 'sort=-time', `from=${period.from}`])
    expect(requested.join()).toContain(part);
});

const values: Readonly<Record<string, string>> = { limit: '20', offset: '0' };

test('a new dialog sends what was filled into its form, numbers as numbers', slow, async () => {
  const dialog = await compiled<Dialog>('dialogs', { kind: 'dialog', name: 'rules', operation: 'ipsRules' });
  const world = await showDialog(dialog, { filter: { resource_id: [] }, order: [] });
  for (const [name, value] of Object.entries(values))
    fireEvent.change(document.querySelector(`[name="${name}"]`) ?? document.body, { target: { value } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await settle();
  });
  const [call] = world.calls;
  expect(call?.address).toContain('dsru_version=latest');
  expect(call?.body).toEqual({ limit: 20, offset: 0, filter: { resource_id: [] }, order: [] });
  await call?.answer(json({}));
  expect(world.closed).toEqual(['rules']);
});

test('a new dialog without a form sends its call when it is confirmed', slow, async () => {
  const wanted = { kind: 'dialog', name: 'enable', operation: 'enableAdvancedFunction' } as const;
  const world = await showDialog(await compiled<Dialog>('dialogs', wanted));
  expect(screen.getByRole('dialog').textContent).toContain('Enables the advanced functions of the organisation.');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Enable' }));
    await settle();
  });
  const [call] = world.calls;
  expect(call?.address).toContain('/enable-advanced-function');
  await call?.answer(json({}));
  expect(world.closed).toEqual(['enable']);
});
