import type { WireAnswer } from '~/generated/contract/operations';
import { inPeriod, recency, timeOf, type Clock } from '../time/age';
import { inRange } from '../query/in-range';
import { matchesAny } from '../query/matches-any';
import { detections, type Detection } from './generate';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../query/list';
import { wireObject } from '../object-refs';
import { severityRank } from '../threats/severity';

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
export function detectionList(call: QueryCall<'detectionList'>): List {
  const { query, world } = call;
  const where = (each: Detection) =>
    matchesAny(query.kind, each.kind) &&
    matchesAny<string>(query.severity, each.severity) &&
    isOfFile(each, query.fileName) &&
    inRange(each.score, query.scoreFrom, query.scoreTo) &&
    inPeriod(world, each.age, query);
  return listPageAs(call, detections(world), { ...rules, where }, (each) => itemOf(world, each));
}

/** The drawers of files and of processes. */
const ofFiles: ReadonlySet<number> = new Set([3, 13]);

function isOfFile({ object }: Detection, name: string | undefined): boolean {
  return (
    name === undefined || (ofFiles.has(object.searchType) && object.name.toLowerCase().includes(name.toLowerCase()))
  );
}

function itemOf(world: Clock, { age, asset, object, alertId, ...each }: Detection): List['data']['items'][number] {
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
