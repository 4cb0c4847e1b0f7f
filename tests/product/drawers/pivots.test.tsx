import { within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { hashes, story } from '~/demo/company/story';
import { drawers } from '~/generated/console/catalogue';
import { flags, permissions } from '~/generated/console/vocabulary';
import { demoApp } from '../../harness/demo/support';
import { rest } from '../../harness/product/drawers/shown';
import { openDrawer, session } from '../../harness/view/support';

const demo = demoApp({ validate: false });
const scope = {
  ...session,
  permissions: Object.fromEntries(permissions.map((name) => [name, 1])),
  flags: Object.fromEntries(flags.map((name) => [name, 1])),
};

/** The demo backend, as an account with all rights. */
async function fetch(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = {
    ...Object.fromEntries(request.headers),
    'uic-token': 'demo-session-full',
    'x-trace-id': crypto.randomUUID(),
  };
  const body = request.method === 'GET' ? undefined : await request.text();
  return demo.fetch(new Request(`http://demo.test${pathname}${search}`, { method: request.method, headers, body }));
}

/** A drawer, and one of its fields that names another object. */
interface Pivot {
  readonly from: readonly [type: number, id: string, info?: object];
  readonly field: string;
  readonly name: string;
  readonly to: readonly [type: number, id: string];
}

const process = {
  sha1: hashes.invoiceViewer,
  xdrDeviceId: 'dev-fin-lt-014',
  pid: 7312,
  fullPath: 'D:\\invoice_viewer.exe',
};

const pivots: readonly Pivot[] = [
  {
    from: [1, '<plan.q3@halden-optics.example>'],
    field: 'mailAttachments',
    name: 'Quarterly_plan.xlsm',
    to: [3, 'fbc4a2679c19624a20de20678a806ea56a1eea14'],
  },
  { from: [2, 'pc-fin-lt-014'], field: 'last_ip_used', name: story.laptopIp, to: [6, story.laptopIp] },
  { from: [8, story.laptop], field: 'last_logged_on_user', name: 'HALDEN\\maria.keller', to: [11, story.user] },
  {
    from: [13, story.process, { process }],
    field: 'process.xdrDeviceId',
    name: 'dev-fin-lt-014',
    to: [8, 'dev-fin-lt-014'],
  },
  {
    from: [13, story.process, { process }],
    field: 'process.sha1',
    name: hashes.invoiceViewer,
    to: [3, hashes.invoiceViewer],
  },
];

// Fetching code takes time of its own, for which no test waits.
beforeAll(() => Promise.all([import('~/view/drawer/DrawerView'), ...Object.values(drawers).map(({ load }) => load())]));

test.each(pivots)('the field $field, which names another object, leads to its drawer', async (pivot) => {
  const {
    from: [type, id, info],
    field,
    name,
    to,
  } = pivot;
  const query = new URLSearchParams({ profile: String(type), profileId: id });
  if (info) query.set('profileInfo', Buffer.from(JSON.stringify(info)).toString('base64url'));
  await openDrawer(`/home?${query}`, { scope, fetch });
  await rest();
  const shown = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!shown) throw new Error(`The drawer has no field ${field}.`);
  const href = within(shown).getByRole('link', { name }).getAttribute('href') ?? '';
  const target = new URLSearchParams(href.slice(href.indexOf('?')));
  expect([target.get('profile'), target.get('profileId')]).toEqual([String(to[0]), to[1]]);
});
