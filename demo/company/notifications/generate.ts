import type { Answer } from '~/generated/contract/operations';
import type { Moments } from '../time/moments';
import { story } from '../story';

type Notification = NonNullable<Answer<'listNotifications'>['notifications']>[number];
type Level = NonNullable<Notification['level']>;
/** Words of one sort of note: level, description, application, link. */
type Sort = readonly [level: Level, words: string, application: string, link: string | null, status?: string];

/** Notifications of the days before the story; `{}` is replaced by the name of a host. */
const informative: readonly Sort[] = [
  ['info', 'The sensor of {} was updated.', 'Endpoint inventory', '/app/endpoint-inventory'],
  ['security', `{} asked for <b>${story.domain}</b>; the request was blocked.`, 'Workbench', '/workbench'],
  ['error', 'The connector <i>Syslog</i> dropped the events of {} for a minute.', 'Intelligence integration', null],
  ['success', '{} is protected again.', 'Endpoint protection', '/app/endpoint-monitoring'],
  ['new_feature', 'The risk of {} can now be read day by day.', 'Dashboard', '/dashboard'],
];
const tasks: readonly Sort[] = [
  ['success', 'The scan of {} found nothing.', 'Endpoint protection', null, 'Finished'],
  ['pending', 'A change of the policy of {} waits for approval.', 'Sensor policy', '/app/sensor-policy', 'Waiting'],
  ['partially_successful', 'The files of {} were collected in part.', 'Response management', '/app/response', 'Partly'],
  ['rejection', 'Remote support on {} was rejected.', 'Remote support', '/admin/remote', 'Rejected'],
  ['error', 'The update of {} failed.', 'Endpoint inventory', '/app/endpoint-inventory', 'Failed'],
];

/** `count` notes of one type, newest first: one every two hours from four days ago on. `level` makes them all alike. */
export function generateNotifications(
  when: Moments,
  { type, count, level, hosts }: { type: 0 | 1; count: number; level?: Level | undefined; hosts: readonly string[] },
): readonly Notification[] {
  const sorts = type === 0 ? informative : tasks;
  const wanted = level === undefined ? sorts : sorts.filter(([sortLevel]) => sortLevel === level);
  return Array.from({ length: count }, (_, index) => {
    const [sortLevel, words, application, link, status] = at(wanted.length > 0 ? wanted : sorts, index);
    return {
      id: `more-${type}-${index + 1}`,
      type,
      level: level ?? sortLevel,
      description: words.replace('{}', at(hosts, Math.floor(index / 2))),
      status: status ?? null,
      time: when.milliseconds(4, index * 2 + type),
      application,
      link,
      downloadUrl: null,
    };
  });
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('an empty list has no entries');
  return found;
}
