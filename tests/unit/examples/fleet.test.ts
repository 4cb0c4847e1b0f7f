import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
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

let time: number;
let token: string;

beforeEach(async () => {
  time = Date.parse('2026-11-27T12:00:00Z');
  const now = () => new Date(time);
  app = fleetApp({ database: openDatabase(undefined, now()), now, newId: () => `new${(ids += 1)}` });
  ({ access_token: token } = (await exchange(await codeOf('ida'))).answer);
});

const verifier = 'v'.repeat(43);
const redirectUri = 'http://localhost/signed-in.html';

/** A request for a code, as the console sends it. */
const request = {
  response_type: 'code',
  client_id: 'fleet-console',
  redirect_uri: redirectUri,
  scope: 'fleet.read fleet.manage',
  state: 's',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};

/** Sends a form to the provider. */
function post(path: string, form: Readonly<Record<string, string>>) {
  return app.request(`http://localhost/oauth${path}`, { method: 'POST', body: new URLSearchParams(form).toString() });
}

/** Where the provider returns to after a person was chosen. */
async function returnOf(person: string, changed: Readonly<Record<string, string>> = {}): Promise<URLSearchParams> {
  const response = await post('/authorize', { ...request, ...changed, person });
  return new URL(response.headers.get('location') ?? 'none:').searchParams;
}

async function codeOf(person: string): Promise<string> {
  return (await returnOf(person)).get('code') ?? '';
}

async function tokens(form: Readonly<Record<string, string>>) {
  const response = await post('/token', { client_id: 'fleet-console', ...form });
  return { status: response.status, answer: await response.json() };
}

function exchange(code: string, changed: Readonly<Record<string, string>> = {}) {
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
  return tokens({ ...form, ...changed });
}

const refresh = (refreshToken: string) => tokens({ grant_type: 'refresh_token', refresh_token: refreshToken });

/** Calls the backend; the answer as JSON, with its status. */
async function call(method: string, path: string, body?: unknown) {
  const response = await app.request(`/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
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

describe('the provider', () => {
  test('gives a code for the state of the request, and tokens for the code and its verifier', async () => {
    const answer = await returnOf('ole');
    expect(answer.get('state')).toBe('s');
    expect(await exchange(answer.get('code') ?? '')).toMatchObject({
      status: 200,
      answer: { token_type: 'Bearer', expires_in: 300, scope: 'fleet.read' },
    });
  });

  test.each([
    ['another verifier', { code_verifier: 'w'.repeat(43) }, 0],
    ['another page', { redirect_uri: 'http://localhost/other.html' }, 0],
    ['a minute later', {}, 60_000],
  ])('exchanges no code with %s', async (_, changed, waitMs) => {
    const code = await codeOf('ida');
    time += waitMs;
    expect(await exchange(code, changed)).toMatchObject({ status: 400, answer: { error: 'invalid_grant' } });
  });

  test('takes a code once: the second time it ends what the first one gave', async () => {
    const code = await codeOf('ida');
    const { answer } = await exchange(code);
    expect((await exchange(code)).status).toBe(400);
    token = answer.access_token;
    expect((await call('GET', '/account')).status).toBe(401);
  });

  test('takes a refresh token once, and the second time ends all tokens of the sign-in', async () => {
    const { answer: first } = await exchange(await codeOf('ida'));
    const { answer: second } = await refresh(first.refresh_token);
    token = second.access_token;
    expect((await call('GET', '/account')).status).toBe(200);
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await call('GET', '/account')).status).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  test('revokes tokens', async () => {
    const { answer } = await exchange(await codeOf('ida'));
    await post('/revoke', { token: answer.refresh_token });
    token = answer.access_token;
    expect((await call('GET', '/account')).status).toBe(401);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['another client', { client_id: 'other' }],
    ['an address of another host', { redirect_uri: 'https://evil.example/signed-in.html' }],
    ['another page of the console', { redirect_uri: 'http://localhost/' }],
  ])('returns nowhere for %s', async (_, changed) => {
    const response = await post('/authorize', { ...request, ...changed, person: 'ida' });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  test.each<[string, string, Readonly<Record<string, string>>]>([
    ['access_denied', '', {}],
    ['invalid_request', 'ida', { code_challenge: '' }],
    ['invalid_request', 'ida', { code_challenge_method: 'plain' }],
    ['invalid_request', 'ida', { response_type: 'token' }],
  ])('returns with %s for the person "%s" and %j', async (error, person, changed) => {
    const answer = await returnOf(person, changed);
    expect([answer.get('error'), answer.get('code')]).toEqual([error, null]);
  });
});

test('calls need a token that is good, and changes a person who may make them', async () => {
  token = '';
  expect((await call('GET', '/sensors')).status).toBe(401);
  ({ access_token: token } = (await exchange(await codeOf('ole'))).answer);
  expect((await call('GET', '/account')).answer).toMatchObject({ id: 'ole', permissions: [] });
  expect((await call('POST', '/sites', { name: 'Mill', city: 'Celle' })).status).toBe(403);
  expect((await call('GET', '/sites')).answer.total).toBe(5);
  time += 300_000;
  expect((await call('GET', '/sensors')).status).toBe(401);
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
