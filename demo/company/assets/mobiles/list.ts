import type { WireAnswer } from '~/generated/contract/operations';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../../query/list';
import { matchesAny } from '../../query/matches-any';
import { riskLevel } from '../../risk-level';
import { inPeriod, recency, timeOf, type Clock } from '../../time/age';
import { mobiles } from './generate';
import type { Mobile } from './types';

type List = WireAnswer<'mobileList'>;

const rules: ListRules<Mobile, SortKey<'mobileList'>> = {
  text: ({ name, model, brand, osVersion, owner, mac, imei, id }) => [
    name,
    model,
    brand,
    osVersion,
    owner.name,
    mac,
    imei,
    id,
  ],
  sort: {
    name: ({ name }) => name,
    system: ({ system }) => system,
    osVersion: ({ osVersion }) => osVersion,
    model: ({ model }) => model,
    ownerName: ({ owner }) => owner.name,
    department: ({ owner }) => owner.department,
    site: ({ owner }) => owner.office,
    risk: ({ risk }) => risk,
    securityStatus: ({ securityStatus }) => securityStatus,
    deviceStatus: ({ deviceStatus }) => deviceStatus,
    lastScan: ({ lastScan }) => recency(lastScan),
  },
  usual: '-risk',
};

const securityNames = { 1: 'safe', 2: 'warning', 3: 'medium', 4: 'high' } as const;
const statusNames = { 1: 'success', 2: 'warning', 3: 'error' } as const;

/** Answers with a page of the mobile devices. */
export function mobileList(call: QueryCall<'mobileList'>): List {
  const { query, world } = call;
  const where = (each: Mobile) =>
    matchesAny<Mobile['system']>(query.system, each.system) &&
    matchesAny(query.security, securityNames[each.securityStatus]) &&
    matchesAny<string | null>(query.status, each.deviceStatus === null ? null : statusNames[each.deviceStatus]) &&
    matchesAny(query.risk, riskLevel(each.risk)) &&
    (query.id === undefined || each.id === query.id) &&
    inPeriod(world, each.lastScan, query);
  return listPageAs(call, mobiles(), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: Clock, { owner, lastScan, ...each }: Mobile): List['data']['items'][number] {
  return {
    ...each,
    ownerId: owner.id,
    ownerName: owner.name,
    department: owner.department,
    site: owner.office,
    lastScan: lastScan === null ? null : timeOf(world, lastScan),
  };
}
