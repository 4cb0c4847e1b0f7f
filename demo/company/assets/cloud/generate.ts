import { hostileOr, memoizeEntries } from '../../entries';
import { mapById } from '../../query/by-id';
import { integer, lastSeenAge, oneOf, riskScore, seeded, weighted, type Random } from '../../random';
import { clusters } from '../containers/clusters';
import { authoredCloudAssets } from './authored';
import { misconfigurations } from './misconfigurations';
import { cloudAccounts, cloudServices, type CloudAccount, type CloudService, type CloudType } from './services';
import type { CloudAsset } from './types';

/** Number of cloud assets. */
const COUNT = 250;
/** Index of the asset whose group has a hostile name. */
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

/** All cloud assets: the authored ones, the clusters of the containers, then the others. */
export const cloudAssets: () => readonly CloudAsset[] = memoizeEntries(() => {
  const next = seeded('cloud assets of the month');
  const known = authoredCloudAssets();
  const ofContainers = clusters.map(({ name, account, region }) => {
    const at = cloudAccounts.find(({ id }) => id === account) ?? cloudAccounts[0];
    return asset(next, { at, region, service: serviceOf(at, 'cluster'), name, group: 'containers' });
  });
  const rest = Array.from({ length: COUNT - known.length - ofContainers.length }, (_, index) => generated(next, index));
  return [...known, ...ofContainers, ...rest];
});

/** Every cloud asset by its resource name. */
export const cloudAssetsById: () => ReadonlyMap<string, CloudAsset> = memoizeEntries(() => mapById(cloudAssets()));

function generated(next: Random, index: number): CloudAsset {
  const [first, ...rest] = cloudAccounts;
  const at = weighted(next, first, [
    [rest[0] ?? first, 22],
    [rest[1] ?? first, 18],
    [rest[2] ?? first, 14],
    [rest[3] ?? first, 12],
  ]);
  const services = cloudServices[at.provider].filter(({ type }) => type !== 'cluster');
  const service = services[integer(next, 0, services.length - 1)] ?? serviceOf(at, 'storage');
  const group = index === ODD ? hostileOr('<svg onload=alert(1)>', 'rg-shared') : `rg-${oneOf(next, teams)}`;
  return asset(next, {
    at,
    region: oneOf(next, at.regions),
    service,
    name: `${oneOf(next, words)}-${oneOf(next, ends)}-${100 + index}`,
    group,
  });
}

/** The location and names of an asset. */
interface Location {
  readonly at: CloudAccount;
  readonly region: string;
  readonly service: CloudService;
  readonly name: string;
  readonly group: string;
}

function asset(next: Random, { at, region, service, name, group }: Location): CloudAsset {
  const score = riskScore(next, 22, 4);
  // An asset that breaks no rule can have a risk all the same, because of the data in it.
  const rules = score >= 70 ? 5 : score > 30 ? integer(next, 1, 3) : weighted(next, 0, [[1, 45]]);
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
    lastSeen: lastSeenAge(next),
  };
}

function serviceOf({ provider }: CloudAccount, type: CloudType): CloudService {
  const services = cloudServices[provider];
  return services.find((service) => service.type === type) ?? services[0];
}
