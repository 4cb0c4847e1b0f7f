import { json } from '../support/api-client';

const names = [
  ...['data', 'preRelease', 'previewFramework', 'user_name', 'account_id', 'advancedInfo', 'access', 'accountProfile'],
  ...['consoleSettings', 'companyProfile', 'logo', 'partnerId', 'timeoutLeft', 'isFoundation', 'counts', 'token', 'id'],
  ...['webSocketUrl', 'notifications', 'lastReadTime', 'license', 'idp', 'promotion', 'modal', 'upgradeUrl', 'url'],
  ...['redirectUrl', 'aidialog', 'caseLogApp', 'helpKitApp', 'email'],
];
const rubbish = [
  ...[null, 5, 'text', [], [[]], {}, { id: null, pid: null }, { id: {}, pid: [], type: 'x', children: 'x' }],
  { id: 1, type: 0, level: 'constructor', description: 7, time: 'now', link: {}, application: [], status: NaN },
  {
    id: 1,
    type: 0,
    level: '__proto__',
    description: '<img src=x onerror=alert(1)>',
    time: 1e300,
    link: 'javascript:1',
  },
  { pid: 'constructor', status: 9, days: 'many' },
  { pid: '__proto__', status: 2, days: -1e9 },
  { id: 5, title: { text: 5 }, role: 'user', sidebar: true, icon: 'constructor', children: { length: 3 } },
];
const of = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
const textOf =
  (text: string, type = 'application/json') =>
  () =>
    new Response(text, { headers: { 'content-type': type } });

/** A body of 20 MB that comes in pieces and does not say how long it is. */
function huge(): Response {
  const piece = new Uint8Array(1_000_000).fill(32);
  let left = 20;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      left -= 1;
      if (left < 0) controller.close();
      else controller.enqueue(piece);
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/** Bodies that no contract knows, with a status of success. */
export const badBodies: Readonly<Record<string, () => Response>> = {
  'no members': () => json({}),
  'members that are null': () => json(of(null)),
  'members that are text': () => json(of('text')),
  'members that are numbers': () => json(of(-7.5)),
  'members that are lists of rubbish': () => json(of(rubbish)),
  'members that are objects of rubbish': () => json(of(of({ toString: null }))),
  null: () => json(null),
  'an empty list': () => json([]),
  'a list of rubbish': () => json(rubbish),
  text: () => json('text'),
  'a number': () => json(7),
  'a page': textOf('<!doctype html><h1>Proxy</h1>', 'text/html'),
  'an empty body': textOf(''),
  'broken JSON': textOf('{"data": ['),
  '20 MB': huge,
  'a nesting without end': textOf(`${'{"data":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  'lists in lists without end': textOf(`{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
  'names that every object has': textOf(
    '{"__proto__":{"data":[{"id":1}]},"constructor":{"prototype":{}},"toString":1,"data":{"__proto__":[]},"access":{"__proto__":{"console":1}}}',
  ),
};

/** Answers that say that something failed; `undefined` is no answer. */
export const failures: Readonly<Record<string, () => Response | undefined>> = {
  'status 400': () => json({ info: { number: 'x' } }, 400),
  'status 404': () => json(null, 404),
  'status 429': () => new Response('slow down', { status: 429 }),
  'status 500': () => json({ error: { code: {} } }, 500),
  'status 503': () => new Response('<html>', { status: 503, headers: { 'content-type': 'text/html' } }),
  'no answer': () => undefined,
};
