import type { WireAnswer } from '../../../src/generated/operations';
import type { Call, World } from '../../handler';
import { inPeriod, recency, timeOf } from '../age';
import { among } from '../among';
import { detections, type Detection } from '../detections';
import { listedAs, type ListRules, type SortKey } from '../listing';
import { wireObject } from '../object-refs';
import { severityRank } from './severity-rank';

type List = WireAnswer<'detectionList'>;

const rules: ListRules<Detection, SortKey<'detectionList'>> = {
  text: ({ id, rule, technique, description, alertId, asset, object }) => [
    ...[id, rule, technique, description, alertId],
    ...[asset.name, asset.id, object.name, object.id],
  ],
  sort: {
    time: ({ age }) => recency(age),
    severity: ({ severity }) => severityRank(severity),
    score: ({ score }) => score,
    kind: ({ kind }) => kind,
    rule: ({ rule }) => rule,
    assetName: ({ asset }) => asset.name,
    action: ({ action }) => action,
  },
  usual: '-time',
};

/** Answers with a page of the detections. */
export function detectionList(call: Call<'detectionList'>): List {
  const { query, world } = call;
  const where = (each: Detection) =>
    among(query.kind, each.kind) && among<string>(query.severity, each.severity) && inPeriod(world, each.age, query);
  return listedAs(call, detections(world), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: World, { age, asset, object, alertId, ...each }: Detection): List['data']['items'][number] {
  return {
    ...each,
    alertId,
    time: timeOf(world, age),
    assetName: asset.name,
    asset: wireObject(world, asset, alertId ?? undefined),
    objectName: object.name,
    object: wireObject(world, object, alertId ?? undefined),
  };
}
