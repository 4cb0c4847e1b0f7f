import type { WireAnswer } from '~/generated/contract/operations';
import { countBy } from '../../query/counts';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../../query/list';
import { matchesAny } from '../../query/matches-any';
import { riskLevel, risksOf } from '../../risk-level';
import { inPeriod, recency, timeOf } from '../../time/age';
import { clusters } from './clusters';
import { containers } from './generate';
import type { Container } from './types';

const rules: ListRules<Container, SortKey<'containerList'>> = {
  text: ({ name, cluster, namespace, node, image, imageId, status, id }) => [
    ...[name, cluster, namespace, node],
    ...[image, imageId, status, id],
  ],
  sort: {
    name: ({ name }) => name,
    cluster: ({ cluster }) => cluster,
    namespace: ({ namespace }) => namespace,
    node: ({ node }) => node,
    image: ({ image }) => image,
    status: ({ status }) => status,
    protection: ({ protection }) => protection,
    risk: ({ risk }) => risk,
    vulnerabilities: ({ vulnerabilities }) => vulnerabilities,
    restarts: ({ restarts }) => restarts,
    started: ({ started }) => recency(started),
  },
  usual: '-risk',
};

/** Answers with a page of the containers. */
export function containerList(call: QueryCall<'containerList'>): WireAnswer<'containerList'> {
  const answer = listPageAs(call, containers(), { ...rules, where: filter(call) }, ({ started, ...each }) => ({
    ...each,
    started: timeOf(call.world, started),
  }));
  return answer;
}

/** Answers with the numbers of the containers that the list would hold. */
export function containerSummary(call: QueryCall<'containerSummary'>): WireAnswer<'containerSummary'> {
  const all = containers().filter(filter(call));
  return {
    data: {
      total: all.length,
      byCluster: clusters.map(({ name }) => {
        const ownContainers = all.filter(({ cluster }) => cluster === name);
        return {
          cluster: name,
          count: ownContainers.length,
          protected: ownContainers.filter(({ protection }) => protection === 'protected').length,
          highRisk: ownContainers.filter(({ risk }) => riskLevel(risk) === 'high').length,
        };
      }),
      byState: countBy(all, ({ status }) => status).map(({ key, count }) => ({ state: key, count })),
      byProtection: (['protected', 'outdated', 'unprotected'] as const).map((protection) => ({
        protection,
        count: all.filter((each) => each.protection === protection).length,
      })),
      byRisk: risksOf(all),
      asOf: new Date(call.world.now()).toISOString(),
    },
  };
}

function filter({
  query,
  world,
}: Pick<QueryCall<'containerSummary'>, 'query' | 'world'>): (each: Container) => boolean {
  return (each) =>
    matchesAny(query.cluster, each.cluster) &&
    matchesAny<string>(query.status, each.status) &&
    matchesAny(query.protection, each.protection) &&
    matchesAny(query.risk, riskLevel(each.risk)) &&
    inPeriod(world, each.started, query);
}
