import { createDemoApp, type DemoApp, type DemoOptions } from '~/demo/app';
import { postOf } from '~/demo/control/api';
import { loadDemoFiles } from '~/demo/load';
import { readVocabulary } from '~/demo/server/vocabulary';
import {
  operations,
  type Body,
  type OperationId,
  type PathParameters,
  type QueryParameters,
} from '~/generated/contract/operations';

/** What one call of the contract sends. */
export interface Sample<K extends OperationId> {
  readonly path?: PathParameters<K>;
  readonly query?: QueryParameters<K>;
  readonly body?: Body<K>;
  readonly headers?: Readonly<Record<string, string>>;
}

export const START = Date.UTC(2026, 10, 21, 8);
export const files = loadDemoFiles();
export const vocabulary = readVocabulary(files.vocabulary);

/** A demo backend at a fixed moment. */
export function demoApp(options: Partial<DemoOptions> = {}): DemoApp {
  return createDemoApp({ files, hostile: true, now: () => START, ...options });
}

/** The request that a sample represents. */
export function requestOf<K extends OperationId>(id: K, sample: Sample<K>, token?: string): Request {
  const { method, path } = operations[id];
  const values = new Map(Object.entries(sample.path ?? {}));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const url = new URL(filled, 'http://demo.test');
  for (const [name, value] of Object.entries<unknown>(sample.query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(each));
  }
  const form = formOf(sample.body);
  return new Request(url, {
    method: method.toUpperCase(),
    headers: {
      ...(!form && { 'content-type': 'application/json' }),
      ...(token !== undefined && { 'uic-token': token }),
      ...sample.headers,
    },
    ...(sample.body !== undefined && { body: form ?? JSON.stringify(sample.body) }),
  });
}

/** The form that has the members of a body with a file; `undefined` for other bodies. */
function formOf(body: unknown): FormData | undefined {
  const members: readonly (readonly [string, unknown])[] = Object.entries(Object(body));
  if (!members.some(([, value]) => value instanceof Blob)) return undefined;
  const form = new FormData();
  for (const [name, value] of members) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Calls an operation as one of the accounts, the one with all rights unless said. */
export async function call<K extends OperationId>(
  app: DemoApp,
  id: K,
  sample: Sample<K> = {},
  account = 'full',
): Promise<{ status: number; body: unknown }> {
  const response = await app.fetch(requestOf(id, sample, `demo-session-${account}`));
  return { status: response.status, body: await response.json() };
}

/** Posts to the control interface. */
export async function control(app: DemoApp, path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await app.fetch(new Request(`http://localhost/__demo/api/${path}`, postOf(body)));
  return { status: response.status, body: await response.json() };
}
