import type { PathParameters, WireAnswer } from '~/generated/contract/operations';
import { findById } from '../query/by-id';
import { techniqueOf } from '../threats/techniques';
import { timeOf, type StartTime } from '../time/age';
import { alerts } from './generate';
import { itemOf, wireObjects } from './list';
import { alertNow, type AlertWorld } from './work';

type Detail = WireAnswer<'alertQuery'>;

/** The answer for one alert. */
export function alertDetail(world: AlertWorld, id: string): Detail | undefined {
  const alert = alertNow(world, id);
  if (alert === undefined) return undefined;
  const { events, notes, history = [] } = alert;
  return {
    data: {
      ...itemOf(world, alert),
      tactics: alert.techniques.map(techniqueOf),
      events: events.map(({ age, objects, ...each }, index) => ({
        ...each,
        id: `${alert.id}-event-${index + 1}`,
        time: timeOf(world, age),
        tactic: tacticOf(each.technique),
        objects: wireObjects(world, objects, alert.id),
      })),
      notes: notes.map(({ age, ...each }, index) => ({
        ...each,
        id: `${alert.id}-note-${notes.length - index}`,
        time: timeOf(world, age),
      })),
      history: history.map(({ age, ...each }) => ({ ...each, time: timeOf(world, age) })),
    },
  };
}

function tacticOf(technique: string | null): string | null {
  return technique === null ? null : techniqueOf(technique).tactic;
}

const kinds: ReadonlyMap<number, PathParameters<'riskOverview'>['type']> = new Map([
  [8, 'device'],
  [10, 'cloudAsset'],
  [11, 'user'],
]);

/** The type of an asset in the overview of its risk; undefined when no object of the alert is this asset. */
export function alertAssetType(
  world: StartTime,
  alertId: string,
  asset: string,
): PathParameters<'riskOverview'>['type'] | undefined {
  const object = findById(alerts(world), alertId)?.objects.find((each) => each.asset === asset);
  return kinds.get(object?.searchType ?? 0);
}
