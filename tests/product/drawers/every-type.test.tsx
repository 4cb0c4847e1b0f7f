import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawerAt, json, openDrawer } from '../../harness/view/support';
import { endpointCall } from '../../harness/product/drawers/open-host';
import { openWith, rest, type Given } from '../../harness/product/drawers/shown';

/** Types with the name of their layout and their tabs, when everything is there and allowed. */
const layouts: readonly (readonly [number, string, readonly string[]])[] = [
  [1, 'Email', []],
  [2, 'Host', []],
  [3, 'File', ['basic', 'sensitive-data', 'capability', 'sandbox', 'threat-intelligence']],
  [4, 'URL', ['basic', 'activity', 'sandbox', 'threat-intelligence']],
  [5, 'Domain', ['basic', 'activity', 'threat-intelligence']],
  [6, 'IP address', ['basic', 'activity', 'threat-intelligence']],
  [7, 'Mobile device', []],
  [8, 'Host', ['risk', 'basic', 'policy', 'identity', 'tags']],
  [9, 'Container', []],
  [10, 'Cloud asset', ['risk', 'basic']],
  [11, 'User account', ['risk', 'basic', 'email-policy', 'identity']],
  [12, 'Threat insight', ['basic', 'reports']],
  [13, 'Process', ['basic', 'capability']],
];
const everything: Omit<Given, 'type'> = {
  id: '203.0.113.9',
  info: { edge_ids: ['e1'], process: { sha1: 'ab' } },
  permissions: { 'asd.view': 1 },
  flags: { 'identity-inventory-app': 1 },
  answers: {
    'file/query': { data: { isShowFileTab: true } },
    'useraccount/query': { data: { userName: 'Ann', services: { exchange: {} } } },
    [endpointCall]: { data: {} },
  },
};
const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.getAttribute('data-tab'));

test.each(layouts)(
  'type %s is the layout %s [DR-FRAME-02, 05, 08, 09, 13, DR-CONST-01, DR-CONST-03, DR-CONST-20]',
  async (type, kind, want) => {
    await openWith({ ...everything, type });
    const drawer = screen.getByRole('dialog', { name: 'Detail Profile' });
    expect(drawer.dataset['searchType']).toBe(String(type));
    expect([drawer.style.width, drawer.style.zIndex]).toEqual(['450px', '1001']);
    expect(drawer.querySelector('.descry-drawer-facts li')?.textContent).toBe(kind);
    expect(tabs()).toEqual(want);
    const first = want.includes('basic') ? 'basic' : 'main';
    expect([...drawer.querySelectorAll('[data-panel]')].map((panel) => panel.getAttribute('data-panel'))).toEqual([
      first,
    ]);
  },
);

const tabbed = layouts.flatMap(([type, , ids]) => (ids.length > 0 ? [[type, ids] as const] : []));
test.each(tabbed)('the tabs of type %s by their position [DR-FRAME-16, DR-FRAME-21, DR-OP-17]', async (type, ids) => {
  const world = await openWith({ ...everything, type });
  const shown = async (tab: number): Promise<unknown> => {
    const query = new URLSearchParams(world.address.get().split('?')[1]);
    query.set('profileTab', String(tab));
    await world.go(`/home?${query}`);
    return screen.getByRole('tab', { selected: true }).getAttribute('data-tab');
  };
  for (const [index, id] of ids.entries()) expect(await shown(index + 1)).toBe(id);
  expect(await shown(ids.length + 1)).toBe('basic');
});

/** The groups of facts that a type has beside the properties of its object, by the tabs that hold them. */
test.each([
  ['risk', 'risk', [8, 10, 11]],
  ['policy', /policy$/, [8, 11]],
  ['analysis in the sandbox', 'sandbox', [3, 4]],
  ['reputation', 'threat-intelligence', [3, 4, 5, 6]],
])('these types have the group %s [DR-FRAME-13]', (_, tab, want) => {
  const types = layouts.flatMap(([type, , ids]) => (ids.some((id) => id.match(tab)) ? [type] : []));
  expect(types).toEqual(want);
});

test.each(layouts)('every call of type %s carries a trace id and the token [DR-CALL-29]', async (type) => {
  const headers: (readonly [string | null, string | null])[] = [];
  const fetch = (request: Request): Promise<Response> => {
    headers.push([request.headers.get('X-Trace-Id'), request.headers.get('uic-token')]);
    return Promise.resolve(json({ data: {} }));
  };
  await openDrawer(drawerAt(type, 'x'), { fetch });
  await rest();
  // What is known of a process is handed over.
  expect(headers.length).toBeGreaterThan(type === 13 ? -1 : 0);
  for (const sent of headers) expect(sent).toEqual([expect.stringMatching(/^trace-\d+$/), 'secret']);
});
