import { expect, test } from 'vitest';
import type { SessionSignal } from '../../src/api/session-signal';
import { createSafeStorage } from '../../src/lib/safe-storage';
import { createLogout } from '../../src/session/logout';
import { createSignIn, signInAddress } from '../../src/session/sign-in';
import { createSignalHandler } from '../../src/session/signals';
import { createFakeClock } from '../support/fake-clock';
import { createFakePage } from '../support/fake-page';
import { memoryStorage } from '../support/memory-storage';

function setUp({ session = memoryStorage(), local = memoryStorage({ 'uic-token': 't' }) } = {}) {
  const page = createFakePage('/app/ddr?x=1');
  const clock = createFakeClock();
  const done = page.done;
  const storage = createSafeStorage(() => session);
  const signIn = createSignIn({ page, clock, storage, limit: 3, windowMs: 60_000 });
  const signOut = createLogout({ page, clock, storage: createSafeStorage(() => local), handshakeMs: 2000 });
  const handle = createSignalHandler({
    page,
    clock,
    signIn,
    signOut,
    navigate: (to) => void done.push(`navigate ${to}`),
    showMessage: ({ row }) => void done.push(`message ${row.message}`),
    timers: { signInMessage: 1000, signInSettle: 4000 },
  });
  return { page, clock, done, signIn, signOut, handle, local };
}

const signal = (kind: SessionSignal['kind'], message?: string, status = 401): SessionSignal => ({
  kind,
  operation: 'getMenu',
  status,
  traceId: 't&1',
  row: { show: 'toast', signal: kind, ...(message !== undefined && { message }) },
});

const login = 'assign /saml/ssoLogin?reauth=true&relayState=%2Fapp%2Fddr%3Fx%3D1';

test.each([
  [
    'DG-AU-01, DG-AU-02, DG-AU-03, SH-ER-05: carries the place',
    '/app/ddr?x=1',
    '/saml/ssoLogin?reauth=true&relayState=%2Fapp%2Fddr%3Fx%3D1',
  ],
  ['SH-ER-06: none on home', '/', '/saml/ssoLogin?reauth=true'],
  ['SH-ER-06: none on home with a query', '/?x=1', '/saml/ssoLogin?reauth=true'],
  ['SH-ER-06: none on the start page', '/users/started', '/saml/ssoLogin?reauth=true'],
])('%s', (_, place, want) => {
  expect(signInAddress(place)).toBe(want);
});

test('SH-ER-01, SH-ER-02, SH-ER-04: a message, one second, then the login', async () => {
  const { handle, clock, done } = setUp();
  void handle(signal('sign-in', 'EXPIRED'));
  await clock.advance(999);
  expect(done).toEqual(['message EXPIRED']);
  await clock.advance(1);
  expect(done).toEqual(['message EXPIRED', login]);
});

test('30 refusals at once are one: one message, one redirect', async () => {
  const { handle, clock, done } = setUp();
  let over = 0;
  for (let call = 0; call < 30; call += 1) void handle(signal('sign-in', 'EXPIRED')).then(() => (over += 1));
  await clock.advance(2000);
  void handle(signal('forbidden'));
  void handle(signal('unavailable'));
  await clock.advance(0);
  expect(done).toEqual(['message EXPIRED', login]);
  expect(over).toBe(30);
});

test('SH-ER-03: with a message, then the sign-out', async () => {
  const { handle, clock, done } = setUp();
  void handle(signal('sign-out', 'EXPIRED'));
  await clock.advance(1000);
  expect(done).toEqual(['message EXPIRED', 'dispatch console:logout']);
  await clock.advance(2000);
  expect(done.at(-1)).toBe('assign /saml/ssoLogout');
});

test('SH-ER-09: 406 signs out without a word', async () => {
  const { handle, clock, done } = setUp();
  void handle(signal('sign-out', undefined, 406));
  await clock.advance(2000);
  expect(done).toEqual(['dispatch console:logout', 'assign /saml/ssoLogout']);
});

test('SH-ER-08: forbidden leads to the page that says so', async () => {
  const { handle, done } = setUp();
  await handle(signal('forbidden', undefined, 403));
  expect(done).toEqual(['navigate /users/403?msg=api']);
});

test('SH-ER-10: an outage leads to the page with status and trace id', async () => {
  const { handle, done } = setUp();
  await handle(signal('unavailable', undefined, 503));
  expect(done).toEqual(['assign ./info.html#/?error_code=503&trace=t%261']);
});

test('after three redirects in a minute a page with a button waits, also after a reload', async () => {
  const session = memoryStorage();
  for (let visit = 0; visit < 3; visit += 1) setUp({ session }).signIn.redirect();
  const { signIn, done, clock } = setUp({ session });
  signIn.redirect();
  expect([signIn.blocked.get(), done]).toEqual([true, []]);
  signIn.redirectByUser();
  expect([signIn.blocked.get(), done]).toEqual([false, [login]]);
  await clock.advance(60_000);
  signIn.redirect();
  expect(done).toEqual([login, login]);
});

test('redirects that are long past do not count', async () => {
  const { signIn, clock, done } = setUp();
  for (let visit = 0; visit < 5; visit += 1) {
    signIn.redirect();
    await clock.advance(30_000);
  }
  expect(done).toHaveLength(5);
});

test('a corrupt count is none', () => {
  const { signIn, done } = setUp({ session: memoryStorage({ uic_signInRedirects: '{"x":' }) });
  signIn.redirect();
  expect(done).toEqual([login]);
});

test('when the page is still there after the redirect, a new refusal acts anew', async () => {
  const { handle, clock, done } = setUp();
  void handle(signal('sign-in', 'EXPIRED'));
  await clock.advance(5000);
  void handle(signal('sign-in', 'EXPIRED'));
  await clock.advance(1000);
  expect(done).toEqual(['message EXPIRED', login, 'message EXPIRED', login]);
});

test('DG-AU-04: signing out waits for embedded parts, forgets the person, and happens once', async () => {
  const { signOut, page, clock, done, local } = setUp();
  void signOut();
  void signOut();
  await clock.advance(1999);
  expect([done, local.getItem('uic-token')]).toEqual([['dispatch console:logout'], 't']);
  page.fire('console:logout-ready');
  await clock.advance(0);
  expect([done, local.getItem('uic-token')]).toEqual([['dispatch console:logout', 'assign /saml/ssoLogout'], null]);
  await clock.advance(5000);
  expect(done).toHaveLength(2);
});
