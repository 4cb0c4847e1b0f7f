import type { WireAnswer } from '~/generated/contract/operations';
import { indicatorRef, wireObject } from '../../object-refs';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../../query/list';
import { matchesAny } from '../../query/matches-any';
import { inPeriod, recency, timeOf, type Clock } from '../../time/age';
import { severityRank } from '../severity';
import { seenInsights, type SeenInsight } from './seen';

type List = WireAnswer<'insightList'>;

/** Maximum number of matching objects in a row. */
const FIRST = 5;

const rules: ListRules<SeenInsight, SortKey<'insightList'>> = {
  text: ({ id, actor, description, targets, regions, techniques }) => [
    ...[id, actor, description],
    ...[...targets, ...regions, ...techniques],
  ],
  sort: {
    lastSeen: ({ lastSeen }) => recency(lastSeen),
    firstSeen: ({ firstReported: firstReported }) => recency(firstReported),
    name: ({ id }) => id,
    severity: ({ severity }) => severityRank(severity),
    matches: ({ matches }) => matches.length,
  },
  usual: '-lastSeen',
};

/** Answers with a page of the threat insights. */
export function insightList(call: QueryCall<'insightList'>): List {
  const { query, world } = call;
  const where = (each: SeenInsight) =>
    matchesAny(query.kind, each.kind) &&
    matchesAny(query.severity, each.severity) &&
    isCalled(each, query.name) &&
    inPeriod(world, each.lastSeen, query);
  return listPageAs(call, seenInsights(world), { ...rules, where }, (each) => itemOf(world, each));
}

function isCalled({ id, actor, reports }: SeenInsight, name: string | undefined): boolean {
  return name === undefined || id === name || actor === name || reports.some((report) => report.name === name);
}

function itemOf(world: Clock, insight: SeenInsight): List['data']['items'][number] {
  const { id, kind, severity, actor, description, matches } = insight;
  return {
    ...{ id, name: id, kind, severity, actor, description },
    targets: [...insight.targets],
    regions: [...insight.regions],
    techniques: [...insight.techniques],
    reports: insight.reports.length,
    firstSeen: timeOf(world, insight.firstReported),
    lastSeen: timeOf(world, insight.lastSeen),
    matches: matches.length,
    objects: matches.slice(0, FIRST).map((each) => wireObject(world, indicatorRef(each, 'match'))),
  };
}
