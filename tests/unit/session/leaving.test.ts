import { assert, expect, test } from 'vitest';
import { ApiError } from '~/api/api-error';
import type { ErrorPolicy } from '~/generated/contract/descriptor-types';
import { createSafeStorage } from '~/platform/safe-storage';
import { createLogout } from '~/session/logout';
import { folderOf } from '~/platform/browser';
import { createSignIn, signInAddress } from '~/session/sign-in';
import { createTabAccess } from '~/session/tab-access';
import { createErrorReactions } from '~/session/error-reactions';
import { createFakeClock } from '../../harness/fake-clock';
import { createFakePage } from '../../harness/fake-page';
import { memoryStorage } from '../../harness/memory-storage';

function setUp({ session = memoryStorage(), local = memoryStorage({ 'uic-token': 't' }) } = {}) {
  const page = createFakePage('/app/ddr?x=1');
  const clock = createFakeClock();
  const done = page.done;
  const storage = createSafeStorage(() => session);
  const signIn = createSignIn({
    page,
    clock,
    storage,
    limit: 3,
    windowMs: 60_000,
    signIn: page.reload,
    saveDrafts: () => undefined,
  });
  const access = createTabAccess(storage);
  const signOut = createLogout({
    ...{ page, clock, access },
    storage: createSafeStorage(() => local),
    handshakeMs: 2000,
    onBegin: () => void done.push('begin'),
  });
  const reactions = createErrorReactions({
    page,
    clock,
    access,
    signIn,
    signOut,
    saveDrafts: () => undefined,
    navigate(to) {
      done.push(`navigate ${to}`);
      page.goTo(to);
    },
    showMessage: ({ message }) => void done.push(`message ${message}`),
    timers: { signInMessage: 1000, signInSettle: 4000 },
  });
  return { page, clock, done, signIn, signOut, ...reactions, local, access };
}

const errorWith = (policy: ErrorPolicy, status = 401): ApiError =>
  new ApiError({ operation: 'getMenu', kind: 'status', status, traceId: 't&1', policy });
const expired = errorWith({ kind: 'session', signal: 'sign-in', message: 'EXPIRED' });
const forcedOut = errorWith({ kind: 'session', signal: 'sign-out', message: 'EXPIRED' });
const forbidden = errorWith({ kind: 'page', page: 'forbidden' }, 403);
const outage = errorWith({ kind: 'page', page: 'unavailable' }, 503);

const login = 'assign /saml/ssoLogin?reauth=true&relayState=%2Fapp%2Fddr%3Fx%3D1';

test.each([
  [
    'carries the place [DG-AU-01, DG-AU-02, DG-AU-03, SH-ER-05]',
    '/app/ddr?x=1',
    '/saml/ssoLogin?reauth=true&relayState=%2Fapp%2Fddr%3Fx%3D1',
  ],
  ['none on home [SH-ER-06]', '/', '/saml/ssoLogin?reauth=true'],
  ['none on home with a query [SH-ER-06]', '/?x=1', '/saml/ssoLogin?reauth=true'],
  ['none on the start page [SH-ER-06]', '/users/started', '/saml/ssoLogin?reauth=true'],
  [
    'of an address that is too long for servers, its path',
    `/app/ddr?x=${'1'.repeat(3000)}`,
    '/saml/ssoLogin?reauth=true&relayState=%2Fapp%2Fddr',
  ],
  ['none of a path that is too long', `/app/${'1'.repeat(3000)}`, '/saml/ssoLogin?reauth=true'],
  ['none to another host', '//evil.example/x', '/saml/ssoLogin?reauth=true'],
  ['none to another host behind a backslash', '/\\evil.example', '/saml/ssoLogin?reauth=true'],
  ['none to another origin', 'https://evil.example', '/saml/ssoLogin?reauth=true'],
])('%s', (_, address, want) => {
  expect(signInAddress(address, '/')).toBe(want);
});

test.each([
  ['/app/ddr?x=1', '/console/#/app/ddr?x=1'],
  ['/', '/console/#/'],
  ['/users/started', '/console/#/'],
  ['//evil.example', '/console/#/'],
])('the login leads from %s of a console below a path back to that console [SH-ER-05]', (address, want) => {
  expect(signInAddress(address, '/console/')).toBe(`/saml/ssoLogin?reauth=true&relayState=${encodeURIComponent(want)}`);
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/console/', '/console/'],
  ['/console/index.html', '/console/'],
  ['/a/b/c', '/a/b/'],
  ['//evil.example/', '/evil.example/'],
  ['/\\evil.example/', '/evil.example/'],
])('the page %s lies in the folder %s', (pathname, folder) => {
  expect(folderOf(pathname)).toBe(folder);
});

test('a message, one second, then the login [SH-ER-01, SH-ER-02, SH-ER-04]', async () => {
  const { react, clock, done } = setUp();
  react(expired);
  await clock.advance(999);
  expect(done).toEqual(['message EXPIRED']);
  await clock.advance(1);
  expect(done).toEqual(['message EXPIRED', login]);
});

test.each([
  ['alike', [expired]],
  ['of different kinds', [expired, forcedOut]],
])('30 refusals at once, %s, are one: one message, one redirect', async (_, [first = expired, ...others]) => {
  const { react, clock, done } = setUp();
  for (const refusal of [first, ...others, ...Array.from({ length: 28 }, () => expired)]) react(refusal);
  await clock.advance(2000);
  react(forbidden);
  react(outage);
  await clock.advance(0);
  expect(done).toEqual(['message EXPIRED', login]);
});

test('with a message, then the sign-out [SH-ER-03]', async () => {
  const { react, clock, done } = setUp();
  react(forcedOut);
  await clock.advance(1000);
  expect(done).toEqual(['message EXPIRED', 'begin', 'tabs signed-out', 'dispatch console:logout']);
  await clock.advance(2000);
  expect(done.at(-1)).toBe('assign /saml/ssoLogout');
});

test('406 signs out without a word [SH-ER-09]', async () => {
  const { react, clock, done } = setUp();
  react(errorWith({ kind: 'session', signal: 'sign-out' }, 406));
  await clock.advance(2000);
  expect(done.slice(-2)).toEqual(['dispatch console:logout', 'assign /saml/ssoLogout']);
});

test('forbidden leads to the page that says so [SH-ER-08]', () => {
  const { react, done } = setUp();
  react(forbidden);
  expect(done).toEqual(['navigate /users/403?msg=api']);
});

test('30 forbidden calls at once are one entry of the history', () => {
  const { react, done } = setUp();
  for (let call = 0; call < 30; call += 1) react(forbidden);
  expect(done).toEqual(['navigate /users/403?msg=api']);
});

test('an outage leads to the page with status and trace id [SH-ER-10]', () => {
  const { react, done } = setUp();
  react(outage);
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

test('where the browser stores nothing, the page with the button waits at once', () => {
  const session = { ...memoryStorage(), setItem: () => assert.fail('full') };
  const { signIn, done } = setUp({ session });
  signIn.redirect();
  expect([signIn.blocked.get(), done]).toEqual([true, []]);
  signIn.redirectByUser();
  expect([signIn.blocked.get(), done]).toEqual([false, [login]]);
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

test('when the page is still there after the redirect, a new refusal acts again', async () => {
  const { react, clock, done } = setUp();
  react(expired);
  await clock.advance(5000);
  react(expired);
  await clock.advance(1000);
  expect(done).toEqual(['message EXPIRED', login, 'message EXPIRED', login]);
});

test.each([
  ['at once', 0],
  ['during the second of the message', 500],
])('a refusal while somebody signs out, %s, does not lead to the sign-in', async (_, delay) => {
  const { react, signOut, clock, done, local } = setUp();
  if (delay > 0) react(expired);
  await clock.advance(delay);
  void signOut();
  await clock.advance(100);
  react(expired);
  react(forbidden);
  await clock.advance(2000);
  react(outage);
  react(expired);
  await clock.advance(2000);
  expect(done.filter((line) => line.startsWith('assign') || line.startsWith('navigate'))).toEqual([
    'assign /saml/ssoLogout',
  ]);
  expect(local.getItem('uic-token')).toBeNull();
});

test('a refusal in a tab that has ended leads nowhere', async () => {
  const { react, access, clock, done } = setUp();
  access.end('sign-in-changed');
  react(expired);
  await clock.advance(1000);
  expect(done).toEqual([]);
});

test('signing out waits for embedded parts, forgets the person, and happens once [DG-AU-04]', async () => {
  const { signOut, page, clock, done, local, access } = setUp();
  const begun = ['begin', 'tabs signed-out', 'dispatch console:logout'];
  void signOut();
  void signOut();
  await clock.advance(1999);
  expect([done, local.getItem('uic-token'), access.state.get()]).toEqual([begun, 't', 'open']);
  page.fire('console:logout-ready');
  await clock.advance(0);
  expect([done, local.getItem('uic-token')]).toEqual([[...begun, 'assign /saml/ssoLogout'], null]);
  expect(access.state.get()).toBe('signed-out');
  await clock.advance(5000);
  expect(done).toHaveLength(4);
});
