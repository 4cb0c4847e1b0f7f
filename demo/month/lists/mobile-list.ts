import type { WireAnswer } from '../../../src/generated/operations';
import type { Call, World } from '../../handler';
import { inPeriod, recency, timeOf } from '../age';
import { among } from '../among';
import { listedAs, type ListRules, type SortKey } from '../listing';
import { mobiles, type Mobile } from '../mobiles';
import { riskLevel } from '../risk-level';

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
export function mobileList(call: Call<'mobileList'>): List {
  const { query, world } = call;
  const where = (each: Mobile) =>
    among<Mobile['system']>(query.system, each.system) &&
    among(query.security, securityNames[each.securityStatus]) &&
    among<string | null>(query.status, each.deviceStatus === null ? null : statusNames[each.deviceStatus]) &&
    among(query.risk, riskLevel(each.risk)) &&
    inPeriod(world, each.lastScan, query);
  return listedAs(call, mobiles(), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: World, { owner, lastScan, ...each }: Mobile): List['data']['items'][number] {
  return {
    ...each,
    ownerId: owner.id,
    ownerName: owner.name,
    department: owner.department,
    site: owner.office,
    lastScan: lastScan === null ? null : timeOf(world, lastScan),
  };
}
