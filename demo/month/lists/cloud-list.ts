import type { WireAnswer } from '../../../src/generated/operations';
import type { Call, World } from '../../handler';
import { inPeriod, recency, timeOf } from '../age';
import { among } from '../among';
import { cloudAssets, exposureOf, type CloudAsset } from '../cloud-assets';
import { cloudAccounts, cloudTypes } from '../cloud-services';
import { listedAs, type ListRules, type SortKey } from '../listing';
import { misconfigurations } from '../misconfigurations';
import { riskLevel } from '../risk-level';
import { risksOf } from './risk-counts';

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
export function cloudAssetList(call: Call<'cloudAssetList'>): List {
  return listedAs(call, cloudAssets(), { ...rules, where: filter(call) }, (each) => itemOf(call.world, each));
}

/** Answers with the numbers of the cloud assets that the list would hold. */
export function cloudSummary(call: Call<'cloudSummary'>): WireAnswer<'cloudSummary'> {
  const all = cloudAssets().filter(filter(call));
  const byAccount = cloudAccounts.map(({ id, name, provider }) => {
    const own = all.filter(({ account }) => account.id === id);
    const highRisk = own.filter(({ risk }) => riskLevel(risk) === 'high').length;
    return { id, name, provider, count: own.length, highRisk };
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
      byAccount: byAccount.sort(mostFirst),
      misconfigurations: misconfigurations
        .map((rule) => ({
          id: rule.id,
          title: rule.title,
          severity: rule.severity,
          count: all.filter(({ broken }) => broken.includes(rule)).length,
        }))
        .filter(({ count }) => count > 0)
        .sort(mostFirst),
      asOf: new Date(call.world.now()).toISOString(),
    },
  };
}

function mostFirst(a: { readonly count: number }, b: { readonly count: number }): number {
  return b.count - a.count;
}

function filter({ query, world }: Pick<Call<'cloudSummary'>, 'query' | 'world'>): (each: CloudAsset) => boolean {
  return (each) =>
    among(query.provider, each.account.provider) &&
    among(query.account, each.account.id) &&
    among(query.type, each.type) &&
    among(query.exposure, exposureOf(each)) &&
    among(query.risk, riskLevel(each.risk)) &&
    inPeriod(world, each.lastSeen, query);
}

function itemOf(world: World, { account, broken, lastSeen, ...each }: CloudAsset): List['data']['items'][number] {
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
