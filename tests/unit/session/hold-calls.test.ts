import { describe, expect, test } from 'vitest';
import { createErrorReactions } from '~/session/error-reactions';
import { json, setUpClient } from '../../harness/api-client';
import { settle } from '../../harness/fake-clock';
import { createFakePage } from '../../harness/fake-page';

/** A client whose calls are held while the session leaves. */
function setUp(...answers: readonly Response[]) {
  let isEnding = false;
  let token = 'first';
  const done: string[] = [];
  let left: () => void = () => undefined;
  const { clock, ...fakes } = setUpClient(answers, {
    token: () => token,
    middleware: [{ onError: (failure) => reactions.middleware.onError?.(failure) }],
  });
  const reactions = createErrorReactions({
    page: createFakePage(),
    clock,
    access: { isEnding: () => isEnding },
    signIn: { redirect: () => void done.push('sign-in') },
    signOut: () => new Promise((resolve) => (left = resolve)),
    saveDrafts: () => undefined,
    navigate: (to) => void done.push(to),
    showMessage: ({ message }) => void done.push(message),
    timers: { signInMessage: 1000, signInSettle: 4000 },
  });
  return {
    ...fakes,
    clock,
    done,
    leave: () => left(),
    end: () => void (isEnding = true),
    renew: () => void (token = 'second'),
  };
}

describe('a call whose error makes the page leave', () => {
  test('is pending until the browser had 4 s to go to the sign-in [SH-ER-07]', async () => {
    const { client, clock, watch, done } = setUp(json({}, 401));
    const seen = watch(client.request('getMenu', {}));
    await clock.advance(0);
    expect([seen.state, done]).toEqual(['pending', ['IN']]);
    await clock.advance(1000);
    expect([seen.state, done]).toEqual(['pending', ['IN', 'sign-in']]);
    await clock.advance(3999);
    expect(seen.state).toBe('pending');
    await clock.advance(1);
    expect(seen.error).toMatchObject({ status: 401 });
  });

  test('is pending until the person is signed out', async () => {
    const { client, clock, watch, leave } = setUp(json({ info: { number: 4011403 } }, 401));
    const seen = watch(client.request('urlQuery', {}));
    await clock.advance(60_000);
    expect(seen.state).toBe('pending');
    leave();
    await settle();
    expect(seen.error).toMatchObject({ status: 401 });
  });

  test('is pending also at an address that an answer gave', async () => {
    const { client, clock, watch } = setUp(json({}, 401));
    const api = client.at('https://files.example/sso')?.('token');
    const seen = watch(Promise.resolve(api?.request('followSsoRedirect', { query: { request_id: '1' } })));
    await clock.advance(4999);
    expect(seen.state).toBe('pending');
    await clock.advance(1);
    expect(seen.error).toMatchObject({ status: 401 });
  });

  test('is pending while the person signs out, and shows no error', async () => {
    const { client, clock, watch, end, done } = setUp(json({}, 401));
    end();
    const seen = watch(client.request('getMenu', {}));
    await clock.advance(3999);
    expect([seen.state, done]).toEqual(['pending', []]);
  });

  test('can be cancelled', async () => {
    const { client, watch } = setUp(json({}, 401));
    const controller = new AbortController();
    const seen = watch(client.request('getMenu', {}, { signal: controller.signal }));
    await settle();
    controller.abort('closed');
    await settle();
    expect(seen.error).toBe('closed');
  });
});

test.each([
  ['another page opens', json({}, 403)],
  ['the session is not concerned', json({}, 404)],
])('a call fails at once where %s', async (_, answer) => {
  const { client, watch } = setUp(answer);
  const seen = watch(client.request('getMenu', {}));
  await settle();
  expect(seen.state).toBe('failed');
});

test('a call that was refused with an older token than that of now fails, and nobody leaves', async () => {
  const { client, watch, renew, done, requests } = setUp(json({}, 401));
  const seen = watch(client.request('getMenu', {}));
  while (requests.length === 0) await Promise.resolve();
  renew();
  await settle();
  expect([seen.state, done]).toEqual(['failed', []]);
});

test('a page stays if another tab signs in again before it leaves', async () => {
  const { client, clock, watch, renew, done } = setUp(json({}, 401));
  const seen = watch(client.request('getMenu', {}));
  await clock.advance(500);
  renew();
  await clock.advance(500);
  expect([seen.state, done]).toEqual(['failed', ['IN']]);
  watch(client.request('getMenu', {}));
  await clock.advance(1000);
  expect(done).toEqual(['IN', 'IN', 'sign-in']);
});

test('no address that is not trusted is called', () => {
  expect(setUp(json({})).client.at('https://evil.example/')).toBeUndefined();
});
