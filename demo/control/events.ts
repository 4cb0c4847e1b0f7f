import { hashes, story } from '../company/story';

/** An event as another part of a product would send it to the console. */
export interface ExampleEvent {
  readonly label: string;
  readonly name: string;
  readonly detail?: unknown;
}

const drawers: readonly (readonly [label: string, detail: Readonly<Record<string, unknown>>])[] = [
  ['e-mail', { search_type: 1, id: story.mail }],
  ['host by computer id', { search_type: 2, id: 'pc-fin-lt-014' }],
  ['file', { search_type: 3, id: hashes.invoiceViewer }],
  ['URL', { search_type: 4, id: story.url }],
  ['domain', { search_type: 5, id: story.domain }],
  ['IP address', { search_type: 6, id: story.ip }],
  ['mobile device', { search_type: 7, id: story.phone }],
  ['host', { search_type: 8, id: story.laptop }],
  ['container', { search_type: 9, id: story.container }],
  ['cloud asset', { search_type: 10, id: story.bucket }],
  ['user account', { search_type: 11, id: story.user, name: story.userName }],
  ['threat insight', { search_type: 12, id: story.loader }],
  [
    'process',
    { search_type: 13, id: story.process, process: { artifactUniqueId: story.process, sha1: hashes.invoiceViewer } },
  ],
];

const dialogs: readonly Readonly<Record<string, unknown> & { readonly dialog: string }>[] = [
  { dialog: 'attack-simulator', slide: 0 },
  { dialog: 'pre-release', key: 'ai-companion', needAction: true, disclaimer: 'genAI' },
  { dialog: 'ai-companion' },
  { dialog: 'cloud-workload' },
  { dialog: 'mfa', level: 'user' },
  { dialog: 'terms' },
  { dialog: 'language' },
  { dialog: 'support-case' },
  { dialog: 'upgrade' },
  { dialog: 'generic', title: 'About', url: '/info.html' },
  { dialog: 'full-screen-page', title: 'About', url: '/info.html' },
  { dialog: 'session', countdownValue: 90, showIdleWarning: true },
];

/** One event of each kind, drawer and dialog that parts of a product open. */
export const exampleEvents: readonly ExampleEvent[] = [
  ...drawers.map(([label, detail]) => ({ label: `Drawer: ${label}`, name: 'console:open-drawer', detail })),
  {
    label: 'Drawer: group of objects',
    name: 'console:open-object-group',
    detail: { title: 'Contracts', payload: { group: 'contracts' } },
  },
  { label: 'Close the drawer', name: 'console:close-drawer' },
  ...dialogs.map((detail) => ({ label: `Dialog: ${detail.dialog}`, name: 'console:open-dialog', detail })),
  {
    label: 'Banners',
    name: 'console:set-banners',
    detail: { items: [{ type: 'warning', title: 'A connector needs attention.', pid: 'demo-connector' }] },
  },
  { label: 'Navigate', name: 'console:navigate', detail: { to: '/users/about' } },
  {
    label: 'Show an asset',
    name: 'console:open-asset',
    detail: { assetType: 'device', assetId: story.laptop, tab: 'asset_profile' },
  },
  { label: 'Jump to roles', name: 'console:jump-role-management' },
  { label: 'Session: new time-outs', name: 'console:timeout-settings-changed' },
  { label: 'Session: a message', name: 'console:session-message', detail: { message: 'SESSION.EXPIRED' } },
  {
    label: 'Record of a pre-release feature',
    name: 'console:read-pre-release',
    detail: { key: 'attack-path-preview' },
  },
];
