import type { WireAnswer } from '../../../src/generated/operations';
import type { Call } from '../../handler';
import { inPeriod, recency, timeOf } from '../age';
import { among } from '../among';
import { clusters } from '../clusters';
import { containers, type Container } from '../containers';
import { counted } from '../counts';
import { listedAs, type ListRules, type SortKey } from '../listing';
import { riskLevel } from '../risk-level';
import { risksOf } from './risk-counts';

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
export function containerList(call: Call<'containerList'>): WireAnswer<'containerList'> {
  const answer = listedAs(call, containers(), { ...rules, where: filter(call) }, ({ started, ...each }) => ({
    ...each,
    started: timeOf(call.world, started),
  }));
  return answer;
}

/** Answers with the numbers of the containers that the list would hold. */
export function containerSummary(call: Call<'containerSummary'>): WireAnswer<'containerSummary'> {
  const all = containers().filter(filter(call));
  return {
    data: {
      total: all.length,
      byCluster: clusters.map(({ name }) => {
        const own = all.filter(({ cluster }) => cluster === name);
        return {
          cluster: name,
          count: own.length,
          protected: own.filter(({ protection }) => protection === 'protected').length,
          highRisk: own.filter(({ risk }) => riskLevel(risk) === 'high').length,
        };
      }),
      byState: counted(all, ({ status }) => status).map(({ key, count }) => ({ state: key, count })),
      byProtection: (['protected', 'outdated', 'unprotected'] as const).map((protection) => ({
        protection,
        count: all.filter((each) => each.protection === protection).length,
      })),
      byRisk: risksOf(all),
      asOf: new Date(call.world.now()).toISOString(),
    },
  };
}

function filter({ query, world }: Pick<Call<'containerSummary'>, 'query' | 'world'>): (each: Container) => boolean {
  return (each) =>
    among(query.cluster, each.cluster) &&
    among<string>(query.status, each.status) &&
    among(query.protection, each.protection) &&
    among(query.risk, riskLevel(each.risk)) &&
    inPeriod(world, each.started, query);
}
