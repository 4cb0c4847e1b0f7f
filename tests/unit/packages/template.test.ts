import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createBackend } from '~/packages/create-descry/template/backend/server';
import { template } from '../../harness/package/template';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: object }>>;
}

const contract: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
} = parse(readFileSync(`${template}/openapi/cases.yaml`, 'utf8'));
const ajv = addFormats(new Ajv({ strict: false })).addSchema({ ...contract, $id: 'cases' });

const input = { title: 'New', severity: 'high' };

/** Calls of the backend, in their order: operation, path, status and body. */
const calls: readonly [operation: string, path: string, status: number, body?: unknown][] = [
  ['accountQuery', '/account', 200],
  ['menuQuery', '/menu', 200],
  ['caseList', '/cases?limit=5&sort=title', 200],
  ['caseAdd', '/cases', 201, input],
  ['caseAdd', '/cases', 400, { severity: 'high' }],
  ['caseQuery', '/cases/case-1', 200],
  ['caseQuery', '/cases/nothing', 404],
  ['caseChange', '/cases/case-1', 200, input],
  ['caseChange', '/cases/case-1', 400, 'no object'],
  ['caseRemove', '/cases/case-1', 204],
];

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    method === 'parameters' ? [] : [{ path, method, operation }],
  ),
);

let backend = createBackend();
beforeEach(() => {
  backend = createBackend(() => new Date('2026-11-27T12:00:00Z'));
});

async function call(method: string, path: string, body?: unknown) {
  const init = { method: method.toUpperCase(), ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await backend.fetch(new Request(`http://console/api${path}`, init));
  const text = await response.text();
  return { status: response.status, answer: text === '' ? undefined : JSON.parse(text) };
}

test('the table below has each operation of the contract', () => {
  expect([...new Set(calls.map(([id]) => id))].sort()).toEqual(
    operations.map(({ operation }) => operation.operationId).sort(),
  );
});

test.each<[string, string, number, unknown?]>(calls)(
  '%s at %s answers %i as the contract says',
  async (id, path, status, body) => {
    const found = operations.find(({ operation }) => operation.operationId === id);
    if (!found) throw new Error(id);
    const { status: given, answer } = await call(found.method, path, body);
    expect(given).toBe(status);
    const response = found.operation.responses[status];
    const at =
      response?.$ref?.slice(2) ?? ['paths', found.path, found.method, 'responses', String(status)].map(step).join('/');
    if (response?.content === undefined && response?.$ref === undefined) return expect(answer).toBeUndefined();
    const validate = ajv.compile({ $ref: `cases#/${at}/content/${step('application/json')}/schema` });
    expect(validate(answer) ? [] : validate.errors).toEqual([]);
  },
);

/** A step of a JSON pointer in an address. */
function step(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

test('the list is narrowed, ordered and cut', async () => {
  const { answer } = await call('get', '/cases?q=ada&state=open,closed&sort=-title&limit=2&offset=1');
  expect(answer.items).toHaveLength(2);
  expect(answer.total).toBeGreaterThan(2);
  for (const one of answer.items)
    expect([one.owner, one.state]).toEqual(['Ada Lindholm', expect.stringMatching('open|closed')]);
  const titles = answer.items.map(({ title }: { readonly title: string }) => title);
  expect(titles).toEqual([...titles].sort().reverse());
});

test('what is opened, changed and removed is so in the list', async () => {
  const { answer } = await call('post', '/cases', input);
  expect((await call('get', '/cases')).answer.items[0]).toEqual(answer);
  await call('put', `/cases/${answer.id}`, { ...input, state: 'closed' });
  expect((await call('get', `/cases/${answer.id}`)).answer).toMatchObject({ state: 'closed', opened: answer.opened });
  await call('delete', `/cases/${answer.id}`);
  expect((await call('get', '/cases')).answer.total).toBe(24);
});
