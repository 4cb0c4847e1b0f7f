import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DroppedAnswer } from '~/demo/server/calls';
import { samples } from '../../fixtures/demo/samples';
import { call, control, demoApp, requestOf } from '../../harness/demo/support';

const token = 'demo-session-full';

describe('next answer', () => {
  test('a status represents one call, then the ordinary answer comes again', async () => {
    const app = demoApp();
    await control(app, 'next', { operation: 'getMenu', status: 503 });
    expect((await call(app, 'getMenu')).status).toBe(503);
    expect((await call(app, 'getMenu')).status).toBe(200);
  });

  test('it represents as many calls as said, and for its operation alone', async () => {
    const app = demoApp();
    await control(app, 'next', { operation: 'getMenu', status: 500, times: 2 });
    expect((await call(app, 'getSession')).status).toBe(200);
    expect((await call(app, 'getMenu')).status).toBe(500);
    expect((await call(app, 'getMenu')).status).toBe(500);
    expect((await call(app, 'getMenu')).status).toBe(200);
  });

  test('several stand in the order in which they were set', async () => {
    const app = demoApp();
    await control(app, 'next', { operation: 'getMenu', status: 500 });
    await control(app, 'next', { operation: 'getMenu', status: 502 });
    expect((await call(app, 'getMenu')).status).toBe(500);
    expect((await call(app, 'getMenu')).status).toBe(502);
  });

  test('a body goes out as it is, also of the wrong shape', async () => {
    const app = demoApp();
    await control(app, 'next', { operation: 'urlQuery', status: 400, body: { error: { code: '400401' } } });
    expect(await call(app, 'urlQuery', samples.urlQuery)).toEqual({ status: 400, body: { error: { code: '400401' } } });
    await control(app, 'next', { operation: 'urlQuery', body: ['no object'] });
    expect(await call(app, 'urlQuery', samples.urlQuery)).toEqual({ status: 200, body: ['no object'] });
  });

  test('text goes out as it is', async () => {
    const app = demoApp();
    await control(app, 'next', { operation: 'getMenu', raw: '<h1>Proxy</h1>', status: 502 });
    const response = await app.fetch(requestOf('getMenu', {}, token));
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(await response.text()).toBe('<h1>Proxy</h1>');
  });

  test('a dropped answer is a network failure', async () => {
    const app = demoApp();
    await control(app, 'next', { operation: 'getMenu', drop: true });
    await expect(app.fetch(requestOf('getMenu', {}, token))).rejects.toBeInstanceOf(DroppedAnswer);
    expect((await call(app, 'getMenu')).status).toBe(200);
  });

  test('it goes before the check of the token', async () => {
    const app = demoApp();
    await control(app, 'next', { operation: 'getMenu', status: 406 });
    expect((await app.fetch(requestOf('getMenu', {}))).status).toBe(406);
  });

  test.each([
    ['an operation that does not exist', { operation: 'getMenus' }],
    ['a status out of range', { operation: 'getMenu', status: 99 }],
    ['a member that does not exist', { operation: 'getMenu', delay: 5 }],
  ])('%s is refused', async (_, given) => {
    expect(await control(demoApp(), 'next', given)).toMatchObject({
      status: 400,
      body: { problems: expect.any(Array) },
    });
  });

  describe('delay', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('the answer comes when the delay is over', async () => {
      const app = demoApp();
      await control(app, 'next', { operation: 'getMenu', delayMs: 5000 });
      const settled = vi.fn();
      const answer = app.fetch(requestOf('getMenu', {}, token)).finally(settled);
      await vi.advanceTimersByTimeAsync(4999);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect((await answer).status).toBe(200);
    });

    test('a call that is given up ends at once', async () => {
      const app = demoApp();
      await control(app, 'next', { operation: 'getMenu', delayMs: 5000 });
      const controller = new AbortController();
      const answer = app.fetch(new Request(requestOf('getMenu', {}, token), { signal: controller.signal }));
      const outcome = expect(answer).rejects.toThrow('given up');
      await vi.advanceTimersByTimeAsync(10);
      controller.abort(new Error('given up'));
      await outcome;
    });
  });
});

describe('what the console sees of the other switches', () => {
  test('region and site stand in the start-up configuration', async () => {
    const app = demoApp();
    await control(app, 'config', { region: 'UAE', site: 'INT' });
    const response = await app.fetch(new Request('http://demo.test/config.json'));
    expect(await response.json()).toMatchObject({ region: 'UAE', site: 'INT', tracking: false, apiOrigin: '' });
  });

  test('flags, permissions and profile lie over those of the account', async () => {
    const app = demoApp();
    await control(app, 'access', {
      console: 0,
      flags: { 'identity-inventory-app': 0 },
      profile: { partnerId: 'p-1', advancedInfo: { isFoundation: false } },
    });
    await control(app, 'access', { permissions: { 'asd.view': 0 } });
    expect((await call(app, 'getAuth', samples.getAuth)).body).toMatchObject({
      partnerId: 'p-1',
      user_name: 'ada.lindholm',
      advancedInfo: { isFoundation: false, view: 'ents' },
      access: {
        console: 0,
        account: 1,
        flagsState: { 'identity-inventory-app': 0, 'allow-poseidon-sign-in': 1 },
        permissions: { 'asd.view': 0, 'asd.assets': 1 },
      },
    });
  });

  test('time left counts down from when it was set; activity fills the idle time again', async () => {
    let now = 1_000_000;
    const app = demoApp({ now: () => now });
    await control(app, 'session', { idleTimeoutLeft: 65_000, sessionTimeoutLeft: 290_000 });
    now += 5000;
    expect((await call(app, 'getSession')).body).toEqual({
      timeoutLeft: { idleTimeoutLeft: 60_000, sessionTimeoutLeft: 285_000 },
      isFoundation: true,
    });
    await call(app, 'reportActivity', samples.reportActivity);
    expect((await call(app, 'getSession')).body).toMatchObject({
      timeoutLeft: { idleTimeoutLeft: 900_000, sessionTimeoutLeft: 285_000 },
    });
  });

  test('a user type without time-outs has no time left', async () => {
    expect((await call(demoApp(), 'getSession', {}, 'non-root')).body).toEqual({ isFoundation: false });
  });

  test('reset brings everything back', async () => {
    const app = demoApp();
    await control(app, 'config', { region: 'UAE' });
    await control(app, 'next', { operation: 'getMenu', status: 500 });
    await control(app, 'reset', {});
    expect(app.state.config.region).toBe('');
    expect((await call(app, 'getMenu')).status).toBe(200);
  });
});

test('the log tells operation, path, headers, body and status of each call, and can be emptied', async () => {
  const app = demoApp();
  await app.fetch(requestOf('urlQuery', { ...samples.urlQuery, headers: { 'X-Trace-Id': 'trace-1' } }, token));
  const log = async (method: string) =>
    (await app.fetch(new Request('http://localhost/__demo/api/calls', { method }))).json();
  expect(await log('GET')).toEqual([
    expect.objectContaining({
      operation: 'urlQuery',
      method: 'POST',
      path: '/public/svp/v2/object/url/query',
      headers: expect.objectContaining({ 'x-trace-id': 'trace-1', 'uic-token': token }),
      body: samples.urlQuery.body,
      status: 200,
    }),
  ]);
  expect(await log('DELETE')).toEqual([]);
  expect(await log('GET')).toEqual([]);
});
