import type { WireAnswer } from '~/generated/contract/operations';
import { itemOf as alertItemOf, wireObjects } from '../alerts/list';
import type { Alert } from '../alerts/types';
import { alertNow } from '../alerts/work';
import { timeOf, type Age } from '../time/age';
import { fileItem } from './files';
import { itemOf } from './list';
import type { Case } from './types';
import { caseNow, type CaseWorld } from './work';

type Detail = WireAnswer<'caseQuery'>;
type Event = Omit<Detail['data']['timeline'][number], 'id' | 'time'> & { readonly age: Age };

/** The answer for one case. */
export function caseDetail(world: CaseWorld, id: string): Detail | undefined {
  const found = caseNow(world, id);
  if (found === undefined) return undefined;
  const alerts = found.alerts
    .flatMap((alert) => alertNow(world, alert) ?? [])
    .toSorted((one, other) => one.created - other.created);
  const objects = alerts.flatMap((alert) => wireObjects(world, alert.objects, alert.id));
  return {
    data: {
      case: itemOf(world, found),
      alerts: alerts.map((alert) => alertItemOf(world, alert)),
      objects: [...new Map(objects.map((each) => [`${each.searchType} ${each.id}`, each])).values()],
      notes: found.notes.map(({ age, ...each }, index) => ({
        ...each,
        id: `${id}-note-${found.notes.length - index}`,
        time: timeOf(world, age),
      })),
      files: found.files.map((file) => fileItem(world, file)),
      timeline: timelineOf(world, found, alerts).map(({ age, ...each }, index) => ({
        ...each,
        id: `${id}-event-${index + 1}`,
        time: timeOf(world, age),
      })),
    },
  };
}

/** What was seen, the alerts about it, and the work of analysts, the newest first. */
function timelineOf(world: CaseWorld, { work }: Case, alerts: readonly Alert[]): readonly Event[] {
  const seen = alerts.flatMap(({ id, events }) =>
    events.map(({ age, title, description, objects }): Event => ({
      ...{ age, kind: 'activity', severity: null, title, description, author: null },
      objects: wireObjects(world, objects, id),
    })),
  );
  const raised = alerts.map(({ created, severity, name, description }): Event => ({
    ...{ age: created, kind: 'alert', severity, title: name, description, author: null, objects: [] },
  }));
  const done = work.map((each): Event => ({ ...each, kind: 'work', severity: null, objects: [] }));
  return [...done, ...raised, ...seen].toSorted((one, other) => one.age - other.age);
}
