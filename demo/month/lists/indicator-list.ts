import type { WireAnswer } from '../../../src/generated/operations';
import type { Call, World } from '../../handler';
import { inPeriod, recency } from '../age';
import { among } from '../among';
import { searchTypes } from '../indicator';
import { listedAs, type ListRules, type SortKey } from '../listing';
import { hourOf, seenIndicators, type SeenIndicator } from '../seen-indicators';

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
export function indicatorList(call: Call<'indicatorList'>): List {
  const { query, world } = call;
  const where = (each: SeenIndicator) =>
    among(query.kind, each.kind) && among(query.verdict, each.verdict) && inPeriod(world, each.last, query);
  return listedAs(call, seenIndicators(world), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: World, indicator: SeenIndicator): List['data']['items'][number] {
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
