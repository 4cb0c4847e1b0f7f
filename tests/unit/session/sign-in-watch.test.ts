import { expect, test } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import { readProfile, type Profile } from '~/session/profile';
import { createSignInWatch } from '~/session/sign-in-watch';
import { createTabAccess } from '~/session/tab-access';
import { settle } from '../../harness/fake-clock';
import { createFakePage } from '../../harness/fake-page';
import { memoryStorage } from '../../harness/memory-storage';

const person = (members: object = {}): Profile =>
  readProfile({ account_id: 'acc-1', user_name: 'ada', role: 'Analyst', advancedInfo: { view: 'ents' }, ...members });

interface Given {
  readonly token?: string;
  /** The profile on screen. */
  readonly profile?: Profile | undefined;
  /** To whom the stored token belongs when the server is asked. */
  readonly owner?: () => Promise<Profile>;
}

function setUp({ token = 'token-1', owner = () => Promise.resolve(person()), ...given }: Given = {}) {
  const page = createFakePage();
  const local = memoryStorage(token === '' ? {} : { 'uic-token': token });
  const tab = memoryStorage({ 'uic_recentObjects:acc-1': '[]', 'uic_beforeSearch:acc-1': '/x', uic_brand: '{}' });
  const access = createTabAccess(createSafeStorage(() => tab));
  const renewed: string[] = [];
  const profile = 'profile' in given ? given.profile : person();
  const watch = createSignInWatch({
    ...{ page, access },
    storage: createSafeStorage(() => local),
    profile: () => profile,
    readProfile: owner,
    onRenewed: () => void renewed.push('renewed'),
  });
  watch.start();
  const signInAs = (next: string | undefined): void => {
    if (next === undefined) local.removeItem('uic-token');
    else local.setItem('uic-token', next);
  };
  return { page, tab, watch, renewed, signInAs, state: access.state.get };
}

const signedOut = ['dispatch console:logout', 'replace ./logout.html?t=1'];
const changed = ['replace ./logout.html?t=3'];

test('a tab ends when another one says that its person signs out', () => {
  const { page, tab, state } = setUp();
  page.receiveBroadcast('signed-out');
  expect([state(), page.done]).toEqual(['signed-out', signedOut]);
  expect(Object.keys(tab)).not.toContain('uic_recentObjects:acc-1');
  expect([tab.getItem('uic_recentObjects:acc-1'), tab.getItem('uic_beforeSearch:acc-1')]).toEqual([null, null]);
  expect(tab.getItem('uic_brand')).toBe('{}');
});

test('a tab ends once, however often it is told', () => {
  const { page, signInAs } = setUp();
  page.receiveBroadcast('signed-out');
  page.receiveBroadcast('signed-out');
  signInAs(undefined);
  page.fire('storage');
  expect(page.done).toEqual(signedOut);
});

test.each(['activity', 'continue', ''])('the message "%s" of another tab does not end it', (message) => {
  const { page, state } = setUp();
  page.receiveBroadcast(message);
  expect([state(), page.done]).toEqual(['open', []]);
});

test.each(['storage', 'focus', 'visibilitychange', 'pageshow'])(
  'a tab without a stored token ends at "%s"',
  (event) => {
    const { page, signInAs, state } = setUp();
    signInAs(undefined);
    page.fire(event);
    expect([state(), page.done]).toEqual(['signed-out', signedOut]);
  },
);

test.each(['storage', 'focus', 'visibilitychange', 'pageshow'])(
  'with the same token nothing happens at "%s"',
  (event) => {
    const { page, state } = setUp();
    page.fire(event);
    expect([state(), page.done]).toEqual(['open', []]);
  },
);

test('a hidden tab looks once it is visible', () => {
  const { page, signInAs, state } = setUp();
  signInAs(undefined);
  page.visible = false;
  page.fire('visibilitychange');
  expect(state()).toBe('open');
  page.visible = true;
  page.fire('visibilitychange');
  expect(state()).toBe('signed-out');
});

test('a page that the browser keeps in its history leaves hidden and shows itself only with its own token', () => {
  const { page, state, signInAs } = setUp();
  page.fire('pagehide', { persisted: true });
  expect(state()).toBe('checking');
  page.fire('pageshow', { persisted: true });
  expect(state()).toBe('open');
  page.fire('pagehide', { persisted: true });
  signInAs(undefined);
  page.fire('pageshow', { persisted: true });
  expect(state()).toBe('signed-out');
});

test('a page that is left for good is not hidden before', () => {
  const { page, state } = setUp();
  page.fire('pagehide', { persisted: false });
  expect(state()).toBe('open');
});

test.each<[string, { owner: () => Promise<Profile> }]>([
  ['another account', { owner: () => Promise.resolve(person({ account_id: 'acc-2' })) }],
  ['another person of the account', { owner: () => Promise.resolve(person({ user_name: 'bruno' })) }],
  ['the same person with another role', { owner: () => Promise.resolve(person({ role: 'Auditor' })) }],
  ['nobody that the server can name', { owner: () => Promise.reject(new Error('offline')) }],
])('a tab ends when the stored token becomes that of %s', async (_, { owner }) => {
  const { page, signInAs, state, renewed, tab } = setUp({ owner });
  signInAs('token-2');
  page.fire('storage');
  expect(state()).toBe('checking');
  await settle();
  expect([state(), page.done, renewed]).toEqual(['sign-in-changed', changed, []]);
  expect(tab.getItem('uic_recentObjects:acc-1')).toBeNull();
});

test('a tab goes on with a new token of the same person', async () => {
  const { page, signInAs, state, renewed } = setUp();
  signInAs('token-2');
  page.fire('storage');
  page.fire('storage');
  await settle();
  expect([state(), page.done, renewed]).toEqual(['open', [], ['renewed']]);
  page.fire('focus');
  expect(state()).toBe('open');
});

test('an account without an id is nobody that could be the same', async () => {
  const nobody = person({ account_id: '' });
  const { page, signInAs, state } = setUp({ profile: nobody, owner: () => Promise.resolve(nobody) });
  signInAs('token-2');
  page.fire('storage');
  await settle();
  expect(state()).toBe('sign-in-changed');
});

test('a token that changes again while the server is asked is asked for again', async () => {
  const owners = [person(), person({ account_id: 'acc-2' })];
  const { page, signInAs, state } = setUp({
    owner: () => {
      signInAs('token-3');
      return Promise.resolve(owners.shift() ?? person());
    },
  });
  signInAs('token-2');
  page.fire('storage');
  await settle();
  expect(state()).toBe('sign-in-changed');
});

test('a tab that holds nothing yet starts again with the new token', () => {
  const { page, signInAs } = setUp({ token: '', profile: undefined });
  signInAs('token-1');
  page.fire('storage');
  expect(page.done).toEqual(['reload']);
});

test('a tab that signs out itself leaves by its own way', async () => {
  const { page, watch, signInAs, state } = setUp();
  watch.stop();
  signInAs(undefined);
  page.receiveBroadcast('signed-out');
  page.fire('storage');
  await settle();
  expect([state(), page.done]).toEqual(['open', []]);
});
