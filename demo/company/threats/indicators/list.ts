import type { WireAnswer } from '~/generated/contract/operations';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../../query/list';
import { matchesAny } from '../../query/matches-any';
import { inPeriod, recency, type Clock } from '../../time/age';
import { hourOf, seenIndicators } from './seen';
import { searchTypes, type SeenIndicator } from './types';

type List = WireAnswer<'indicatorList'>;

const rules: ListRules<SeenIndicator, SortKey<'indicatorList'>> = {
  text: ({ id, name, country, insight }) => [id, name, country, insight?.id],
  sort: {
    lastSeen: ({ last }) => recency(last),
    firstSeen: ({ first }) => recency(first),
    name: ({ name }) => name,
    score: ({ score }) => score,
    sightings: ({ sightings }) => sightings,
    mails: ({ mails }) => mails,
    processes: ({ processes }) => processes,
    alerts: ({ alerts }) => alerts,
  },
  usual: '-lastSeen',
};

/** Answers with a page of the indicators. */
export function indicatorList(call: QueryCall<'indicatorList'>): List {
  const { query, world } = call;
  const where = (each: SeenIndicator) =>
    matchesAny(query.kind, each.kind) && matchesAny(query.verdict, each.verdict) && inPeriod(world, each.last, query);
  return listPageAs(call, seenIndicators(world), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: Clock, indicator: SeenIndicator): List['data']['items'][number] {
  const { id, kind, name, verdict, score, country, insight, first, last, sightings, mails, processes, alerts } =
    indicator;
  return {
    ...{ id, kind, name, verdict, score, country, sightings, mails, processes, alerts },
    searchType: searchTypes[kind],
    family: insight?.kind === 'maltool' ? insight.id : null,
    insight: insight?.id ?? null,
    firstSeen: first === null ? null : hourOf(world, first),
    lastSeen: last === null ? null : hourOf(world, last),
  };
}
