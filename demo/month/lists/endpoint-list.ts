import type { WireAnswer } from '../../../src/generated/operations';
import type { Call, World } from '../../handler';
import { inPeriod, recency, timeOf } from '../age';
import { among } from '../among';
import { endpoints, type Endpoint } from '../endpoints';
import { listedAs, type ListRules, type SortKey } from '../listing';
import { riskLevel } from '../risk-level';
import { addressKey } from './address-key';

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

/** Answers with a page of the endpoints. */
export function endpointList(call: Call<'endpointList'>): List {
  const { query, world } = call;
  const where = (each: Endpoint) =>
    among(query.os, each.os) &&
    among<Endpoint['kind']>(query.kind, each.kind) &&
    among(query.connection, each.connection) &&
    among(query.isolation, each.isolation) &&
    among(query.product, each.product) &&
    among<string>(query.site, each.site) &&
    among(query.risk, riskLevel(each.risk)) &&
    inPeriod(world, each.lastSeen, query);
  return listedAs(call, endpoints(), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: World, { owner, lastSeen, ...each }: Endpoint): List['data']['items'][number] {
  return {
    ...each,
    ownerId: owner.id,
    ownerName: owner.name,
    department: owner.department,
    account: owner.account,
    lastSeen: lastSeen === null ? null : timeOf(world, lastSeen),
  };
}
