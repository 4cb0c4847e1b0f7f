import { expect, test } from 'vitest';
import { createSafeStorage } from '../../src/lib/safe-storage';
import { createStartup } from '../../src/session/startup';
import { json, setUpClient } from '../support/api-client';
import { createFakePage } from '../support/fake-page';
import { memoryStorage } from '../support/memory-storage';

const profile = (view: string, members: object = {}) => ({
  user_name: 'ann',
  advancedInfo: { view },
  aidialog: true,
  caseLogApp: true,
  ...members,
});

function setUp(auth: Response, menu = json({ data: [{ id: 88 }] })) {
  const page = createFakePage();
  const local = memoryStorage();
  const failures: unknown[] = [];
  const asked: string[] = [];
  const { client, clock } = setUpClient([], {
    fetch: (address) => {
      asked.push(address.replace('https://api.example/ui/uic/v3/', ''));
      return Promise.resolve(address.includes('/auth') ? auth : menu);
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
    onFailure: (error) => void failures.push(error),
    tasks: [() => void page.done.push('task')],
  });
  return { startup, clock, page, local, failures, asked };
}

test('SH-CA-07, SH-CA-08: profile and menu are asked side by side, in the language of the browser', async () => {
  const { startup, asked, local } = setUp(json(profile('ents')));
  await startup.start();
  expect(asked).toEqual(['auth?lang=de-DE', 'menu']);
  expect(startup.session.get()).toMatchObject({
    profile: { state: 'loaded', value: { userName: 'ann' } },
    menu: { state: 'loaded', value: { allowed: new Set(['88']) } },
  });
  expect(local.getItem('uic_user_name')).toBe('ann');
});

test('SH-PR-08 to 10: assistants after 200 ms, other tasks after 500 ms', async () => {
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
  expect(page.done).toEqual([...assistants, 'task']);
});

test.each([
  ['SH-OP-051: other views have none', profile('smbp')],
  ['SH-OP-049: nor who may not', profile('ents', { aidialog: false, caseLogApp: null })],
])('%s, but the tasks start', async (_, answer) => {
  const { startup, clock, page } = setUp(json(answer));
  await startup.start();
  await clock.advance(500);
  expect(page.done).toEqual(['task']);
});

test('SH-OP-033: a failed call is told, and the rest goes on', async () => {
  const { startup, clock, failures, page } = setUp(json({}, 400));
  await startup.start();
  await clock.advance(1000);
  expect(startup.session.get()).toMatchObject({ profile: { state: 'failed' }, menu: { state: 'loaded' } });
  expect(failures).toMatchObject([{ operation: 'getAuth', status: 400 }]);
  expect(page.done).toEqual([]);
});
