import { hashes, story } from '../../demo/company/story';

const edge_ids = ['edge-contracts-1', 'edge-contracts-2'];
const process = {
  artifactUniqueId: story.process,
  sha1: hashes.invoiceViewer,
  pid: 7312,
  fullPath: 'D:\\invoice_viewer.exe',
  eventTime: '2026-11-18T08:00:00Z',
};

/** An object that a drawer shows, as the opening event names it. */
export interface DrawerObject {
  readonly search_type: number;
  readonly id: string;
  readonly [extra: string]: unknown;
}

/** Every type of drawer, each with an object that has all facts. */
const drawerObjects: readonly DrawerObject[] = [
  { search_type: 1, id: story.mail },
  { search_type: 2, id: 'pc-fin-lt-014' },
  { search_type: 3, id: hashes.invoiceViewer, edge_ids },
  { search_type: 4, id: story.url },
  { search_type: 5, id: story.domain },
  { search_type: 6, id: story.ip, extra: { port: 443, protocol: 'tcp' } },
  { search_type: 7, id: story.phone },
  { search_type: 8, id: story.laptop },
  { search_type: 9, id: story.container },
  { search_type: 10, id: story.bucket },
  { search_type: 11, id: story.user },
  { search_type: 12, id: story.loader },
  { search_type: 13, id: story.process, process },
];

/** The detail of the event that opens an object group. */
const objectGroup = { title: 'Customer contracts', payload: {} };

/** Selector of the attribute by which a type of drawer is found. */
function kindOf(type: number | 'object-group'): string {
  return `[data-search-type="${type}"]`;
}

/** An event that opens a drawer. */
export interface DrawerOpening {
  readonly event: string;
  readonly detail: object;
  /** Selector of the attribute by which the drawer is found. */
  readonly kind: string;
}

/** An opening of every drawer: one for each search type, and the group of objects. */
export const drawerOpenings: readonly DrawerOpening[] = [
  ...drawerObjects.map((detail) => ({
    event: 'console:open-drawer',
    detail,
    kind: kindOf(detail.search_type),
  })),
  {
    event: 'console:open-object-group',
    detail: objectGroup,
    kind: kindOf('object-group'),
  },
];

/** Number of tabs of all drawers together; a drawer with a single panel counts as one. */
export const tabsOfAllDrawers = 35;

/** The deep links to every type of drawer, each as the query of an address. */
export const drawerLinks: readonly { readonly name: string; readonly query: string; readonly kind: string }[] = [
  ...drawerObjects.map(({ search_type, id, ...info }) => ({
    name: `search type ${search_type}`,
    query: queryOf({ profile: String(search_type), profileId: id }, info),
    kind: kindOf(search_type),
  })),
  { name: 'an object group', query: queryOf({ profile: 'object-group' }, objectGroup), kind: kindOf('object-group') },
];

function queryOf(members: Readonly<Record<string, string>>, info: object): string {
  const query = new URLSearchParams(members);
  if (Object.keys(info).length > 0) query.set('profileInfo', Buffer.from(JSON.stringify(info)).toString('base64url'));
  return query.toString();
}
