import { cloudAssets as written } from '../data/cloud';
import { seeded } from '../data/seeded';
import { story } from '../data/story';
import { HOUR, type Age } from './age';
import { byId } from './by-id';
import { cloudAccounts, cloudServices, type CloudAccount, type CloudService, type CloudType } from './cloud-services';
import { clusters } from './clusters';
import { oneOf, risk, seen, weighted, whole, type Draw } from './draw';
import { misconfigurations, type Misconfiguration } from './misconfigurations';
import { once } from './once';

/** Something that the company has at a cloud provider. */
export interface CloudAsset {
  /** The resource name by which its drawer opens. */
  readonly id: string;
  readonly name: string;
  readonly account: CloudAccount;
  readonly region: string | null;
  readonly type: CloudType;
  readonly service: string;
  readonly resourceGroup: string | null;
  /** The team that the owner tag names. */
  readonly ownerTeam: string | null;
  /** 0 to 100. */
  readonly risk: number;
  /** The rules that it breaks, the gravest first. */
  readonly broken: readonly Misconfiguration[];
  readonly lastSeen: Age;
}

/** How many cloud assets the company has. */
const COUNT = 250;
/** An asset whose group has a name that must never be trusted. */
const ODD = 30;

const teams = ['platform', 'web-shop', 'factory', 'data', 'corporate-it', 'sales'] as const;
const words = [
  'optics',
  'lens',
  'orders',
  'vision',
  'archive',
  'gateway',
  'reports',
  'metrics',
  'mail',
  'backup',
] as const;
const ends = ['api', 'store', 'worker', 'main', 'edge', 'sync', 'admin'] as const;

/** All cloud assets; those written by hand come first, then the clusters of the containers. */
export const cloudAssets: () => readonly CloudAsset[] = once(() => {
  const next = seeded('cloud assets of the month');
  const known = [writtenByHand(story.bucket, 'storage', 70), writtenByHand(BUILD_USER, 'identity', 44)];
  const ofContainers = clusters.map(({ name, account, region }) => {
    const at = cloudAccounts.find(({ id }) => id === account) ?? cloudAccounts[0];
    return asset(next, { at, region, service: serviceOf(at, 'cluster'), name, group: 'containers' });
  });
  const rest = Array.from({ length: COUNT - known.length - ofContainers.length }, (_, index) => generated(next, index));
  return [...known, ...ofContainers, ...rest];
});

/** Every cloud asset by its resource name. */
export const cloudAssetsById: () => ReadonlyMap<string, CloudAsset> = once(() => byId(cloudAssets()));

/** From where an asset can be reached: a broken rule may open it to everybody. */
export function exposureOf({ broken }: Pick<CloudAsset, 'broken'>): 'public' | 'internal' {
  return broken.some(({ opens }) => opens) ? 'public' : 'internal';
}

const BUILD_USER = 'arn:aws:iam::204100000001:user/build';

function writtenByHand(id: string, type: CloudType, score: number): CloudAsset {
  const { assetName, region, service, resourceGroup, tag } = written().get(id) ?? {};
  return {
    id,
    name: assetName ?? id,
    account: cloudAccounts[0],
    region: region ?? null,
    type,
    service: service ?? '',
    resourceGroup: resourceGroup ?? null,
    ownerTeam: tag?.owner ?? null,
    risk: score,
    broken: misconfigurations.filter(({ types, opens }) => types.includes(type) && opens === undefined).slice(0, 2),
    lastSeen: 2 * HOUR,
  };
}

function generated(next: Draw, index: number): CloudAsset {
  const [first, ...rest] = cloudAccounts;
  const at = weighted(next, first, [
    [rest[0] ?? first, 22],
    [rest[1] ?? first, 18],
    [rest[2] ?? first, 14],
    [rest[3] ?? first, 12],
  ]);
  const services = cloudServices[at.provider].filter(({ type }) => type !== 'cluster');
  const service = services[whole(next, 0, services.length - 1)] ?? serviceOf(at, 'storage');
  const group = index === ODD ? '<svg onload=alert(1)>' : `rg-${oneOf(next, teams)}`;
  return asset(next, {
    at,
    region: oneOf(next, at.regions),
    service,
    name: `${oneOf(next, words)}-${oneOf(next, ends)}-${100 + index}`,
    group,
  });
}

/** Where an asset is and what it is called. */
interface Place {
  readonly at: CloudAccount;
  readonly region: string;
  readonly service: CloudService;
  readonly name: string;
  readonly group: string;
}

function asset(next: Draw, { at, region, service, name, group }: Place): CloudAsset {
  const score = risk(next, 22, 4);
  // Who breaks no rule may be risky nevertheless, by what it holds.
  const rules = score >= 70 ? 5 : score > 30 ? whole(next, 1, 3) : weighted(next, 0, [[1, 45]]);
  const possible = misconfigurations.filter(
    ({ types, opens }) => types.includes(service.type) && (opens === undefined || score > 50),
  );
  return {
    id: service.resource({ account: at.id, region, group, name }),
    name,
    account: at,
    region,
    type: service.type,
    service: service.name,
    resourceGroup: at.provider === 'GCP' ? null : group,
    ownerTeam: next() < 0.08 ? null : oneOf(next, teams),
    risk: score,
    broken: possible.slice(0, rules),
    lastSeen: seen(next),
  };
}

function serviceOf({ provider }: CloudAccount, type: CloudType): CloudService {
  const services = cloudServices[provider];
  return services.find((service) => service.type === type) ?? services[0];
}
