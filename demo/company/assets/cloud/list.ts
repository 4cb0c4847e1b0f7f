import type { WireAnswer } from '~/generated/contract/operations';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../../query/list';
import { matchesAny } from '../../query/matches-any';
import { riskLevel, risksOf } from '../../risk-level';
import { inPeriod, recency, timeOf, type Clock } from '../../time/age';
import { cloudAssets } from './generate';
import { misconfigurations } from './misconfigurations';
import { cloudAccounts, cloudTypes } from './services';
import { exposureOf, type CloudAsset } from './types';

type List = WireAnswer<'cloudAssetList'>;

const rules: ListRules<CloudAsset, SortKey<'cloudAssetList'>> = {
  text: ({ name, account, region, service, resourceGroup, ownerTeam, id, broken }) => [
    ...[name, account.name, account.id, account.provider, region, service, resourceGroup, ownerTeam, id],
    ...broken.map(({ title }) => title),
  ],
  sort: {
    name: ({ name }) => name,
    provider: ({ account }) => account.provider,
    accountName: ({ account }) => account.name,
    region: ({ region }) => region,
    type: ({ type }) => type,
    service: ({ service }) => service,
    resourceGroup: ({ resourceGroup }) => resourceGroup,
    ownerTeam: ({ ownerTeam }) => ownerTeam,
    exposure: exposureOf,
    risk: ({ risk }) => risk,
    misconfigurations: ({ broken }) => broken.length,
    lastSeen: ({ lastSeen }) => recency(lastSeen),
  },
  usual: '-risk',
};

/** Answers with a page of the cloud assets. */
export function cloudAssetList(call: QueryCall<'cloudAssetList'>): List {
  return listPageAs(call, cloudAssets(), { ...rules, where: filter(call) }, (each) => itemOf(call.world, each));
}

/** Answers with the numbers of the cloud assets that the list would hold. */
export function cloudSummary(call: QueryCall<'cloudSummary'>): WireAnswer<'cloudSummary'> {
  const all = cloudAssets().filter(filter(call));
  const byAccount = cloudAccounts.map(({ id, name, provider }) => {
    const ownAssets = all.filter(({ account }) => account.id === id);
    const highRisk = ownAssets.filter(({ risk }) => riskLevel(risk) === 'high').length;
    return { id, name, provider, count: ownAssets.length, highRisk };
  });
  return {
    data: {
      total: all.length,
      accounts: byAccount.filter(({ count }) => count > 0).length,
      byProvider: (['AWS', 'Azure', 'GCP'] as const).map((provider) => ({
        provider,
        count: all.filter(({ account }) => account.provider === provider).length,
      })),
      byType: cloudTypes.map((type) => ({ type, count: all.filter((each) => each.type === type).length })),
      byRisk: risksOf(all),
      byAccount: byAccount.sort(byCount),
      misconfigurations: misconfigurations
        .map((rule) => ({
          id: rule.id,
          title: rule.title,
          severity: rule.severity,
          count: all.filter(({ broken }) => broken.includes(rule)).length,
        }))
        .filter(({ count }) => count > 0)
        .sort(byCount),
      asOf: new Date(call.world.now()).toISOString(),
    },
  };
}

function byCount(a: { readonly count: number }, b: { readonly count: number }): number {
  return b.count - a.count;
}

function filter({ query, world }: Pick<QueryCall<'cloudSummary'>, 'query' | 'world'>): (each: CloudAsset) => boolean {
  return (each) =>
    matchesAny(query.provider, each.account.provider) &&
    matchesAny(query.account, each.account.id) &&
    matchesAny(query.type, each.type) &&
    matchesAny(query.exposure, exposureOf(each)) &&
    matchesAny(query.risk, riskLevel(each.risk)) &&
    inPeriod(world, each.lastSeen, query);
}

function itemOf(world: Clock, { account, broken, lastSeen, ...each }: CloudAsset): List['data']['items'][number] {
  return {
    ...each,
    provider: account.provider,
    accountId: account.id,
    accountName: account.name,
    exposure: exposureOf({ broken }),
    misconfigurations: broken.length,
    worstMisconfiguration: broken[0]?.title ?? null,
    lastSeen: timeOf(world, lastSeen),
  };
}
