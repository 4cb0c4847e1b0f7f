import type { Age, StartTime } from '../../time/age';
import { memoizePerWeekHour } from '../../time/calendar';
import { indicatorsById, indicatorsOf } from './generate';
import type { Indicator } from './types';
import { mails } from '../../mail/generate';
import { processes } from '../../processes/generate';

/** The sightings of an indicator in the company. */
export interface Sightings {
  readonly mails: number;
  readonly processes: number;
  readonly ages: readonly Age[];
}

interface Counted {
  mails: number;
  processes: number;
  readonly ages: Age[];
}

/** The sightings of every indicator that was seen, by its id. */
export const sightings: (started: StartTime) => ReadonlyMap<string, Sightings> = memoizePerWeekHour((_, started) => {
  const counted = new Map<string, Counted>();
  const count = (where: 'mails' | 'processes', ids: ReadonlySet<string>, age: Age) => {
    for (const id of ids) {
      const known = counted.get(id) ?? { mails: 0, processes: 0, ages: [] };
      counted.set(id, known);
      known[where] += 1;
      known.ages.push(age);
    }
  };
  for (const { urls, files, sender, age } of mails(started)) {
    if (age === null) continue;
    const domain = sender?.slice(sender.indexOf('@') + 1) ?? '';
    const ids = new Set([...urls, ...files].flatMap(withSite));
    if (indicatorsById().has(domain)) ids.add(domain);
    count('mails', ids, age);
  }
  for (const { file, calls, age } of processes(started)) {
    count('processes', new Set([...calls.flatMap(withSite), ...(file === undefined ? [] : [file.id])]), age);
  }
  return counted;
});

/** A sighting of a URL counts for its domain and its first address too. */
function withSite({ id, kind, site }: Indicator): readonly string[] {
  if (kind !== 'url' || site === undefined) return [id];
  const address = indicatorsOf(site).find((each) => each.kind === 'ip');
  return [id, site.name, ...(address === undefined ? [] : [address.id])];
}
