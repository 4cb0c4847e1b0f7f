import { seeded } from '../data/seeded';
import { story } from '../data/story';
import type { Age } from './age';
import { perCalendar, type Started } from './calendar';
import { oneOf, weighted, whole, type Draw } from './draw';
import type { Indicator } from './indicator';
import { attachments, filesOf, indicatorsOf } from './indicators';
import { knownMails } from './known-mails';
import { once } from './once';
import { people, type Person } from './people';
import { badSites, goodSites, type Site } from './sites';
import { subjectOf } from './subjects';

/** One mail that passed the filters. */
export interface Mail {
  /** Message id: the id by which its drawer opens. */
  readonly id: string;
  /** Of one that is written by hand nobody knows. */
  readonly age: Age | null;
  readonly direction: 'inbound' | 'outbound' | 'internal';
  readonly sender: string | null;
  readonly recipient: string | null;
  /** How many recipients it has. */
  readonly recipients: number;
  readonly subject: string | null;
  readonly verdict: 'clean' | 'spam' | 'phishing' | 'malware' | 'fraud';
  /** In the words of the services that judge mails. */
  readonly risk: string;
  readonly action: 'delivered' | 'tagged' | 'quarantined' | 'blocked' | 'removed';
  readonly policy: string | null;
  readonly urls: readonly Indicator[];
  readonly files: readonly Indicator[];
  /** Bytes. */
  readonly size: number;
  /** Whose mailbox of the company it is. */
  readonly user: Person | undefined;
}

/** How many mails a month has. */
const COUNT = 50_000;
const NONE: readonly Indicator[] = [];

/** The mails of the month: those written by hand, then the newest first. */
export const mails: (started: Started) => readonly Mail[] = perCalendar((calendar) => {
  const next = seeded('mails of the month');
  const within = seeded('when mails came');
  const count = COUNT - knownMails().length;
  return [
    ...knownMails(),
    ...Array.from({ length: count }, (_, index) => mail(next, index, calendar.age((index + within()) / count))),
  ];
});

function mail(next: Draw, index: number, age: Age): Mail {
  const user = oneOf(next, recipients());
  const direction = weighted<Mail['direction']>(next, 'inbound', [
    ['outbound', 22],
    ['internal', 15],
  ]);
  const verdict = direction === 'inbound' ? verdictOf(next) : 'clean';
  const site = verdict === 'clean' || verdict === 'spam' ? oneOf(next, goodSites()) : attackerAt(next, index);
  const outside = `${oneOf(next, boxes)}@${site.name}`;
  const colleague = oneOf(next, recipients()).mail;
  const usual: Mail = {
    id: `<${(20_931_000_000 + index * 7919).toString(36)}.${whole(next, 1000, 9999)}@${
      direction === 'inbound' ? site.name : story.companyDomain
    }>`,
    age,
    direction,
    sender: direction === 'inbound' ? outside : user.mail,
    recipient: direction === 'inbound' ? user.mail : direction === 'outbound' ? outside : colleague,
    recipients: weighted(next, 1, [[whole(next, 2, 14), 12]]),
    subject: subjectOf(next, verdict),
    verdict,
    risk: oneOf(next, risks[verdict]),
    action: weighted<Mail['action']>(next, ...actions[verdict]),
    policy: policies[verdict],
    ...contents(next, verdict, site),
    size: whole(next, 2_000, 60_000),
    user,
  };
  return odd[index] === undefined ? usual : { ...usual, ...odd[index] };
}

/** Some people get far more mails than others. */
const recipients: () => readonly [Person, ...Person[]] = once(() => {
  const [first, ...rest] = people();
  if (first === undefined) throw new Error('the company has no people');
  return [first, ...rest, ...rest.slice(0, 400), ...rest.slice(0, 400), ...rest.slice(0, 40)];
});

const boxes = ['billing', 'no-reply', 'office', 'service', 'orders', 'accounts', 'info'] as const;

const policies: Readonly<Record<Mail['verdict'], string | null>> = {
  clean: null,
  spam: 'Unwanted mail',
  phishing: 'Phishing and look-alike domains',
  malware: 'Malicious attachments',
  fraud: 'Payment fraud',
};
const risks: Readonly<Record<Mail['verdict'], readonly [string, ...string[]]>> = {
  clean: ['RISK_UNRATED', 'RISK_UNRATED', 'RISK_UNRATED', 'Low Risk', 'UNKNOWN'],
  spam: ['RISK_UNRATED', 'RISK_SUSPICIOUS'],
  phishing: ['RISK_DANGEROUS', 'RISK_DANGEROUS', 'RISK_VERY_SUSPICIOUS'],
  malware: ['RISK_DANGEROUS', 'High Risk'],
  fraud: ['High Risk', 'Medium Risk'],
};
type Chances = readonly [Mail['action'], readonly (readonly [Mail['action'], number])[]];
const actions: Readonly<Record<Mail['verdict'], Chances>> = {
  clean: ['delivered', [['tagged', 4]]],
  spam: ['quarantined', [['tagged', 30]]],
  phishing: [
    'quarantined',
    [
      ...([
        ['blocked', 30],
        ['removed', 10],
        ['delivered', 5],
      ] as const),
    ],
  ],
  malware: [
    'blocked',
    [
      ...([
        ['quarantined', 20],
        ['removed', 10],
      ] as const),
    ],
  ],
  fraud: ['tagged', [['quarantined', 45]]],
};

/** Mails as they must never be trusted, by their place. */
const odd: Readonly<Record<number, Partial<Mail>>> = {
  41: { subject: '<b onmouseover=alert(1)>Win</b> & "more"' },
  173: { subject: null },
  640: { subject: 'Statement \u202Efdp.2202\u202C attached' },
  977: { subject: 'Fwd: '.repeat(160).trim() },
  1501: { risk: 'RISK_PURPLE' },
  2222: { recipient: null, recipients: 0, user: undefined },
};

function verdictOf(next: Draw): Mail['verdict'] {
  return weighted<Mail['verdict']>(next, 'clean', [
    ['spam', 14],
    ['phishing', 4],
    ['malware', 1.2],
    ['fraud', 0.6],
  ]);
}

/** Attackers come in waves: for some days the same few sites send. */
function attackerAt(next: Draw, index: number): Site {
  const all = badSites();
  const wave = Math.floor((index / COUNT) * 12) * 3;
  return all[(wave + whole(next, 0, 4)) % all.length] ?? all[0];
}

function contents(next: Draw, verdict: Mail['verdict'], site: Site): Pick<Mail, 'urls' | 'files'> {
  const atSite = indicatorsOf(site).filter(({ kind }) => kind === 'url');
  if (verdict === 'phishing')
    return { urls: [...new Set([draw(next, atSite), draw(next, atSite)].flat())], files: NONE };
  if (verdict === 'malware') return { urls: NONE, files: draw(next, filesOf(site.insight)) };
  if (verdict === 'fraud') return { urls: NONE, files: NONE };
  return {
    urls: next() < 0.12 ? draw(next, atSite) : NONE,
    files: verdict === 'clean' && next() < 0.15 ? draw(next, attachments()) : NONE,
  };
}

function draw(next: Draw, all: readonly Indicator[]): readonly Indicator[] {
  const place = Math.floor(next() * all.length);
  return all.slice(place, place + 1);
}
