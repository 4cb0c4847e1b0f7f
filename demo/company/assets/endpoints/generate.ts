import { memoizeEntries } from '../../entries';
import { people } from '../../people/generate';
import { departments, offices, type Office } from '../../people/offices';
import type { Person } from '../../people/person';
import { riskScore, seeded, lastSeenAge, weighted, integer, type Random } from '../../random';
import { DAY, type Age } from '../../time/age';
import { authoredEndpoints } from './authored';
import type { Endpoint, EndpointProduct } from './types';

/** The facts that generated endpoints of one kind and system share. */
type Model = Pick<Endpoint, 'os' | 'osName' | 'osVersion' | 'kind'>;

/** Number of endpoints. */
const COUNT = 2000;
/** The addresses of one network below `10.<office>`. */
const HOSTS_PER_NETWORK = 200;

const desktops: readonly (readonly [Model, number])[] = [
  [model('windows', 'Windows 10 Enterprise', '10.0.19045', 'desktop'), 14],
  [model('mac', 'macOS Sequoia', '15.6', 'desktop'), 11],
  [model('linux', 'Ubuntu 24.04', '24.04', 'desktop'), 4],
];
const servers: readonly (readonly [Model, number])[] = [
  [model('linux', 'Red Hat Enterprise Linux 9', '9.4', 'server'), 34],
  [model('linux', 'Ubuntu Server 22.04', '22.04', 'server'), 12],
  [model('windows', 'Windows Server 2019', '10.0.17763', 'server'), 14],
  [model('other', 'AIX 7.3', '7.3', 'server'), 2],
];

/** All endpoints, the authored ones first. */
export const endpoints: () => readonly Endpoint[] = memoizeEntries(() => {
  const known = authoredEndpoints();
  const next = seeded('endpoints of the month');
  return [...known, ...Array.from({ length: COUNT - known.length }, (_, index) => endpoint(next, index))];
});

/** Every endpoint by each of its ids. */
export const endpointsById: () => ReadonlyMap<string, Endpoint> = memoizeEntries(
  () =>
    new Map(
      endpoints().flatMap((each) =>
        [each.id, each.computerId, each.deviceId].map((id): [string, Endpoint] => [id, each]),
      ),
    ),
);

function endpoint(next: Random, index: number): Endpoint {
  const isServer = next() < 0.18;
  const owner = ownerOf(next, isServer);
  const office = offices.find(({ name }) => name === owner.office) ?? offices[0];
  const name = nameOf(owner, isServer, index);
  const product = productOf(next, isServer);
  const lastSeen = product === 'none' ? null : lastSeenAge(next);
  return {
    ...idsOf(name),
    name,
    ip: addressOf(office, index),
    ...(isServer
      ? weighted(next, model('windows', 'Windows Server 2022', '10.0.20348', 'server'), servers)
      : weighted(next, model('windows', 'Windows 11 Enterprise', '10.0.26100', 'desktop'), desktops)),
    owner,
    site: office.name,
    product,
    connection: connectionOf(next, lastSeen),
    isolation: weighted(next, 'disabled', [
      ['enabled', 0.6],
      ['pending', 0.4],
    ]),
    risk: riskScore(next),
    lastSeen,
    policy: policyOf(product, isServer, owner, office),
    agentVersion: versionOf(next, product),
    vulnerabilities: weighted(next, integer(next, 0, 4), [[integer(next, 5, 60), 15]]),
  };
}

function connectionOf(next: Random, lastSeen: Age | null): Endpoint['connection'] {
  if (lastSeen === null) return 'unknown';
  return lastSeen > DAY ? 'disconnected' : weighted(next, 'connected', [['unknown', 1]]);
}

/** The three ids of an endpoint follow from its name. */
function idsOf(name: string): Pick<Endpoint, 'id' | 'computerId' | 'deviceId'> {
  const tail = name.toLowerCase();
  return { id: `ep-${tail}`, computerId: `pc-${tail}`, deviceId: `dev-${tail}` };
}

/** The people who administer servers. */
const administrators = memoizeEntries(() =>
  people().filter(({ department }) => department === 'Information technology'),
);

function ownerOf(next: Random, isServer: boolean): Person {
  const possible = isServer ? administrators() : people();
  const owner = possible[integer(next, 0, possible.length - 1)];
  if (owner === undefined) throw new Error('the company has no people');
  return owner;
}

function nameOf(owner: Person, isServer: boolean, index: number): string {
  if (isServer) return `SRV-${owner.office.normalize('NFD').slice(0, 3).toUpperCase()}-${1000 + index}`;
  const letters = departments.find(({ name }) => name === owner.department)?.letters ?? departments[0].letters;
  return `${letters}-${index % 3 === 0 ? 'WS' : 'LT'}-${1000 + index}`;
}

function addressOf({ network }: Office, index: number): string {
  return `10.${network}.${8 + Math.floor(index / HOSTS_PER_NETWORK)}.${20 + (index % HOSTS_PER_NETWORK)}`;
}

function productOf(next: Random, isServer: boolean): EndpointProduct {
  const other = [
    ['sensor', 6],
    ['none', 2],
  ] as const;
  return isServer
    ? weighted<EndpointProduct>(next, 'workload-protection', other)
    : weighted<EndpointProduct>(next, 'unified', [...other, ['endpoint-protection', 24]]);
}

function policyOf(product: EndpointProduct, isServer: boolean, owner: Person, office: Office): string | null {
  if (product === 'none') return null;
  if (product === 'sensor') return 'Sensor default';
  return isServer ? `Servers, ${office.name}` : `${owner.department}, ${product === 'unified' ? 'standard' : 'strict'}`;
}

function versionOf(next: Random, product: EndpointProduct): string | null {
  if (product === 'none') return null;
  const build = weighted(next, '14032', [
    ['13841', 22],
    ['13510', 6],
  ]);
  return product === 'sensor' ? '1.2.0.5120' : `14.0.${build}`;
}

function model(os: Model['os'], osName: string, osVersion: string, kind: Model['kind']): Model {
  return { os, osName, osVersion, kind };
}
