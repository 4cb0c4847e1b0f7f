import { seeded } from '../data/seeded';
import { story } from '../data/story';
import { HOUR, type Age } from './age';
import { byId } from './by-id';
import { cloudAssets, cloudAssetsById } from './cloud-assets';
import { oneOf, risk, seen, weighted, whole, type Draw } from './draw';
import { endpoints, endpointsById } from './endpoints';
import { once } from './once';
import { people, type Person } from './people';

/** What sensitive files hold. */
export type DataType = 'personal' | 'payment' | 'contracts' | 'credentials' | 'health';

/** A place that holds sensitive files. */
export interface DataStore {
  readonly id: string;
  /** The title of its object group. */
  readonly name: string;
  readonly kind: 'fileServer' | 'bucket' | 'saasFolder';
  /** The beginning of every file's address. */
  readonly location: string;
  readonly owner: Person;
  readonly exposure: 'public' | 'company' | 'restricted';
  /** 0 to 100; of a server or bucket that is an asset itself, the risk of that asset. */
  readonly risk: number;
  /** How many files hold data of a type. */
  readonly files: Readonly<Record<DataType, number>>;
  readonly endpointId: string | null;
  readonly arn: string | null;
  readonly lastScan: Age;
}

/** What sensitive files can hold, in the order of the columns. */
export const dataTypes: readonly DataType[] = ['personal', 'payment', 'contracts', 'credentials', 'health'];

const FILE_SERVERS = 45;
const FOLDERS = 30;
/** A folder whose name must never be trusted: a table would take it for a formula. */
const ODD = 3;
const FORMULA = '=HYPERLINK("http://parcel-notice.example","Offers")';
const NO_FILES = { personal: 0, payment: 0, contracts: 0, credentials: 0, health: 0 };

const shares = ['contracts', 'payroll', 'projects', 'exports', 'scans', 'applicants', 'invoices', 'archive'] as const;
const folders = [
  'Customer offers',
  'Team calendar',
  'Supplier audits',
  'Health checks',
  'Board papers',
  'Onboarding',
] as const;

/** All places, the story's first. */
export const dataStores: () => readonly DataStore[] = once(() => {
  const next = seeded('data stores of the month');
  const buckets = cloudAssets().filter(({ type, id }) => type === 'storage' && id !== story.bucket);
  return [
    fileServerOfStory(),
    bucketOfStory(),
    ...servers(next),
    ...buckets.map(({ id, name, risk: score, broken }, index): DataStore => {
      const location = id.startsWith('arn:aws:s3:::') ? id.replace('arn:aws:s3:::', 's3://') : id;
      const exposure = broken.some(({ opens }) => opens) ? 'public' : 'restricted';
      return { ...store(next, `bucket-${index + 1}`, name), kind: 'bucket', location, risk: score, exposure, arn: id };
    }),
    ...Array.from({ length: FOLDERS }, (_, index): DataStore => {
      const name = index === ODD ? FORMULA : `${oneOf(next, folders)} ${index + 1}`;
      const location = `https://share.${story.companyDomain}/sites/${encodeURIComponent(name)}`;
      return { ...store(next, `folder-${index + 1}`, name), kind: 'saasFolder', location };
    }),
  ];
});

/** Every place by its id. */
export const dataStoresById: () => ReadonlyMap<string, DataStore> = once(() => byId(dataStores()));

/** How many sensitive files a place holds. */
export function sensitiveFiles({ files }: DataStore): number {
  return dataTypes.reduce((sum, type) => sum + files[type], 0);
}

function fileServerOfStory(): DataStore {
  const next = seeded(story.fileServer);
  const server = endpointsById().get(story.fileServer);
  return {
    ...store(next, 'contracts', `${story.fileServerName} contracts`),
    location: `\\\\${story.fileServerName}\\contracts`,
    owner: ownerOf(0),
    exposure: 'company',
    risk: server?.risk ?? 0,
    files: { ...NO_FILES, contracts: 86, personal: 31 },
    endpointId: story.fileServer,
    lastScan: 5 * HOUR,
  };
}

function bucketOfStory(): DataStore {
  const bucket = cloudAssetsById().get(story.bucket);
  return {
    ...store(seeded(story.bucket), 'customer-archive', bucket?.name ?? story.bucket),
    kind: 'bucket',
    location: 's3://halden-customer-archive',
    exposure: 'restricted',
    risk: bucket?.risk ?? 0,
    files: { ...NO_FILES, contracts: 140, personal: 95, payment: 12 },
    arn: story.bucket,
  };
}

function servers(next: Draw): readonly DataStore[] {
  const found = endpoints().filter(({ name, os }) => name.startsWith('SRV-') && os === 'windows');
  return found.slice(1, 1 + FILE_SERVERS).map((server, index): DataStore => {
    const share = oneOf(next, shares);
    return {
      ...store(next, `share-${index + 1}`, `${server.name} ${share}`),
      location: `\\\\${server.name}\\${share}`,
      risk: server.risk,
      endpointId: server.id,
    };
  });
}

function store(next: Draw, id: string, name: string): DataStore {
  const some = (percent: number, most: number) => weighted(next, 0, [[whole(next, 1, most), percent]]);
  return {
    id: `store-${id}`,
    name,
    kind: 'fileServer',
    location: name,
    owner: ownerOf(whole(next, 10, 4999)),
    exposure: weighted<DataStore['exposure']>(next, 'restricted', [
      ['company', 25],
      ['public', 3],
    ]),
    risk: risk(next),
    files: {
      personal: some(70, 80),
      payment: some(25, 30),
      contracts: some(40, 60),
      credentials: some(12, 6),
      health: some(10, 25),
    },
    endpointId: null,
    arn: null,
    lastScan: seen(next),
  };
}

function ownerOf(place: number): Person {
  const owner = people()[place];
  if (owner === undefined) throw new Error('a place belongs to nobody');
  return owner;
}
