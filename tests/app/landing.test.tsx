import { expect, test } from 'vitest';
import { json } from '../support/api-client';
import { address, entry, openConsole, type Entry, type Given } from './console';

const deep: readonly Entry[] = [
  entry('area', { children: [entry('group', { children: [entry(5), entry(999), entry(88, { role: null })] })] }),
  entry(1, { sidebar: false }),
];

test.each<[string, Pick<Given, 'landing' | 'at'> & { want: string }]>([
  ['DG-LP-04, DG-LP-05: an entry of the third level', { landing: { id: 5 }, want: '/workbench' }],
  ['OP-52: an id as text', { landing: { id: '5' }, want: '/workbench' }],
  ['OP-65: an answer below data', { landing: { data: { id: 5 } }, want: '/workbench' }],
  ['an entry that is allowed but not drawn', { landing: { id: 1 }, want: '/securityposture' }],
  ['DG-LP-06, DG-ERR-34: the call fails', { landing: json({}, 500), want: '/users/started?from=3' }],
  ['DG-LP-06: no id', { landing: { id: null }, want: '/users/started?from=3' }],
  ['DG-LP-07: no entry with that key', { landing: { id: 424242 }, want: '/users/started?from=5' }],
  ['DG-LP-08: an entry without a role', { landing: { id: 88 }, want: '/users/started?from=6' }],
  ['DG-LP-08: an external entry', { landing: { id: 999 }, want: '/users/started?from=6' }],
  ['DG-LP-08: a group', { landing: { id: 'group' }, want: '/users/started?from=6' }],
  [
    'a drawer in the address goes along',
    { at: '/?profile=4&profileId=x', landing: { id: 5 }, want: '/workbench?profile=4&profileId=x' },
  ],
])('%s', async (_, { landing, at = '/', want }) => {
  const { app } = await openConsole({ at, menu: deep, ...(landing && { landing }) });
  expect(address()).toBe(want);
  expect(app.shell.session.get().menu.state).toBe('loaded');
  expect(document.querySelector('[data-testid="toast"]')).toBeNull();
});

test('DG-LP-01, DG-LP-02, DG-CALL-12: home asks for the id once, forwards in its own place of the history, and leaves nothing', async () => {
  const { asked } = await openConsole({ at: '/', menu: deep, landing: { id: 5 } });
  expect(asked.filter((call) => call.includes('landingPage'))).toEqual(['/ui/uic/v3/setting/landingPage']);
  expect(address()).toBe('/workbench');
  expect(document.querySelector('[data-testid="screen"]')?.getAttribute('data-key')).toBe('5');
});
