import type { WireAnswer } from '~/generated/contract/operations';
import { memoizeEntries } from '../entries';
import { alerts } from '../alerts/generate';
import { cloudAssets } from '../assets/cloud/generate';
import { containers } from '../assets/containers/generate';
import { endpoints } from '../assets/endpoints/generate';
import { mobiles } from '../assets/mobiles/generate';
import { mails } from '../mail/generate';
import { mailboxes } from '../mailboxes/generate';
import { people } from '../people/generate';
import { processes } from '../processes/generate';
import type { Process } from '../processes/types';
import { seededHex } from '../random';
import { seenIndicators } from '../threats/indicators/seen';
import { searchTypes, type Indicator } from '../threats/indicators/types';
import { seenInsights } from '../threats/insights/seen';
import type { Age, StartTime } from '../time/age';
import { memoizePerWeekHour } from '../time/calendar';

type Hit = WireAnswer<'globalSearch'>['data']['items'][number];

/** An object as the search over all kinds knows it. */
export interface SearchEntry extends Pick<Hit, 'searchType' | 'id' | 'name' | 'kind' | 'detail'> {
  /** The searchable text in lower case; ids and names are between line breaks. */
  readonly text: string;
  /** Age of the event, or when the object was last seen. */
  readonly age: Age | null;
  /** The id of an alert. */
  readonly alertId?: string;
  /** The kind of a threat insight. */
  readonly type?: string;
  readonly process?: Process;
}

/** Kinds of objects in the order of the results. */
export const searchKinds: readonly Hit['kind'][] = [
  ...(['endpoint', 'user', 'email-account', 'alert', 'email', 'file', 'url', 'domain', 'ip'] as const),
  ...(['mobile', 'container', 'cloud-asset', 'threat-insight', 'process'] as const),
];

/** Kinds of events: a period filters only these. */
export const datedKinds: ReadonlySet<Hit['kind']> = new Set(['alert', 'email', 'process'] as const);

/** Every object of the company by kind. */
export const searchIndex: (started: StartTime) => ReadonlyMap<Hit['kind'], readonly SearchEntry[]> = memoizePerWeekHour(
  (_, started) => {
    const all = [...assetsOfAllKinds(), ...ofIndicators(started), ...ofInsights(started), ...ofEvents(started)];
    return new Map(searchKinds.map((kind) => [kind, all.filter((each) => each.kind === kind)]));
  },
);

type Words = readonly (string | null | undefined)[];

/** Makes an entry; `names` are further names of the object, `words` belong to related objects. */
function searchEntry(facts: Omit<SearchEntry, 'text'>, names: Words, words: Words = []): SearchEntry {
  const ownText = [facts.id, facts.name, ...names].filter(Boolean).join('\n');
  return { ...facts, text: `\n${ownText}\n\t${words.filter(Boolean).join('\t')}`.toLowerCase() };
}

const assetsOfAllKinds = memoizeEntries((): readonly SearchEntry[] => [
  ...endpoints().map(({ id, name, ip, osName, computerId, deviceId, owner, lastSeen: age }) =>
    searchEntry(
      { searchType: 8, kind: 'endpoint', id, name, detail: line(ip, osName), age },
      [ip, computerId, deviceId],
      [owner.name],
    ),
  ),
  ...people().map(({ id, name, mail, account, department, office, lastSeen: age }) =>
    searchEntry({ searchType: 11, kind: 'user', id, name, detail: line(department, office), age }, [mail, account]),
  ),
  ...mailboxes().map(({ id, person: { name, mail, lastSeen: age } }) =>
    searchEntry({ searchType: 11, kind: 'email-account', id, name: mail, detail: name, age }, [], [name]),
  ),
  ...mobiles().map(({ id, name, model, osVersion, imei, mac, owner, lastScan: age }) =>
    searchEntry(
      { searchType: 7, kind: 'mobile', id, name, detail: line(model, osVersion), age },
      [imei, mac],
      [owner.name],
    ),
  ),
  ...containers().map(({ id, name, cluster, namespace, image, started: age }) =>
    searchEntry(
      { searchType: 9, kind: 'container', id, name, detail: line(cluster, namespace), age },
      [image],
      [cluster, namespace],
    ),
  ),
  ...cloudAssets().map(({ id, name, service, account, region, lastSeen: age }) =>
    searchEntry(
      { searchType: 10, kind: 'cloud-asset', id, name, detail: line(service, account.name, region), age },
      [],
      [account.id, service],
    ),
  ),
]);

function ofIndicators(started: StartTime): readonly SearchEntry[] {
  return seenIndicators(started).map(({ id, kind, name, verdict, insight, last: age }) => {
    const facts = { searchType: searchTypes[kind], kind, id, name, detail: line(words(verdict), insight?.id), age };
    return searchEntry(facts, digestsOf(kind, id), [insight?.id]);
  });
}

/** Files are found by their other check sums too. */
function digestsOf(kind: Indicator['kind'], id: string): readonly string[] {
  return kind === 'file' ? [seededHex(`md5 ${id}`, 32), seededHex(`sha256 ${id}`, 64)] : [];
}

function ofInsights(started: StartTime): readonly SearchEntry[] {
  return seenInsights(started).map(({ id, kind: type, actor, severity, lastSeen: age }) =>
    searchEntry(
      { searchType: 12, kind: 'threat-insight', id, name: id, detail: line(words(severity), actor), age, type },
      [],
      [actor],
    ),
  );
}

/** What happened, newest first. */
function ofEvents(started: StartTime): readonly SearchEntry[] {
  return [
    ...alerts(started).map(({ id, name, severity, provider, owner, created: age, objects }) =>
      searchEntry(
        { searchType: null, kind: 'alert', id, name, detail: line(words(severity), provider), age, alertId: id },
        [],
        [owner, ...objects.flatMap((each) => [each.id, each.name])],
      ),
    ),
    ...mails(started).map(({ id, subject, sender, recipient, age }) =>
      searchEntry(
        { searchType: 1, kind: 'email', id, name: subject ?? id, detail: line(sender, recipient), age },
        [],
        [sender, recipient],
      ),
    ),
    ...processes(started).map((process) => {
      const { id, name, fullPath, commandLine, endpoint, file, age } = process;
      const detail = line(endpoint.name, fullPath);
      return searchEntry(
        { searchType: 13, kind: 'process', id, name, detail, age, process },
        [],
        [commandLine, detail, file?.id],
      );
    }),
  ];
}

/** A value of the contract as a reader knows it: `highlySuspicious` is "Highly suspicious". */
function words(value: string): string {
  const words = value.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function line(...parts: Words): string | null {
  const words = parts.filter(Boolean);
  return words.length === 0 ? null : words.join(', ');
}
