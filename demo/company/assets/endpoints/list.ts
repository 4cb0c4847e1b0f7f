import type { WireAnswer } from '~/generated/contract/operations';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../../query/list';
import { inRange } from '../../query/in-range';
import { matchesAny } from '../../query/matches-any';
import { riskLevel } from '../../risk-level';
import { inPeriod, recency, timeOf, type Clock } from '../../time/age';
import { endpoints } from './generate';
import type { Endpoint } from './types';

type List = WireAnswer<'endpointList'>;

const rules: ListRules<Endpoint, SortKey<'endpointList'>> = {
  text: ({ name, ip, osName, owner, policy, site, id }) => [
    name,
    ip,
    osName,
    owner.name,
    owner.account,
    policy,
    site,
    id,
  ],
  sort: {
    name: ({ name }) => name,
    ip: ({ ip }) => addressKey(ip),
    os: ({ osName }) => osName,
    kind: ({ kind }) => kind,
    ownerName: ({ owner }) => owner.name,
    department: ({ owner }) => owner.department,
    site: ({ site }) => site,
    product: ({ product }) => product,
    policy: ({ policy }) => policy,
    agentVersion: ({ agentVersion }) => agentVersion,
    connection: ({ connection }) => connection,
    isolation: ({ isolation }) => isolation,
    risk: ({ risk }) => risk,
    vulnerabilities: ({ vulnerabilities }) => vulnerabilities,
    lastSeen: ({ lastSeen }) => recency(lastSeen),
  },
  usual: '-risk',
};

/** Answers with a page of the endpoints; `isolations` are those that responses have changed, by id. */
export function endpointList(call: QueryCall<'endpointList'>, isolations: ReadonlyMap<string, string>): List {
  const { query, world } = call;
  const where = (each: Endpoint) =>
    matchesAny(query.os, each.os) &&
    matchesAny<Endpoint['kind']>(query.kind, each.kind) &&
    matchesAny(query.connection, each.connection) &&
    matchesAny(query.isolation, each.isolation) &&
    matchesAny(query.product, each.product) &&
    matchesAny<string>(query.site, each.site) &&
    matchesAny(query.risk, riskLevel(each.risk)) &&
    inRange(each.vulnerabilities, query.vulnerabilitiesFrom, undefined) &&
    inPeriod(world, each.lastSeen, query);
  return listPageAs(call, endpointsWith(isolations), { ...rules, where }, (each) => itemOf(world, each));
}

const isolationStates = ['enabled', 'pending', 'disabled'] as const;

/** The endpoints as responses have left them. */
function endpointsWith(isolations: ReadonlyMap<string, string>): readonly Endpoint[] {
  const all = endpoints();
  const isSame = all.every(({ id, isolation }) => (isolations.get(id) ?? isolation) === isolation);
  return isSame ? all : all.map((each) => isolatedAs(each, isolations.get(each.id)));
}

function isolatedAs(endpoint: Endpoint, isolation: string | undefined): Endpoint {
  return { ...endpoint, isolation: isolationStates.find((state) => state === isolation) ?? endpoint.isolation };
}

function itemOf(world: Clock, { owner, lastSeen, ...each }: Endpoint): List['data']['items'][number] {
  return {
    ...each,
    ownerId: owner.id,
    ownerName: owner.name,
    department: owner.department,
    account: owner.account,
    lastSeen: lastSeen === null ? null : timeOf(world, lastSeen),
  };
}

/** A sort key that orders addresses by number. */
function addressKey(ip: string | null): string | null {
  return ip === null ? null : ip.replaceAll(/\d+/g, (part) => part.padStart(3, '0'));
}
