import { describe, expect, test } from 'vitest';
import { loadContract } from '~/demo/server/contract';
import { handlers } from '~/demo/server/handlers/all';
import { operations, type OperationId } from '~/generated/contract/operations';
import { samples } from '../../fixtures/demo/samples';
import { demoApp, files, requestOf } from '../../harness/demo/support';

const contract = loadContract(files.documents);
const token = 'demo-session-full';

describe('every operation answers as the contract says', () => {
  const app = demoApp();

  test.each(contract)('$id', async ({ id, validators }) => {
    const response = await app.fetch(sampleRequest(id));
    const body: unknown = await response.json();
    expect(body).not.toHaveProperty('message');
    expect(response.status).toBe(200);
    expect(validators.answer(200, body)).toEqual([]);
  });
});

test('there is a handler for every operation and none beside', () => {
  expect(Object.keys(handlers).sort()).toEqual(contract.map(({ id }) => id).sort());
});

test.each([
  ...contract.map(({ path }): [string, boolean] => [path, true]),
  ['/config.json', true],
  ['/saml/ssoLogin', true],
  ['/__demo', true],
  ['/', false],
  ['/index.html', false],
  ['/uix', false],
  ['/assets/ui/x.js', false],
])('the app answers %s: %s', (path, want) => {
  expect(demoApp().answers(path)).toBe(want);
});

describe('a request that breaks the contract is refused with 400', () => {
  test.each([
    ['body of the wrong type', { given: ['/public/svp/v2/object/url/query', '{"url":1}'], want: 400000 }],
    ['body with a member too many', { given: ['/public/svp/v2/object/url/query', '{"url":"a","x":1}'], want: 400000 }],
    ['body that is no JSON', { given: ['/public/svp/v2/object/url/query', '{'], want: 400000 }],
    ['no body', { given: ['/public/svp/v2/object/url/query', ''], want: 400000 }],
    ['a case that does not exist', { given: ['/ui/ani/dms/api/v1/trigger_anomaly_simulation', '{}'], want: 132333 }],
  ])('%s', async (_, { given: [path = '', body = ''], want }) => {
    const request = new Request(`http://demo.test${path}`, {
      method: 'POST',
      headers: { 'uic-token': token },
      ...(body !== '' && { body }),
    });
    const response = await demoApp().fetch(request);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ info: { number: want } });
  });

  test.each([
    ['a kind that does not exist', '/public/svp/v2/object/vt/report/mail/x?refresh=0'],
    ['a missing query parameter', '/public/svp/v2/object/vt/report/url/x'],
    ['a query parameter out of its list', '/public/svp/v2/object/vt/report/url/x?refresh=2'],
  ])('%s', async (_, path) => {
    const response = await demoApp().fetch(new Request(`http://demo.test${path}`, { headers: { 'uic-token': token } }));
    expect(response.status).toBe(400);
  });
});

describe('who may call', () => {
  const open = ['getTerms', 'sendSupportForm', 'getWhitelabel', 'followSsoRedirect'];

  test.each(contract)('$id without a token', async ({ id, isPublic }) => {
    expect(isPublic).toBe(open.includes(id));
    const request = sampleRequest(id);
    request.headers.delete('uic-token');
    expect((await demoApp().fetch(request)).status).toBe(isPublic ? 200 : 401);
  });

  test('a token that nobody has gives 401', async () => {
    expect((await demoApp().fetch(requestOf('getMenu', {}, 'stolen'))).status).toBe(401);
  });

  test('the internal auth call needs the application name', async () => {
    const request = sampleRequest('createInternalToken');
    request.headers.delete('x-app-name');
    expect((await demoApp().fetch(request)).status).toBe(400);
  });
});

test('an answer that breaks the contract is a 500 that says where', async () => {
  const app = demoApp();
  // A number where the contract wants text: only a fault of the backend can do that.
  Object.assign(app.state, { dismissedBanners: new Set(), optedIn: new Set([{ id: 1 }]) });
  const response = await app.fetch(requestOf('getMenu', {}, token));
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('preReleaseIds') });
});

/** The sample of an operation by an id that is only known when the test runs. */
function sampleRequest(id: string): Request {
  if (!isOperationId(id)) throw new Error(`${id} is not in the operation table`);
  return requestOf<OperationId>(id, samples[id], token);
}

function isOperationId(id: string): id is OperationId {
  return id in operations;
}
