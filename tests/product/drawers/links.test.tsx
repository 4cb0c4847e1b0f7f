import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '~/generated/console/routes';
import { preloadDialog } from '~/view/dialog/preload-dialog';
import { settle } from '../../harness/fake-clock';
import { endpointCall } from '../../harness/product/drawers/open-host';
import { openWith, type Given } from '../../harness/product/drawers/shown';

/** Where something leads: a window of its own, this window, or a dialog of a size. */
type Target = readonly [address: string, window: string];
/** How it is followed: a link of this name, or a button with this action. */
type Way = { readonly link: string } | { readonly action: string; readonly index?: number };

const may = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]));
const lineage = may('dataPolicy.view_data_lineage');

const file = (tab: number, answers: Given['answers'], more: Partial<Given> = {}): Given => ({
  ...{ type: 3, id: 'ab&1', tab, ...more },
  answers: { 'file/query': { data: { isShowFileTab: true } }, ...answers },
});
const node = { edgeId: 'e/1', fullUri: 'C:\\a b.txt', matchedPolicies: [{ policyId: 'p&1', policyName: 'Secrets' }] };
const entries = { entries: [{ entry_id: 'n 1', source_id: 's&1', filename: 'a b.txt' }] };
const nodes = { 'node-info': { nodes: [node] } };
const ofEdge = { permissions: lineage, info: { edge_ids: ['e/1'] } };
const group = (answer: unknown): Given => ({
  ...{ type: 'object-group', id: '', info: { payload: {} }, permissions: lineage },
  answers: { 'oat/files': { items: [{ fileName: 'a b.txt', edgeId: 'e/1' }] }, 'lineage/entry': answer },
});
const user = (tab: number, more: Partial<Given> = {}): Given => ({
  ...{ type: 11, id: 'u 1', tab, flags: may('identity-inventory-app'), permissions: may('license.linkToCAS'), ...more },
  answers: {
    'useraccount/query': { data: { userName: 'Ann & Bo', services: { exchange: {} } } },
    idInventory: { opa: [{ groupCount: 3 }] },
  },
});
const artifact = (data: object) => file(3, { analysisResults: { data: { status: 'done', ...data } } });
const insight = (list: string, tab: number): Given => ({
  ...{ type: 12, id: 'x', tab },
  answers: { maltool: { data: { [list]: [{ id: '1', name: 'Lures & more' }] } } },
});

const policy = '/index.html#/app/data-policy?action=';
const byEntry = `${policy}view_data_lineage&sourceId=s%261&entryId=n%201`;
const byEdge = `${policy}view_data_lineage&sourceId=&edgeId=e%2F1`;
const check = { action: 'check-lineage' };
const insights = '/index.html#/app/ti/intelligence_insights?name=Lures%20%26%20more';

const process: Given = { type: 13, id: 'p', answers: {} };
const policies = '/#/app/email/cas';
const links: readonly (readonly [string, { of: string; given: Given; way: Way; want: Target }])[] = [
  [
    'the sandbox [DR-LINK-01]',
    {
      of: 'panels/sandbox',
      given: file(4, { analysisViolation: { data: { status: 'done', sha1: 'cd&2' } } }),
      way: { link: 'cd&2' },
      want: ['/#/app/ti/sandbox?rootfilesha1=cd%262', 'new'],
    },
  ],
  [
    'the page of submissions [DR-LINK-02, DR-SBX-09, DR-GMOD-06]',
    {
      of: 'panels/sandbox',
      given: {
        ...{ type: 4, id: 'http://a.b/?q=1&r= 2', tab: 3, permissions: may('response.submitToSandbox') },
        answers: { analysisViolation: { data: { status: 'notFound' } }, 'url/query': { data: {} } },
      },
      way: { action: 'submit-to-sandbox' },
      want: [
        '/ui/arp/submit?source_name=Detail%20Profile&source_id=&target_type=URL&url=http%3A%2F%2Fa.b%2F%3Fq%3D1%26r%3D%202',
        '832px x 512px',
      ],
    },
  ],
  [
    'the way of the data of a file, by its entry [DR-LINK-03]',
    {
      of: 'panels/sensitive-data',
      given: file(2, { ...nodes, 'lineage/entry': entries }, ofEdge),
      way: check,
      want: [byEntry, 'new'],
    },
  ],
  [
    'the way of the data of a file, by its edge [DR-LINK-04]',
    {
      of: 'panels/sensitive-data',
      given: file(2, { ...nodes, 'lineage/entry': 500 }, ofEdge),
      way: check,
      want: [byEdge, 'new'],
    },
  ],
  [
    'the way of the data of a group, by its entry [DR-LINK-03]',
    { of: 'drawers/object-group', given: group(entries), way: check, want: [byEntry, 'new'] },
  ],
  [
    'the way of the data of a group, by its edge [DR-LINK-04]',
    { of: 'drawers/object-group', given: group(500), way: check, want: [byEdge, 'new'] },
  ],
  [
    'a policy to edit [DR-LINK-05]',
    {
      of: 'panels/sensitive-data',
      given: file(2, nodes, ofEdge),
      way: { link: 'Secrets' },
      want: [`${policy}edit_policy&polId=p%261`, 'new'],
    },
  ],
  [
    'secure access [DR-LINK-06]',
    {
      of: 'drawers/host-pro',
      given: { type: 8, id: 'ep-1', tab: 3, answers: { [endpointCall]: { data: { xdr_device_id: 'd&1' } } } },
      way: { link: 'Open in secure access' },
      want: ['/index.html#/app/sase?deviceId=d%261', 'new'],
    },
  ],
  [
    'a search for the name [DR-LINK-07]',
    {
      of: 'drawers/file',
      given: file(1, { 'file/query': { data: { fileName: 'a b.exe' } } }),
      way: { link: 'Search this name' },
      want: [
        '/index.html#/app/search2?action=new_search&search_type=FileName&search_value=a%20b.exe&match_type=partial',
        'new',
      ],
    },
  ],
  [
    'the list of groups [DR-LINK-10]',
    {
      of: 'panels/identity',
      given: user(4),
      way: { action: 'groups' },
      want: [
        '/ui/sjg/idInventory/adGroupList.html?sourceId=u%201&sourceName=Ann%20%26%20Bo&sourceType=user',
        '830px x 500px',
      ],
    },
  ],
  [
    'the mobile inventory [DR-LINK-11]',
    {
      of: 'drawers/mobile',
      given: { type: 7, id: 'd&9', answers: { 'mobile/query': { data: { basicDeviceName: 'Ann phone' } } } },
      way: { link: 'Open in mobile inventory' },
      want: ['/#/app/mobile/inventory?did=d%269&odd=1&ti=0&dn=Ann%20phone', 'new'],
    },
  ],
  [
    'the insight of an emerging threat [DR-LINK-12]',
    {
      of: 'drawers/threat-insight',
      given: insight('emergingThreats', 2),
      way: { link: 'Lures & more' },
      want: [insights, 'new'],
    },
  ],
  [
    'the insight of an actor [DR-LINK-12]',
    {
      of: 'drawers/threat-insight',
      given: insight('threatActors', 2),
      way: { link: 'Lures & more' },
      want: [insights, 'new'],
    },
  ],
  [
    'the page of a detection [DR-LINK-13]',
    {
      of: 'drawers/file',
      given: file(1, {
        'file/query': { data: { detectionName: 'Trojan.X', encyclopediaLink: 'https://enc.example/x?a=1' } },
      }),
      way: { link: 'Trojan.X' },
      want: ['https://enc.example/x?a=1', 'new'],
    },
  ],
  [
    'a technique [DR-LINK-14]',
    {
      of: 'panels/capability',
      given: artifact({ tagging: [{ id: 'T1059.001' }] }),
      way: { link: 'T1059.001' },
      want: ['https://attack.example/versions/v15/techniques/T1059/001/', 'new'],
    },
  ],
  [
    'the tree of a process',
    { of: 'drawers/process', given: process, way: { action: 'process-tree' }, want: ['/app/threat-hunting/p', 'here'] },
  ],
  [
    'a cloud resource [DR-LINK-15]',
    {
      of: 'drawers/cloud-asset',
      given: {
        type: 10,
        id: 'arn:x',
        answers: { 'cloud/basic': { data: { resourceLink: 'http://c.example/r?a=1' } } },
      },
      way: { link: 'http://c.example/r?a=1' },
      want: ['http://c.example/r?a=1', 'new'],
    },
  ],
  [
    'the archive of a file [DR-ART-13]',
    {
      of: 'panels/capability',
      given: artifact({ hex: { data: [], presignedUrl: 'https://store.example/a.zip?sig=1' } }),
      way: { link: 'Download' },
      want: ['https://store.example/a.zip?sig=1', 'new'],
    },
  ],
  [
    'help with what was not analyzed [DR-SBX-17]',
    {
      of: 'panels/sandbox',
      given: file(4, { analysisViolation: { data: { status: 'done', riskLevel: 'notAnalyzed' } } }),
      way: { link: 'About sandbox analysis' },
      want: ['https://help.example/sandbox', 'new'],
    },
  ],
  [
    'the policies of mailboxes [DR-OP-48]',
    { of: 'drawers/user-account', given: user(3), way: { action: 'edit-policy' }, want: [policies, 'new'] },
  ],
  [
    'the policies of mailboxes, below data loss prevention [DR-OP-48]',
    { of: 'drawers/user-account', given: user(3), way: { action: 'edit-policy', index: 1 }, want: [policies, 'new'] },
  ],
  [
    'the tags [DR-OP-55]',
    {
      of: 'panels/tags',
      given: {
        ...{ type: 8, id: 'ep-1', tab: 5, permissions: may('asd.view', 'asd.assets') },
        answers: { [endpointCall]: { data: { xdr_device_id: 'd' } }, 'query-custom-tags': { data: { data: [] } } },
      },
      way: { action: 'edit-tags' },
      want: ['/app/tag-management', 'here'],
    },
  ],
];

beforeAll(() => preloadDialog('generic'));
test.each(links)(
  'a link or button opens the right address in the right window: %s',
  async (_, { given, way, want }) => {
    const world = await openWith(given);
    const panel = within(screen.getByTestId('drawer'));
    if ('link' in way) {
      const link = panel.getAllByRole('link', { name: (name) => name.startsWith(way.link) })[0];
      expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([
        want[0],
        want[1] === 'new' ? '_blank' : null,
      ]);
      expect(link?.getAttribute('rel')).toContain('noopener');
      return;
    }
    const before = world.address.get();
    const button = document.querySelectorAll(`[data-testid="drawer"] [data-action="${way.action}"]`)[way.index ?? 0];
    await userEvent.click(button ?? document.body);
    await act(settle);
    if (want[1] === 'new') await waitFor(() => expect(world.page.done).toEqual([`open ${want[0]}`]));
    else if (want[1] === 'here') await waitFor(() => expect([before, world.address.get()]).toEqual([before, want[0]]));
    else {
      const frame = await waitFor(() => {
        const found = document.querySelector('iframe');
        if (!found) throw new Error('There is no frame yet.');
        return found;
      });
      const box = frame.closest<HTMLElement>('[role="dialog"]');
      expect([frame.src.replace('https://console.example', ''), `${box?.style.width} x ${box?.style.height}`]).toEqual(
        want,
      );
    }
  },
);

test('a link into the console leads to a screen that it has', () => {
  const known = new Set(routes.flatMap(({ path }) => ['', '/p'].map((end) => path.replace('/{id*}', end))));
  const screens = links.flatMap(([, { want }]) => /(?:#|^)(\/app\/[^?]*)/.exec(want[0])?.[1] ?? []);
  expect(screens.length).toBeGreaterThan(10);
  expect(screens.filter((path) => !known.has(path))).toEqual([]);
});

test('there is no link in a drawer that is not in the table above', () => {
  const found = ['drawers', 'panels'].flatMap((folder) =>
    readdirSync(`descriptors/${folder}`).flatMap((name) => {
      const text = readFileSync(`descriptors/${folder}/${name}`, 'utf8');
      const addresses = text.match(/"(?:href|to|url)": "(?!input\.lastSeen"|input\.id")/g) ?? [];
      return addresses.map(() => `${folder}/${name.replace('.json', '')}`);
    }),
  );
  expect(links.map(([, { of }]) => of).toSorted()).toEqual(found.toSorted());
});
