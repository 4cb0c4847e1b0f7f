import { expect, test } from 'vitest';
import { listen } from '~/actions/listen';
import { reactToEvents } from '~/actions/react-to-events';
import { settings } from '~/generated/console/console';
import { setUpAction } from '../../harness/action-context';

const frames = 'https://files.example';
const { messages, events } = settings.frames;

/** A console with an application in a frame; `say` is a message from there. */
function setUp(accepts: readonly string[] = ['console:navigate', 'console:open-drawer'], origin = frames) {
  const set = setUpAction();
  const { services } = set.context;
  const window = { postMessage: () => undefined };
  const received: string[] = [];
  const record = (name: string) => (detail: unknown) => void received.push(`${name} ${JSON.stringify(detail)}`);
  const parts = {
    sessionTimers: { settingsChanged: () => undefined },
    banners: { setExternal: () => undefined },
    scope: () => ({ language: 'ja' }),
  };
  const listening = listen(
    set.page,
    services.trust,
    services.frames,
    reactToEvents(services, parts, () => undefined),
  );
  const leave = services.frames.embed({
    ...{ window, origin, accepts },
    listeners: {
      'console:frame-ready': record('ready'),
      'console:set-title': record('title'),
      'console:set-breadcrumbs': record('crumbs'),
    },
  });
  const send = (event: unknown, detail?: unknown, over: object = {}) =>
    set.page.fire('message', { source: window, origin, data: { event, detail }, ...over });
  return { ...set, window, received: received, listening, leave, send: send };
}

test.each<[string, { given: readonly [string, unknown]; want: string }]>([
  ['that it is ready', { given: ['console:frame-ready', {}], want: 'ready null' }],
  [
    'a title',
    { given: ['console:set-title', { title: ' Report\u00005\n of May ' }], want: 'title {"title":"Report5 of May"}' },
  ],
  [
    'breadcrumbs, which may lead to pages of the console',
    {
      given: [
        'console:set-breadcrumbs',
        {
          items: [
            { label: 'A', to: '/app/a?b=1' },
            { label: 'B', more: 1 },
          ],
        },
      ],
      want: 'crumbs {"items":[{"label":"A","to":"/app/a?b=1"},{"label":"B"}]}',
    },
  ],
  ['no breadcrumbs', { given: ['console:set-breadcrumbs', { items: [] }], want: 'crumbs {"items":[]}' }],
])('an application tells %s', (_, { given: [name, detail], want }) => {
  const { send: send, received: received, done, listening } = setUp();
  send(name, detail);
  expect(received).toEqual([want]);
  expect(done).toEqual([]);
  expect(listening.ignored()).toBe(0);
});

test('an application does what its screen accepts, and nothing else', () => {
  const { send: send, done, overlays, listening } = setUp();
  send('console:navigate', { to: '/app/x' });
  send('console:open-dialog', { dialog: 'terms' });
  send('console:session-message', { message: 'SESSION.EXPIRED' });
  send('console:set-banners', { items: [] });
  expect(done).toEqual(['navigate /app/x']);
  expect(overlays.open.get()).toEqual([]);
  expect(listening.ignored()).toBe(3);
});

const crumb = { label: 'x' };
test.each<[string, readonly [unknown, unknown?]]>([
  ['no event', [undefined]],
  ['a name that is no text', [5]],
  ['an unknown event', ['console:delete-everything', {}]],
  ['a name every object has', ['constructor', {}]],
  ['another part of the prototype', ['__proto__', {}]],
  ['a title without words', ['console:set-title', { title: ' \n' }]],
  ['a title that is no text', ['console:set-title', { title: { toString: 'x' } }]],
  ['an inherited title', ['console:set-title', Object.create({ title: 'x' })]],
  ['a title that is too long', ['console:set-title', { title: 'x'.repeat(settings.frames.titleLength + 1) }]],
  ['too many breadcrumbs', ['console:set-breadcrumbs', { items: Array(settings.frames.crumbs + 1).fill(crumb) }]],
  ['breadcrumbs that are no list', ['console:set-breadcrumbs', { items: 'abc' }]],
  ['a breadcrumb without words', ['console:set-breadcrumbs', { items: [crumb, { to: '/a' }] }]],
  ['a breadcrumb to a script', ['console:set-breadcrumbs', { items: [{ label: 'x', to: 'javascript:alert(1)' }] }]],
  ['a breadcrumb to another host', ['console:set-breadcrumbs', { items: [{ label: 'x', to: '//evil.example' }] }]],
  ['an accepted event of the wrong shape', ['console:navigate', { to: 'https://evil.example' }]],
])('%s is ignored and counted', (_, [name, detail]) => {
  const { send: send, received: received, done, listening } = setUp();
  send(name, detail);
  expect([...received, ...done]).toEqual([]);
  expect(listening.ignored()).toBe(1);
});

test('a page of another origin in the same frame is not the application', () => {
  const { send: send, received: received, done, listening } = setUp();
  for (const origin of ['https://evil.example', 'https://console.example', 'null', ''])
    for (const name of ['console:set-title', 'console:navigate']) send(name, { title: 'x', to: '/x' }, { origin });
  expect([...received, ...done]).toEqual([]);
  expect(listening.ignored()).toBe(8);
});

test('an application without an origin is known by its window alone', () => {
  const { send: send, received: received, listening } = setUp([], 'null');
  send('console:set-title', { title: 'x' });
  send('console:set-title', { title: 'forged' }, { source: { postMessage: () => undefined } });
  expect(received).toEqual(['title {"title":"x"}']);
  expect(listening.ignored()).toBe(1);
});

test('a window inside of the application is held back, however trusted its origin; other embedded pages are heard as before', () => {
  const { send: send, done, window, listening } = setUp();
  send('console:navigate', { to: '/inside' }, { source: { parent: window } });
  send('console:navigate', { to: '/elsewhere' }, { source: { parent: {} } });
  expect(done).toEqual(['navigate /elsewhere']);
  expect(listening.ignored()).toBe(1);
});

test('a window whose screen has been left is like any other', () => {
  const { send: send, received: received, done, leave } = setUp();
  leave();
  send('console:set-title', { title: 'x' });
  send('console:open-asset', { assetType: 'user', assetId: 'a' });
  expect(received).toEqual([]);
  expect(done).toEqual(['navigate /app/asd?assetType=user&assetId=a']);
});

test('of a flood so much is heard as a second may bring, and the rest is counted', async () => {
  const { send: send, received: received, done, clock, listening } = setUp();
  for (let number = 1; number <= 10_000; number += 1) send('console:set-title', { title: `Message ${number}` });
  expect(received).toHaveLength(messages);
  expect(listening.ignored()).toBe(10_000 - messages);
  await clock.advance(1000);
  for (let number = 1; number <= messages; number += 1)
    send('console:open-drawer', { search_type: 6, id: `${number}` });
  expect(done).toHaveLength(events);
  expect(listening.ignored()).toBe(10_000 - events);
  await clock.advance(1000);
  send('console:set-title', { title: 'Later' });
  expect(received.at(-1)).toBe('title {"title":"Later"}');
});

test('an application that has been told of the sign-out may answer', () => {
  const { send: send, done } = setUp([]);
  send('console:logout-ready');
  expect(done).toEqual(['dispatch console:logout-ready']);
});
