import { beforeEach, expect, test, vi } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import { SignInFailure } from '~/session/oauth/failure';
import { createOAuthSession } from '~/session/oauth/oauth-session';
import { createProvider } from '~/session/oauth/provider';
import { storedTokens, tokensOf, type Grant } from '~/session/oauth/tokens';
import { createFakeClock, settle, type FakeClock } from '~/tests/harness/fake-clock';
import { memoryStorage } from '~/tests/harness/memory-storage';

const minute = 60_000;

let clock: FakeClock;
let refresh: ReturnType<typeof vi.fn<(token: string) => Promise<Grant>>>;
let revoke: ReturnType<typeof vi.fn<(token: string) => void>>;
let tabs: Set<(message: string) => void>;
let last: Promise<void>;

beforeEach(() => {
  clock = createFakeClock();
  let count = 0;
  refresh = vi.fn(async () => {
    count += 1;
    return { access: `a${count}`, refresh: `r${count}`, lifetime: 10 * minute };
  });
  revoke = vi.fn();
  tabs = new Set();
  last = Promise.resolve();
});

/** A tab with tokens that it was granted now; copies of a tab have the same. */
function openTab(grant: Partial<Grant> = {}) {
  const tab = createSafeStorage(() => memory);
  const memory = memoryStorage();
  let listening: ((message: string) => void) | undefined;
  const session = createOAuthSession({
    tokens: tokensOf({ access: 'a0', refresh: 'r0', lifetime: 10 * minute, ...grant }, 'id', 0, clock.now()),
    provider: { refresh, revoke },
    tab,
    clock,
    page: {
      broadcast: (message) => [...tabs].filter((each) => each !== listening).forEach((each) => each(message)),
      onBroadcast(listener) {
        listening = listener;
        tabs.add(listener);
        return () => void tabs.delete(listener);
      },
    },
    // One lock for all tabs.
    alone: (_, work) => (last = last.then(work, work)),
  });
  return { session, stored: () => storedTokens(tab) };
}

/** What something that takes time gives in the end. */
async function after<T>(work: Promise<T>): Promise<T> {
  await clock.advance(minute);
  return work;
}

test('the access token, which the server names to sign out, is that of now', async () => {
  const { session } = openTab();
  expect(session.accessToken()).toBe('a0');
  await clock.advance(9 * minute + 200);
  expect(session.accessToken()).toBe('a1');
  session.end();
  expect(session.accessToken()).toBeUndefined();
});

test('a token is used as long as it is good, and the provider is not asked', async () => {
  const { session } = openTab();
  await clock.advance(8 * minute);
  expect(await session.token()).toBe('a0');
  expect(refresh).not.toHaveBeenCalled();
});

test('tokens are refreshed a minute before they end, whether there are calls or not', async () => {
  const { session, stored } = openTab();
  await clock.advance(9 * minute + 200);
  expect(refresh.mock.calls).toEqual([['r0']]);
  expect(await session.token()).toBe('a1');
  expect(stored()).toMatchObject({ access: 'a1', refresh: 'r1', round: 1, id: 'id' });
  await clock.advance(9 * minute + 200);
  expect(refresh.mock.calls).toEqual([['r0'], ['r1']]);
});

test('calls at the same time wait for one refresh', async () => {
  const { session } = openTab();
  const [first, second, third] = [session.replace('a0'), session.replace('a0'), session.replace('a0')];
  expect(await after(Promise.all([first, second, third]))).toEqual(['a1', 'a1', 'a1']);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a call that was sent with an older token gets the one that there is now', async () => {
  const { session } = openTab();
  await after(session.replace('a0'));
  expect(await session.replace('a0')).toBe('a1');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('copies of a tab refresh once: the others take over the tokens', async () => {
  const [first, second] = [openTab(), openTab()];
  expect(await after(Promise.all([first.session.replace('a0'), second.session.replace('a0')]))).toEqual(['a1', 'a1']);
  expect(refresh.mock.calls).toEqual([['r0']]);
  expect(second.stored()).toMatchObject({ access: 'a1', refresh: 'r1', round: 1 });
});

test('a tab of another sign-in takes over nothing', async () => {
  const { session } = openTab();
  for (const tab of tabs) tab(`tokens! ${JSON.stringify({ id: 'other', round: 9, access: 'x' })}`);
  expect(await session.token()).toBe('a0');
});

test('a refresh that the provider refuses ends the tokens, but the name stays until the sign-out', async () => {
  refresh.mockRejectedValue(new SignInFailure('refused', 'invalid_grant'));
  const { session, stored } = openTab();
  expect(await after(session.replace('a0'))).toBeUndefined();
  expect(stored()).toBeUndefined();
  expect(session.name()).toBe('id');
});

test.each([
  [400, { error: 'invalid_grant' }, 'ends'],
  [401, { error: 'invalid_client' }, 'ends'],
  [400, { error: 'interaction_required' }, 'ends'],
  [429, { error: 'too_many_requests' }, 'goes on'],
  [408, { error: 'timeout' }, 'goes on'],
  [400, { error: 'temporarily_unavailable' }, 'goes on'],
  [503, { error: 'server_error' }, 'goes on'],
  [403, {}, 'goes on'],
  [200, {}, 'goes on'],
])('a refresh that gets %i with %o: the session %s', async (status, body, want) => {
  const provider = createProvider({
    settings: {
      clientId: 'fleet',
      redirectUri: 'https://console.example/',
      authorizationUrl: 'https://id.example/authorize',
      tokenUrl: 'https://id.example/token',
      scopes: [],
    },
    signedOutUri: 'https://console.example/logout.html',
    fetch: async () => Response.json(body, { status }),
    clock,
    timeoutMs: 30_000,
  });
  refresh.mockImplementation(provider.refresh);
  const { session, stored } = openTab();
  await clock.advance(9 * minute + 200);
  expect(refresh).toHaveBeenCalled();
  expect(await session.token()).toBe(want === 'ends' ? undefined : 'a0');
  expect(stored()?.refresh).toBe(want === 'ends' ? undefined : 'r0');
});

test('without an answer of the provider a token is used until its end, and not beyond', async () => {
  refresh.mockRejectedValue(new SignInFailure('unreachable'));
  const { session, stored } = openTab();
  await clock.advance(9.5 * minute);
  expect(await session.token()).toBe('a0');
  await clock.advance(minute);
  const late = expect(session.token()).rejects.toThrow('unreachable');
  await clock.advance(200);
  await late;
  expect(stored()).toMatchObject({ refresh: 'r0' });
});

test('while the provider is silent a token is used until its end, without a delay', async () => {
  let answer: (grant: Grant) => void = () => undefined;
  refresh.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { session } = openTab();
  await clock.advance(9.5 * minute);
  expect(await session.token()).toBe('a0');
  await clock.advance(minute);
  const late = session.token();
  answer({ access: 'a1' });
  expect(await late).toBe('a1');
});

test('without a refresh token the tokens end with their time', async () => {
  const { session } = openTab({ refresh: undefined });
  await clock.advance(9.9 * minute);
  expect(await session.token()).toBe('a0');
  await clock.advance(minute);
  expect(await after(session.token())).toBeUndefined();
});

test('a sign-out revokes and forgets the tokens, and refreshes no more', async () => {
  const { session, stored } = openTab();
  session.end();
  expect(revoke.mock.calls).toEqual([['r0']]);
  expect([stored(), session.name(), await session.token()]).toEqual([undefined, undefined, undefined]);
  await clock.advance(20 * minute);
  expect(refresh).not.toHaveBeenCalled();
});

test('a refresh that ends after the tokens were forgotten brings none back', async () => {
  const { session, stored } = openTab();
  let answer: (grant: Grant) => void = () => undefined;
  refresh.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  void session.replace('a0');
  await clock.advance(200);
  session.forget();
  answer({ access: 'late', refresh: 'late-refresh' });
  await settle();
  expect(stored()).toBeUndefined();
  expect(session.name()).toBe('id');
});

test('what a refresh brings after the sign-out is revoked too', async () => {
  const { session, stored } = openTab();
  let answer: (grant: Grant) => void = () => undefined;
  refresh.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const replaced = session.replace('a0');
  await clock.advance(200);
  session.end();
  answer({ access: 'late', refresh: 'late-refresh' });
  await settle();
  expect(await replaced).toBeUndefined();
  expect(revoke.mock.calls).toEqual([['r0'], ['late-refresh']]);
  expect(stored()).toBeUndefined();
});
