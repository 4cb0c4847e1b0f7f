import { expect, test } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import { createStartup } from '~/session/startup';
import { json, setUpClient } from '../../harness/api-client';
import { createFakePage } from '../../harness/fake-page';
import { memoryStorage } from '../../harness/memory-storage';

const profile = (view: string, members: object = {}) => ({
  user_name: 'ann',
  advancedInfo: { view },
  aidialog: true,
  caseLogApp: true,
  ...members,
});

function setUp(auth: Response, menu = json({ data: [{ id: 88 }] }), further: readonly (() => void)[] = []) {
  const page = createFakePage();
  const local = memoryStorage();
  const failures: unknown[] = [];
  const requested: string[] = [];
  const { client, clock } = setUpClient([], {
    fetch: ({ url }) => {
      requested.push(url.replace('https://api.example/ui/uic/v3/', ''));
      return Promise.resolve(url.includes('/auth') ? auth : menu);
    },
  });
  const startup = createStartup({
    client,
    clock,
    page,
    storage: createSafeStorage(() => local),
    browserLanguage: 'de-DE',
    timers: { assistantStart: 200, startupTasks: 500 },
    menuDepth: 3,
    scope: (known) => ({ view: known?.view, profile: known?.answer }),
    onFailure: (error) => void failures.push(error),
    steps: [...further, () => void page.done.push('step')],
  });
  return { startup, clock, page, local, failures, requested };
}

test('profile and menu are asked side by side, in the language of the browser [SH-CA-07, SH-CA-08]', async () => {
  const { startup, requested, local } = setUp(json(profile('ents')));
  await startup.start();
  expect(requested).toEqual(['auth?lang=de-DE', 'menu']);
  expect(startup.session.get()).toMatchObject({
    profile: { state: 'loaded', value: { userName: 'ann' } },
    menu: { state: 'loaded', value: { allowed: new Set(['88']) } },
  });
  expect(local.getItem('uic_user_name')).toBe('ann');
});

test('assistants after 200 ms, other steps after 500 ms [SH-PR-08 to 10]', async () => {
  const { startup, clock, page } = setUp(json(profile('entp')));
  await startup.start();
  await clock.advance(199);
  expect(page.done).toEqual([]);
  await clock.advance(1);
  const assistants = [
    'dispatch console:assistant-start {"name":"ai"}',
    'dispatch console:assistant-start {"name":"case-log"}',
  ];
  expect(page.done).toEqual(assistants);
  await clock.advance(299);
  expect(page.done).toEqual(assistants);
  await clock.advance(1);
  expect(page.done).toEqual([...assistants, 'step']);
});

test.each([
  ['in a view without them [SH-OP-051]', profile('smbp')],
  ['for an account without access to them [SH-OP-049]', profile('ents', { aidialog: false, caseLogApp: null })],
])('no assistant starts, but the other steps do: %s', async (_, answer) => {
  const { startup, clock, page } = setUp(json(answer));
  await startup.start();
  await clock.advance(500);
  expect(page.done).toEqual(['step']);
});

test('a failed call is told, and the rest goes on [SH-OP-033]', async () => {
  const { startup, clock, failures, page } = setUp(json({}, 400));
  await startup.start();
  await clock.advance(1000);
  expect(startup.session.get()).toMatchObject({ profile: { state: 'failed' }, menu: { state: 'loaded' } });
  expect(failures).toMatchObject([{ operation: 'getAuth', status: 400 }]);
  expect(page.done).toEqual([]);
});

test('a step that fails is reported and keeps no other one from starting', async () => {
  const broken = new Error('broken');
  const { startup, clock, page, failures } = setUp(json(profile('smbp')), undefined, [
    () => {
      throw broken;
    },
  ]);
  await startup.start();
  await clock.advance(500);
  expect([page.done.at(-1), failures]).toEqual(['step', [broken]]);
});
