import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import type { NewKind } from '~/codegen/service/new/makers';
import { newDescriptor } from '~/codegen/service/new/new-descriptor';
import { drawers } from '~/generated/console/catalogue';
import type { Drawer, TableScreen } from '~/generated/contract/descriptor-types';
import { isRecord } from '~/lib/json';
import { sourcesOf } from '~/tests/fixtures/codegen/project';
import { evaluateModule } from '~/tests/harness/codegen/4-emit/evaluate-module';
import { realContracts, sourceOf } from '~/tests/harness/codegen/real-contracts';
import { showTable } from '~/tests/harness/view/screen/table/support';
import { drawerAt, json, setUp } from '~/tests/harness/view/support';

// A drawer and a list over a published contract, made of it and drawn.

/** The operations of this contract are no part of the console: the client knows them from here. */
vi.mock('~/generated/console/operations', () => ({
  tokenHeader: { header: 'Authorization', scheme: 'Bearer' },
  operations: {
    'get-booking': { method: 'get', path: '/bookings/{bookingId}', safe: true },
    'get-stations': { method: 'get', path: '/stations', safe: true },
  },
}));

const searchType = 1;
const { [searchType]: shippedDrawer } = drawers;
const compiler = createCompiler();
const contract = realContracts.find(({ name }) => name.startsWith('train-travel'));
if (!contract) throw new Error('The contract of train travel is missing.');
const sources = new Map(sourcesOf({})).set(...sourceOf(contract));

/** What a new descriptor of an operation is compiled to. */
async function compiled(kind: NewKind, operation: string): Promise<unknown> {
  const made = await newDescriptor(sources, compiler, { kind, name: 'trains', operation });
  if ('problem' in made) throw new Error(made.problem);
  const files = made.files.map(({ file, text }) => [file, new TextEncoder().encode(text)] as const);
  const compilation = compiler.compile(new Map([...sources, ...files]));
  expect(compilation.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return evaluateModule(compilation.files, `src/generated/console/${kind}s/trains.ts`);
}

const isDrawer = (value: unknown): value is Drawer => isRecord(value) && 'tabs' in value;
const isTable = (value: unknown): value is TableScreen => isRecord(value) && 'columns' in value;

let drawer: unknown;
let table: unknown;
beforeAll(async () => {
  drawer = await compiled('drawer', 'get-booking');
  table = await compiled('screen', 'get-stations');
}, 60_000);
afterAll(() => void Object.assign(drawers, { [searchType]: shippedDrawer }));

test('a drawer shows what the server of a published contract answers', async () => {
  if (!isDrawer(drawer)) throw new Error('There is no drawer.');
  Object.assign(drawers, { [searchType]: { ...shippedDrawer, load: () => Promise.resolve({ default: drawer }) } });
  const world = await setUp();
  await world.show();
  await world.go(drawerAt(searchType, 'b 1'));
  const [request] = world.calls;
  expect(request?.address).toBe('/bookings/b%201');
  await request?.answer(json({ id: 'b 1', passenger_name: 'Ada <b>', has_bicycle: true, links: { self: '/b' } }));
  const shown = within(await screen.findByTestId('drawer'));
  for (const text of ['Passenger name', 'Ada <b>', 'Has bicycle', 'Yes', 'Self', '/b']) await shown.findByText(text);
});

test('a list shows the entries that the server of a published contract answers', async () => {
  if (!isTable(table)) throw new Error('There is no table.');
  const { requested } = await showTable({
    table: { ...table, paged: undefined },
    fetch: () => json({ data: [{ id: 's1', name: 'Bergen', country_code: 'NO', timezone: 'Europe/Oslo' }] }),
  });
  expect(requested).toEqual(['']);
  for (const text of ['Bergen', 'NO', 'Europe/Oslo']) expect(screen.getAllByText(text)).not.toEqual([]);
});
