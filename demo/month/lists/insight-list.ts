import type { WireAnswer } from '../../../src/generated/operations';
import type { Call, World } from '../../handler';
import { inPeriod, recency, timeOf } from '../age';
import { among } from '../among';
import { listedAs, type ListRules, type SortKey } from '../listing';
import { seenInsights, type SeenInsight } from '../seen-insights';
import { indicatorRef, wireObject } from '../object-refs';
import { severityRank } from './severity-rank';

type List = WireAnswer<'insightList'>;

/** How many of the objects that match are told. */
const FIRST = 5;

const rules: ListRules<SeenInsight, SortKey<'insightList'>> = {
  text: ({ id, actor, description, targets, regions, techniques }) => [
    ...[id, actor, description],
    ...[...targets, ...regions, ...techniques],
  ],
  sort: {
    lastSeen: ({ lastSeen }) => recency(lastSeen),
    firstSeen: ({ firstTold }) => recency(firstTold),
    name: ({ id }) => id,
    severity: ({ severity }) => severityRank(severity),
    matches: ({ matches }) => matches.length,
  },
  usual: '-lastSeen',
};

/** Answers with a page of the threat insights. */
export function insightList(call: Call<'insightList'>): List {
  const { query, world } = call;
  const where = (each: SeenInsight) =>
    among(query.kind, each.kind) && among(query.severity, each.severity) && inPeriod(world, each.lastSeen, query);
  return listedAs(call, seenInsights(world), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: World, insight: SeenInsight): List['data']['items'][number] {
  const { id, kind, severity, actor, description, matches } = insight;
  return {
    ...{ id, name: id, kind, severity, actor, description },
    targets: [...insight.targets],
    regions: [...insight.regions],
    techniques: [...insight.techniques],
    reports: insight.reports.length,
    firstSeen: timeOf(world, insight.firstTold),
    lastSeen: timeOf(world, insight.lastSeen),
    matches: matches.length,
    objects: matches.slice(0, FIRST).map((each) => wireObject(world, indicatorRef(each, 'match'))),
  };
}
