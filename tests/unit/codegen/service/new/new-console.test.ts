import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newConsole } from '~/codegen/service/new/new-console';
import type { NewFile } from '~/codegen/service/new/new-descriptor';
import { installedCompiler, sourcesIn } from '~/tests/harness/package/template';

const wanted = { title: 'Trips', publicFiles: 'public/' };
const encoder = new TextEncoder();

/** The sources of a console that has nothing but a contract. */
function sourcesFor(contract: string) {
  const schemas = [...sourcesIn('.')].filter(([path]) => path.startsWith('node_modules/'));
  return new Map([...schemas, ['openapi/contract.yaml', encoder.encode(contract)] as const]);
}

async function made(contract: string, clientId?: string): Promise<readonly NewFile[]> {
  const found = await newConsole(sourcesFor(contract), installedCompiler, { ...wanted, clientId });
  if ('problem' in found) throw new Error(found.problem);
  return found.files;
}

const published = (path: string): string => readFileSync(`node_modules/${path}`, 'utf8');
const valueIn = (files: readonly NewFile[], path: string): unknown =>
  JSON.parse(files.find(({ file }) => file === path)?.text ?? 'null');

test('a console of a published contract has screens of its lists, drawers of its objects, and a frame', async () => {
  const contract = published('@readme/oas-examples/3.1/yaml/train-travel.yaml');
  const files = await made(contract);
  expect(files.map(({ file }) => file)).toEqual([
    'descriptors/screens/stations.json',
    'descriptors/screens/bookings.json',
    'descriptors/drawers/booking.json',
    'descriptors/console.json',
    'descriptors/vocabulary.json',
    'descriptors/header.json',
    'descriptors/engine.json',
    'descriptors/errors.json',
    'descriptors/routes/console.json',
    'openapi/console-menu.json',
    'public/menu.json',
  ]);
  const sources = new Map([
    ...sourcesFor(contract),
    ...files.map(({ file, text }) => [file, encoder.encode(text)] as const),
  ]);
  expect(installedCompiler.compile(sources).diagnostics).toEqual([]);
  expect(valueIn(files, 'descriptors/screens/bookings.json')).toMatchObject({
    $schema: '../../node_modules/descry/schemas/screen.schema.json',
    open: { type: 'openDrawer', searchType: '1', objectId: 'item.id' },
  });
  expect(valueIn(files, 'descriptors/header.json')).toMatchObject({ brand: { title: 'Trips' } });
  expect(valueIn(files, 'public/menu.json')).toMatchObject({
    entries: [
      { id: 1, title: 'Stations' },
      { id: 2, title: 'Bookings' },
    ],
  });
  expect(valueIn(files, 'descriptors/routes/console.json')).toMatchObject({
    routes: [
      { path: '/stations', keys: [1] },
      { path: '/bookings', keys: [2] },
      {},
      {},
      { path: '/', to: '/stations' },
      {},
    ],
  });
});

test('rows whose ids are numbers open the drawer of their object too', async () => {
  const files = await made(published('@scalar/galaxy/dist/3.1.yaml'));
  expect(valueIn(files, 'descriptors/screens/planets.json')).toMatchObject({
    open: { type: 'openDrawer', objectId: 'string(item.id)' },
  });
  expect(valueIn(files, 'descriptors/drawers/planet.json')).toMatchObject({
    sources: { planet: { operation: 'getPlanet', path: { planetId: 'number(input.id)' } } },
  });
});

test('people sign in by the first scheme of the contract that a browser can use, if the console has an id there', async () => {
  const contract = published('@readme/oas-examples/3.1/yaml/train-travel.yaml');
  const files = await made(contract, 'trips');
  expect(valueIn(files, 'descriptors/engine.json')).toMatchObject({
    signIn: { oauth: { scheme: 'OAuth2', clientId: 'trips' } },
  });
  expect(valueIn(files, 'descriptors/errors.json')).toMatchObject({
    rows: [{ status: 401, policy: { kind: 'session', signal: 'sign-in' } }, {}],
  });
  expect(JSON.stringify(valueIn(files, 'descriptors/header.json'))).toContain('"action":{"type":"logOut"}');
  expect(await newConsole(sourcesFor(contract), installedCompiler, wanted)).toMatchObject({
    advice: expect.stringContaining(
      '"signIn":{"oauth":{"scheme":"OAuth2","clientId":"ID"}} to descriptors/engine.json',
    ),
  });
  const without = sourcesFor(contract.replace('authorizationCode:', 'implicit:'));
  expect(await newConsole(without, installedCompiler, wanted)).not.toHaveProperty('advice');
  expect(await newConsole(without, installedCompiler, { ...wanted, clientId: 'trips' })).toEqual({
    problem: expect.stringMatching(/^The contract has no security scheme by which people can sign in/),
  });
});

test('a contract without a list makes no console', async () => {
  const contract = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\n";
  expect(await newConsole(sourcesFor(contract), installedCompiler, wanted)).toEqual({
    problem: 'No operation of the contract answers a list of objects without a parameter.',
  });
});

test('a console that has screens, or one of the files, stays as it is', async () => {
  const sample = await newConsole(sourcesIn('packages/create-descry/template'), installedCompiler, wanted);
  expect(sample).toEqual({ problem: expect.stringMatching(/^The console has screens already\./) });
  const sources = sourcesFor(published('@scalar/galaxy/dist/3.1.yaml'));
  sources.set('descriptors/header.json', encoder.encode('{}'));
  expect(await newConsole(sources, installedCompiler, wanted)).toEqual({
    problem: 'There is a descriptors/header.json already.',
  });
});
