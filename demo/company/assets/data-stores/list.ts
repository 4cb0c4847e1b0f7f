import type { WireAnswer } from '~/generated/contract/operations';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../../query/list';
import { matchesAny } from '../../query/matches-any';
import { riskLevel } from '../../risk-level';
import { inPeriod, recency, timeOf, type Clock } from '../../time/age';
import { dataStores } from './generate';
import { sensitiveFiles, type DataStore } from './types';

type List = WireAnswer<'dataStoreList'>;

const rules: ListRules<DataStore, SortKey<'dataStoreList'>> = {
  text: ({ name, location, owner, id }) => [name, location, owner.name, owner.department, id],
  sort: {
    name: ({ name }) => name,
    kind: ({ kind }) => kind,
    location: ({ location }) => location,
    ownerName: ({ owner }) => owner.name,
    department: ({ owner }) => owner.department,
    exposure: ({ exposure }) => exposure,
    risk: ({ risk }) => risk,
    sensitive: sensitiveFiles,
    personal: ({ files }) => files.personal,
    payment: ({ files }) => files.payment,
    contracts: ({ files }) => files.contracts,
    credentials: ({ files }) => files.credentials,
    health: ({ files }) => files.health,
    lastScan: ({ lastScan }) => recency(lastScan),
  },
  usual: '-risk',
};

/** Answers with a page of the places that hold sensitive data. */
export function dataStoreList(call: QueryCall<'dataStoreList'>): List {
  const { query, world } = call;
  const where = (each: DataStore) =>
    matchesAny(query.kind, each.kind) &&
    (query.dataType === undefined || query.dataType.some((type) => each.files[type] > 0)) &&
    matchesAny(query.exposure, each.exposure) &&
    matchesAny(query.risk, riskLevel(each.risk)) &&
    inPeriod(world, each.lastScan, query);
  return listPageAs(call, dataStores(), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: Clock, store: DataStore): List['data']['items'][number] {
  const { id, name, kind, location, owner, exposure, risk, files, endpointId, arn, lastScan } = store;
  return {
    ...{ id, name, kind, location, exposure, risk, endpointId, arn, ...files },
    ownerId: owner.id,
    ownerName: owner.name,
    department: owner.department,
    sensitive: sensitiveFiles(store),
    payload: { store: id },
    lastScan: timeOf(world, lastScan),
  };
}
