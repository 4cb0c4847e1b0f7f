import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '~/codegen/commands/run';
import { createCompiler } from '~/codegen/compile';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { readSources } from '~/codegen/host/read-sources';
import { kinds } from '~/codegen/language/kinds';
import { KindTable } from '~/codegen/language/kind-table';
import { openDatabase } from '~/examples/fleet/backend/database';
import { fleetApp } from '~/examples/fleet/backend/server';

const root = `${process.cwd()}/examples/fleet`;
const contract: Contract = parse(readFileSync(`${root}/openapi/fleet.yaml`, 'utf8'));
const ajv = addFormats(new Ajv({ strict: false })).addSchema({ ...contract, $id: 'fleet' });

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: unknown }>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let app: ReturnType<typeof fleetApp>;
let ids = 0;

beforeEach(() => {
  const now = () => new Date('2026-11-27T12:00:00Z');
  app = fleetApp({ database: openDatabase(undefined, now()), now, newId: () => `new${(ids += 1)}` });
});

/** Calls the backend; the answer as JSON, with its status. */
async function call(method: string, path: string, body?: unknown) {
  const response = await app.request(`/api${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  return { status: response.status, answer: text === '' ? undefined : JSON.parse(text) };
}

/** What the contract finds wrong with the answer of an operation. */
function mistakes(method: string, path: string, status: number, answer: unknown): unknown {
  const steps = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ];
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const validate = ajv.compile({ $ref: `fleet#/${pointer}` });
  return validate(answer) ? [] : validate.errors;
}

test('the console of the example has no mistake, and nothing to warn of', async () => {
  const { layout } = await readProjectFolder(root);
  let printed = '';
  const print = (text: string) => (printed += text);
  const compiler = createCompiler(new KindTable(kinds, layout));
  expect(await run(['check'], { root, print, now: () => 0, compiler })).toBe(0);
  expect(printed).toMatch(/^\d+ descriptors without a mistake\.\n$/);
});

test('the example publishes what its second team compiles with', async () => {
  const { layout } = await readProjectFolder(root);
  let printed = '';
  const print = (text: string) => (printed += text);
  const compiler = createCompiler(new KindTable(kinds, layout));
  await run(['publish', '--check'], { root, print, now: () => 0, compiler });
  expect(printed).toBe('published.json is up to date.\n');
});

describe('the backend answers as the contract says', () => {
  const reads = Object.entries(contract.paths).filter(([, item]) => item.get);

  test.each(reads.map(([path]) => path))('GET %s', async (path) => {
    const id = path.startsWith('/sites') ? 's1' : 'n1';
    const { status, answer } = await call('GET', path.replace('{id}', id));
    expect(status).toBe(200);
    expect(mistakes('get', path, status, answer)).toEqual([]);
  });

  const sensor = { name: 'Roof', model: 'climate', siteId: 's5', note: '' };

  test.each<[string, string, string, unknown?]>([
    ['POST', '/sites', '/sites', { name: 'Mill', city: 'Celle' }],
    ['PUT', '/sites/{id}', '/sites/s2', { name: 'Port', city: 'Hamburg', contact: 'Ole' }],
    ['POST', '/sensors', '/sensors', sensor],
    ['PUT', '/sensors/{id}', '/sensors/n2', sensor],
    ['POST', '/alerts/{id}/acknowledge', '/alerts/a4/acknowledge'],
    ['POST', '/alerts/{id}/close', '/alerts/a4/close', { reason: 'Repaired.' }],
    ['POST', '/jobs', '/jobs', { sensorId: 'n1', title: 'Clean', assignee: 'Ida', days: 7 }],
    ['PUT', '/jobs/{id}', '/jobs/j2', { title: 'Clean', assignee: 'Ida' }],
    ['POST', '/jobs/{id}/complete', '/jobs/j2/complete'],
    ['POST', '/firmware/{version}/rollout', '/firmware/2.6.0/rollout'],
  ])('%s %s', async (method, path, address, body) => {
    const { status, answer } = await call(method, address, body);
    expect([200, 201], JSON.stringify(answer)).toContain(status);
    expect(mistakes(method, path, status, answer)).toEqual([]);
  });
});

describe('lists', () => {
  test('come page by page, sorted, searched and filtered', async () => {
    const { answer: all } = await call('GET', '/sensors?limit=5&offset=55&sort=-battery');
    expect([all.items.length, all.total]).toEqual([5, 60]);
    expect(all.items.map(({ battery }: { battery: number }) => battery)).toEqual(
      all.items.map(({ battery }: { battery: number }) => battery).toSorted((a: number, b: number) => b - a),
    );
    const { answer: offline } = await call('GET', '/sensors?state=offline&state=degraded&q=HARBOUR');
    expect(offline.total).toBe(offline.items.length);
    for (const one of offline.items) expect(['offline', 'degraded']).toContain(one.state);
    expect((await call('GET', "/sensors?q=' OR 1=1 --")).answer.total).toBe(0);
  });

  test.each(['/sensors?sort=serial', '/sensors?limit=many', '/sites?offset=-1'])('%s is refused', async (path) => {
    expect(await call('GET', path)).toMatchObject({ status: 400, answer: { error: { message: expect.any(String) } } });
  });
});

describe('changes', () => {
  test('a sensor that is removed takes its readings, alerts and jobs with it', async () => {
    expect((await call('DELETE', '/sensors/n1')).status).toBe(204);
    expect((await call('GET', '/sensors/n1')).status).toBe(404);
    expect((await call('DELETE', '/sensors/n1')).status).toBe(404);
    const { answer } = await call('GET', '/alerts?limit=500');
    expect(answer.items.filter(({ sensorId }: { sensorId: string }) => sensorId === 'n1')).toEqual([]);
  });

  test('a site is removed only while it has no sensors', async () => {
    expect((await call('DELETE', '/sites/s1')).status).toBe(409);
    expect((await call('DELETE', '/sites/s5')).status).toBe(204);
    expect((await call('GET', '/summary')).answer.bySite).toHaveLength(4);
  });

  test.each<[string, string, unknown]>([
    ['POST', '/sites', { name: ' ', city: 'Celle' }],
    ['POST', '/sites', { name: 'x'.repeat(81), city: 'Celle' }],
    ['POST', '/sites', ['no object']],
    ['POST', '/sensors', { name: 'Roof', model: 'radar', siteId: 's1' }],
    ['POST', '/sensors', { name: 'Roof', model: 'air', siteId: 'nowhere' }],
    ['POST', '/jobs', { sensorId: 'n1', title: 'Clean', assignee: 'Ida', days: 0.5 }],
  ])('%s %s with %j is refused, and changes nothing', async (method, path, body) => {
    const before = (await call('GET', `${path}?limit=500`)).answer;
    expect((await call(method, path, body)).status).toBe(400);
    expect((await call('GET', `${path}?limit=500`)).answer).toEqual(before);
  });
});

describe('a mistake in the theme is reported once, at its line, with its correction', () => {
  test.each<[string, { from: string; to: string; code: string; fix?: string }]>([
    ['a colour', { from: '"#5eead4" },\n    "focus"', to: '"#5eead" },\n    "focus"', code: 'theme/color' }],
    ['a token', { from: '"accentHover"', to: '"accentHovr"', code: 'schema/unknown-key', fix: 'accentHover' }],
    ['a theme', { from: '"light": "#0f766e"', to: '"ligth": "#0f766e"', code: 'schema/unknown-key', fix: 'light' }],
    ['a logo', { from: '"fleet.svg"', to: '"flet.svg"', code: 'theme/file' }],
    ['a density', { from: '"compact"', to: '"compct"', code: 'schema/value', fix: 'compact' }],
    [
      'a brand that is too light for white text',
      {
        from: '"accent": { "light": "#0f766e"',
        to: '"accent": { "light": "#2dd4bf"',
        code: 'theme/contrast',
        fix: '#',
      },
    ],
  ])('%s', async (_, { from, to, code, fix = '' }) => {
    const { layout } = await readProjectFolder(root);
    const { sources } = readSources(root, layout);
    const text = new TextDecoder().decode(sources.get('descriptors/theme.json'));
    expect(text).toContain(from);
    const changed = new Map(sources).set('descriptors/theme.json', new TextEncoder().encode(text.replace(from, to)));
    const { diagnostics } = createCompiler(new KindTable(kinds, layout)).check(changed);
    expect(diagnostics.map((one) => one.code)).toEqual([code]);
    expect(diagnostics[0]?.line).toBe(text.slice(0, text.indexOf(from)).split('\n').length);
    expect(diagnostics[0]?.fix?.text ?? '').toContain(fix);
  });
});

test('the console has every text of the engine, and writes none of them again', async () => {
  const { layout } = await readProjectFolder(root);
  const { files } = createCompiler(new KindTable(kinds, layout)).compile(readSources(root, layout).sources);
  const compiled = files.get('src/generated/console/messages/en.ts') ?? '';
  const engine = keysOf('schemas/messages/en.json');
  expect(engine.filter((key) => !compiled.includes(`'${key}`))).toEqual([]);
  expect(keysOf('examples/fleet/descriptors/messages/en.json').filter((key) => key.startsWith('UI.'))).toEqual([]);
});

function keysOf(file: string): readonly string[] {
  const { shared }: { shared: object } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(shared);
}
