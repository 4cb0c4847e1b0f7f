import type { WireAnswer } from '~/generated/contract/operations';
import { inPeriod, timeOf, type Age, type PeriodQuery, type StartTime } from '../time/age';
import { alerts } from '../alerts/generate';
import { endpointsById } from '../assets/endpoints/generate';
import { searchTypes, type Indicator } from '../threats/indicators/types';
import { mails } from '../mail/generate';
import { processFacts } from '../object-refs';
import { processes } from '../processes/generate';
import { riskLevel } from '../risk-level';
import { seenIndicators } from '../threats/indicators/seen';
import { seenInsights } from '../threats/insights/seen';

type Item = WireAnswer<'recentIndicators'>['data']['items'][number];
/** A recent object, with the members that most kinds lack as optional ones. */
type Seen = Omit<Item, 'time' | 'detail' | 'alertId' | 'type' | 'process'> &
  Partial<Item> & { readonly age: Age | null };
type Dated = Seen & { readonly age: Age };

/** Kinds of objects, in the order in which they are chosen. */
const recentKinds = ['file', 'url', 'domain', 'ip', 'email', 'process', 'threat-insight', 'endpoint'] as const;

/** Suspicious objects of a period by kind, newest first. */
export function recentByKind(started: StartTime, query: PeriodQuery): ReadonlyMap<Item['kind'], readonly Dated[]> {
  const inside = (each: Seen | Dated): each is Dated => each.age !== null && inPeriod(started, each.age, query);
  const all: Readonly<Record<Item['kind'], readonly Seen[]>> = {
    ...ofIndicators(started),
    email: ofMails(started),
    process: ofProcesses(started),
    'threat-insight': ofInsights(started),
    endpoint: ofAlerts(started, query),
  };
  return new Map(recentKinds.map((kind) => [kind, all[kind].filter(inside).toSorted((a, b) => a.age - b.age)]));
}

/** The newest objects of all kinds: one of each kind in turn up to the limit, then sorted by time. */
export function recent(started: StartTime, byKind: ReadonlyMap<Item['kind'], readonly Dated[]>, limit: number): Item[] {
  const lists = [...byKind.values()];
  const chosen: Dated[] = [];
  for (let row = 0; chosen.length < limit && lists.some((list) => row < list.length); row += 1) {
    chosen.push(...lists.flatMap((list) => list[row] ?? []).slice(0, limit - chosen.length));
  }
  return chosen
    .sort((a, b) => a.age - b.age)
    .map(({ age, ...each }) => ({
      detail: null,
      alertId: null,
      type: null,
      process: null,
      ...each,
      time: timeOf(started, age),
    }));
}

function ofIndicators(started: StartTime): Readonly<Record<Indicator['kind'], readonly Seen[]>> {
  const of = (wanted: Indicator['kind']) =>
    seenIndicators(started)
      .filter(({ kind, verdict }) => kind === wanted && verdict !== 'safe')
      .map(({ id, name, kind, verdict, insight, country, last: age }): Seen => {
        return { searchType: searchTypes[kind], id, name, kind, verdict, age, detail: insight?.id ?? country };
      });
  return { file: of('file'), url: of('url'), domain: of('domain'), ip: of('ip') };
}

function ofMails(started: StartTime): readonly Seen[] {
  return mails(started)
    .filter(({ verdict }) => verdict !== 'clean' && verdict !== 'spam')
    .flatMap(({ id, subject, verdict, sender, age }) =>
      age === null ? [] : [{ searchType: 1, id, name: subject ?? id, kind: 'email', verdict, detail: sender, age }],
    );
}

function ofProcesses(started: StartTime): readonly Seen[] {
  return processes(started)
    .filter(({ verdict }) => verdict === 'malicious' || verdict === 'suspicious')
    .map((each): Seen => {
      const { id, name, verdict, endpoint, age } = each;
      const process = processFacts(started, each);
      return { searchType: 13, id, name, kind: 'process', verdict, detail: endpoint.name, process, age };
    });
}

function ofInsights(started: StartTime): readonly Seen[] {
  return seenInsights(started).map(({ id, kind: type, severity: verdict, actor: detail, lastSeen: age }): Seen => {
    return { searchType: 12, id, name: id, kind: 'threat-insight', verdict, detail, type, age };
  });
}

/** Hosts in alerts, as the older drawer of hosts opens them. */
function ofAlerts(started: StartTime, query: PeriodQuery): readonly Seen[] {
  const newest = new Map<string, Dated>();
  for (const { id: alertId, name: detail, created: age, objects } of alerts(started)) {
    if (!inPeriod(started, age, query)) continue;
    for (const { searchType, id } of objects) {
      const endpoint = searchType === 2 || searchType === 8 ? endpointsById().get(id) : undefined;
      if (endpoint === undefined || (newest.get(endpoint.id)?.age ?? Infinity) <= age) continue;
      const { computerId, name, risk } = endpoint;
      const verdict = riskLevel(risk);
      newest.set(endpoint.id, { searchType: 2, id: computerId, name, kind: 'endpoint', verdict, detail, alertId, age });
    }
  }
  return [...newest.values()];
}
