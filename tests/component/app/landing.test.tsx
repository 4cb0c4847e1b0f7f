import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { json } from '../../harness/api-client';
import { address, calm, entry, openConsole, type Entry, type Given } from '../../harness/app/console';

afterEach(() => onlineManager.setOnline(true));

const deep: readonly Entry[] = [
  entry('area', { children: [entry('group', { children: [entry(5), entry(999), entry(88, { role: null })] })] }),
  entry(1, { sidebar: false }),
];

test.each<[string, Pick<Given, 'landing' | 'at'> & { want: string }]>([
  ['an entry of the third level [DG-LP-04, DG-LP-05]', { landing: { id: 5 }, want: '/workbench' }],
  ['an id as text [DG-OP-52]', { landing: { id: '5' }, want: '/workbench' }],
  ['an answer below data [DG-OP-65]', { landing: { data: { id: 5 } }, want: '/workbench' }],
  ['an entry that is allowed but not drawn', { landing: { id: 1 }, want: '/securityposture' }],
  ['the call fails [DG-LP-06, DG-ERR-34]', { landing: json({}, 500), want: '/users/started?from=3' }],
  ['no id [DG-LP-06]', { landing: { id: null }, want: '/users/started?from=3' }],
  ['no entry with that key [DG-LP-07]', { landing: { id: 424242 }, want: '/users/started?from=5' }],
  ['an entry without a role [DG-LP-08]', { landing: { id: 88 }, want: '/users/started?from=6' }],
  ['an external entry [DG-LP-08]', { landing: { id: 999 }, want: '/users/started?from=6' }],
  ['a group [DG-LP-08]', { landing: { id: 'group' }, want: '/users/started?from=6' }],
  [
    'a drawer in the address goes along',
    { at: '/?profile=4&profileId=x', landing: { id: 5 }, want: '/workbench?profile=4&profileId=x' },
  ],
])('%s', async (_, { landing, at = '/', want }) => {
  const { app } = await openConsole({ at, menu: deep, ...(landing && { landing }) });
  expect(address()).toBe(want);
  expect(app.services().session.get().menu.state).toBe('loaded');
  expect(document.querySelector('[data-testid="toast"]')).toBeNull();
});

test('a drawer that is opened while home waits for its answer goes along', async () => {
  let answer = (_: Response): void => undefined;
  const { page } = await openConsole({ menu: deep, landing: new Promise((resolve) => (answer = resolve)) });
  await act(async () => page.fire('console:open-drawer', { detail: { search_type: 6, id: '203.0.113.45' } }));
  await act(async () => answer(json({ id: 5 })));
  await calm();
  expect(address()).toBe('/workbench?profile=6&profileId=203.0.113.45');
});

test('home asks for the id once, forwards in its own place of the history, and leaves nothing [DG-LP-01, DG-LP-02, DG-CALL-12]', async () => {
  const { requested } = await openConsole({ at: '/', menu: deep, landing: { id: 5 } });
  expect(requested.filter((call) => call.includes('landingPage'))).toEqual(['/ui/uic/v3/setting/landingPage']);
  expect(address()).toBe('/workbench');
  expect(document.querySelector('[data-testid="screen"]')?.getAttribute('data-key')).toBe('5');
});

test('offline the call fails at once, and the welcome page opens instead of a page that waits [DG-LP-06]', async () => {
  onlineManager.setOnline(false);
  await openConsole({ at: '/', menu: deep, landing: json({}, 500) });
  expect(address()).toBe('/users/started?from=3');
  expect(document.querySelector('[data-testid="screen"]')?.textContent).toContain('Choose where to begin');
});
