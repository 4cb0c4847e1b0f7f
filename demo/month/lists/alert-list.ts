import type { WireAnswer } from '../../../src/generated/operations';
import { notFound, type Call, type Refusal, type World } from '../../handler';
import { inPeriod, recency, timeOf } from '../age';
import type { Alert } from '../alert';
import { alerts } from '../alerts';
import { among } from '../among';
import { foundIn } from '../found-in';
import { listedAs, type ListRules, type SortKey } from '../listing';
import { wireObject, type ObjectRef } from '../object-refs';
import { techniqueOf } from '../techniques';
import { severityRank } from './severity-rank';

type List = WireAnswer<'alertList'>;
type Detail = WireAnswer<'alertQuery'>;

const stages = ['new', 'inProgress', 'closedTruePositive', 'closedFalsePositive'];

const rules: ListRules<Alert, SortKey<'alertList'>> = {
  text: ({ id, name, owner, techniques, description, objects }) => [
    ...[id, name, owner, description, ...techniques],
    ...objects.flatMap((each) => [each.name, each.id]),
  ],
  sort: {
    created: ({ created }) => recency(created),
    updated: ({ updated }) => recency(updated),
    score: ({ score }) => score,
    severity: ({ severity }) => severityRank(severity),
    status: ({ status }) => stages.indexOf(status),
    name: ({ name }) => name,
    owner: ({ owner }) => owner,
    objectCount: ({ objects }) => objects.length,
  },
  usual: '-created',
};

/** Answers with a page of the alerts. */
export function alertList(call: Call<'alertList'>): List {
  const { query, world } = call;
  const where = (each: Alert) =>
    among<string>(query.severity, each.severity) &&
    among(query.status, each.status) &&
    among(query.provider, each.provider) &&
    inPeriod(world, each.created, query);
  return listedAs(call, alerts(world), { ...rules, where }, (each) => itemOf(world, each));
}

/** Answers with one alert. */
export function alertQuery({ path, world }: Call<'alertQuery'>): Detail | Refusal {
  const alert = foundIn(alerts(world), path.id);
  if (alert === undefined) return notFound(path.id);
  const { events, notes } = alert;
  return {
    data: {
      ...itemOf(world, alert),
      tactics: alert.techniques.map(techniqueOf),
      events: events.map(({ age, objects, ...each }, index) => ({
        ...each,
        id: `${alert.id}-event-${index + 1}`,
        time: timeOf(world, age),
        objects: wireObjects(world, objects, alert.id),
      })),
      notes: notes.map(({ age, ...each }, index) => ({
        ...each,
        id: `${alert.id}-note-${notes.length - index}`,
        time: timeOf(world, age),
      })),
    },
  };
}

function itemOf(world: World, alert: Alert): List['data']['items'][number] {
  const { id, name, severity, status, score, provider, owner, created, updated, techniques, description, objects } =
    alert;
  const countOf = (...types: number[]) => objects.filter(({ searchType }) => types.includes(searchType)).length;
  return {
    ...{ id, name, severity, status, score, provider, owner, description },
    created: timeOf(world, created),
    updated: timeOf(world, updated),
    techniques: [...techniques],
    objectCount: objects.length,
    endpointCount: countOf(2, 8),
    userCount: countOf(11),
    objects: wireObjects(world, objects, id),
  };
}

function wireObjects(world: World, objects: readonly ObjectRef[], alertId: string) {
  return objects.map((each) => wireObject(world, each, alertId));
}
