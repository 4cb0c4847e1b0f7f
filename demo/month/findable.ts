import type { WireAnswer } from '../../src/generated/operations';
import { hex } from '../data/seeded';
import type { Age } from './age';
import { alerts } from './alerts';
import { perCalendar, type Started } from './calendar';
import { cloudAssets } from './cloud-assets';
import { containers } from './containers';
import { endpoints } from './endpoints';
import { searchTypes, type Indicator } from './indicator';
import { mailboxes } from './mailboxes';
import { mails } from './mails';
import { mobiles } from './mobiles';
import { once } from './once';
import { people } from './people';
import { processes, type Process } from './processes';
import { seenIndicators } from './seen-indicators';
import { seenInsights } from './seen-insights';

type Hit = WireAnswer<'globalSearch'>['data']['items'][number];

/** An object as the search over all kinds knows it. */
export interface Findable extends Pick<Hit, 'searchType' | 'id' | 'name' | 'kind' | 'detail'> {
  /** All words by which it is found, in small letters; names of its own stand between line breaks. */
  readonly text: string;
  /** When it happened or was seen last. */
  readonly age: Age | null;
  /** The alert itself. */
  readonly alertId?: string;
  /** Of a threat insight. */
  readonly type?: string;
  readonly process?: Process;
}

/** Kinds of objects in the order in which they are told. */
export const findableKinds: readonly Hit['kind'][] = [
  ...(['endpoint', 'user', 'email-account', 'alert', 'email', 'file', 'url', 'domain', 'ip'] as const),
  ...(['mobile', 'container', 'cloud-asset', 'threat-insight', 'process'] as const),
];

/** Kinds that happen at a time: a period leaves out all others of them. */
export const happenings: ReadonlySet<Hit['kind']> = new Set(['alert', 'email', 'process'] as const);

/** Every object of the company by its kind. */
export const findables: (started: Started) => ReadonlyMap<Hit['kind'], readonly Findable[]> = perCalendar(
  (_, started) => {
    const all = [...assetsOfAllKinds(), ...ofIndicators(started), ...ofInsights(started), ...ofEvents(started)];
    return new Map(findableKinds.map((kind) => [kind, all.filter((each) => each.kind === kind)]));
  },
);

type Words = readonly (string | null | undefined)[];

/** `names` are what the object itself is called besides; `words` tell of what it has to do with. */
function findable(facts: Omit<Findable, 'text'>, names: Words, words: Words = []): Findable {
  const own = [facts.id, facts.name, ...names].filter(Boolean).join('\n');
  return { ...facts, text: `\n${own}\n\t${words.filter(Boolean).join('\t')}`.toLowerCase() };
}

const assetsOfAllKinds = once((): readonly Findable[] => [
  ...endpoints().map(({ id, name, ip, osName, computerId, deviceId, owner, lastSeen: age }) =>
    findable(
      { searchType: 8, kind: 'endpoint', id, name, detail: line(ip, osName), age },
      [ip, computerId, deviceId],
      [owner.name],
    ),
  ),
  ...people().map(({ id, name, mail, account, department, office, lastSeen: age }) =>
    findable({ searchType: 11, kind: 'user', id, name, detail: line(department, office), age }, [mail, account]),
  ),
  ...mailboxes().map(({ id, person: { name, mail, lastSeen: age } }) =>
    findable({ searchType: 11, kind: 'email-account', id, name: mail, detail: name, age }, [], [name]),
  ),
  ...mobiles().map(({ id, name, model, osVersion, imei, mac, owner, lastScan: age }) =>
    findable(
      { searchType: 7, kind: 'mobile', id, name, detail: line(model, osVersion), age },
      [imei, mac],
      [owner.name],
    ),
  ),
  ...containers().map(({ id, name, cluster, namespace, image, started: age }) =>
    findable(
      { searchType: 9, kind: 'container', id, name, detail: line(cluster, namespace), age },
      [image],
      [cluster, namespace],
    ),
  ),
  ...cloudAssets().map(({ id, name, service, account, region, lastSeen: age }) =>
    findable(
      { searchType: 10, kind: 'cloud-asset', id, name, detail: line(service, account.name, region), age },
      [],
      [account.id, service],
    ),
  ),
]);

function ofIndicators(started: Started): readonly Findable[] {
  return seenIndicators(started).map(({ id, kind, name, verdict, insight, last: age }) => {
    const facts = { searchType: searchTypes[kind], kind, id, name, detail: line(inWords(verdict), insight?.id), age };
    return findable(facts, digestsOf(kind, id), [insight?.id]);
  });
}

/** Files are found by their other check sums too. */
function digestsOf(kind: Indicator['kind'], id: string): readonly string[] {
  return kind === 'file' ? [hex(`md5 ${id}`, 32), hex(`sha256 ${id}`, 64)] : [];
}

function ofInsights(started: Started): readonly Findable[] {
  return seenInsights(started).map(({ id, kind: type, actor, severity, lastSeen: age }) =>
    findable(
      { searchType: 12, kind: 'threat-insight', id, name: id, detail: line(inWords(severity), actor), age, type },
      [],
      [actor],
    ),
  );
}

/** What happened, newest first. */
function ofEvents(started: Started): readonly Findable[] {
  return [
    ...alerts(started).map(({ id, name, severity, provider, owner, created: age, objects }) =>
      findable(
        { searchType: null, kind: 'alert', id, name, detail: line(inWords(severity), provider), age, alertId: id },
        [],
        [owner, ...objects.flatMap((each) => [each.id, each.name])],
      ),
    ),
    ...mails(started).map(({ id, subject, sender, recipient, age }) =>
      findable(
        { searchType: 1, kind: 'email', id, name: subject ?? id, detail: line(sender, recipient), age },
        [],
        [sender, recipient],
      ),
    ),
    ...processes(started).map((process) => {
      const { id, name, fullPath, commandLine, endpoint, file, age } = process;
      const detail = line(endpoint.name, fullPath);
      return findable(
        { searchType: 13, kind: 'process', id, name, detail, age, process },
        [],
        [commandLine, detail, file?.id],
      );
    }),
  ];
}

/** A value of the contract as a reader knows it: `highlySuspicious` is "Highly suspicious". */
function inWords(value: string): string {
  const words = value.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function line(...parts: Words): string | null {
  const told = parts.filter(Boolean);
  return told.length === 0 ? null : told.join(', ');
}
