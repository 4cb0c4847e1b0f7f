import { hostileOr, memoizeEntries } from '../entries';
import { people } from '../people/generate';
import type { Person } from '../people/person';
import { oneOf, seeded, weighted, integer, type Random } from '../random';
import { story } from '../story';
import { attachments, filesOf, indicatorsOf } from '../threats/indicators/generate';
import type { Indicator } from '../threats/indicators/types';
import { badSites, goodSites, type Site } from '../threats/sites';
import type { Age, StartTime } from '../time/age';
import { memoizePerWeekHour } from '../time/calendar';
import { authoredMails } from './authored';
import { subjectOf } from './subjects';
import type { Mail } from './types';

/** Number of mails. */
const COUNT = 50_000;
const NONE: readonly Indicator[] = [];

/** All mails: the authored ones, then the newest first. */
export const mails: (started: StartTime) => readonly Mail[] = memoizePerWeekHour((calendar) => {
  const next = seeded('mails of the month');
  const within = seeded('when mails came');
  const count = COUNT - authoredMails().length;
  return [
    ...authoredMails(),
    ...Array.from({ length: count }, (_, index) => mail(next, index, calendar.age((index + within()) / count))),
  ];
});

function mail(next: Random, index: number, age: Age): Mail {
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
    id: `<${(20_931_000_000 + index * 7919).toString(36)}.${integer(next, 1000, 9999)}@${
      direction === 'inbound' ? site.name : story.companyDomain
    }>`,
    age,
    direction,
    sender: direction === 'inbound' ? outside : user.mail,
    recipient: direction === 'inbound' ? user.mail : direction === 'outbound' ? outside : colleague,
    recipients: weighted(next, 1, [[integer(next, 2, 14), 12]]),
    subject: subjectOf(next, verdict),
    verdict,
    risk: oneOf(next, risks[verdict]),
    action: weighted<Mail['action']>(next, ...actions[verdict]),
    policy: policies[verdict],
    ...contents(next, verdict, site),
    size: integer(next, 2_000, 60_000),
    user,
  };
  return { ...usual, ...hostileOr(odd[index], undefined) };
}

/** Recipients; people who get more mails occur more often. */
const recipients: () => readonly [Person, ...Person[]] = memoizeEntries(() => {
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

/** Hostile and incomplete mails, by index. */
const odd: Readonly<Record<number, Partial<Mail>>> = {
  41: { subject: '<b onmouseover=alert(1)>Win</b> & "more"' },
  173: { subject: null },
  640: { subject: 'Statement \u202Efdp.2202\u202C attached' },
  977: { subject: 'Fwd: '.repeat(160).trim() },
  1501: { risk: 'RISK_PURPLE' },
  2222: { recipient: null, recipients: 0, user: undefined },
};

function verdictOf(next: Random): Mail['verdict'] {
  return weighted<Mail['verdict']>(next, 'clean', [
    ['spam', 14],
    ['phishing', 4],
    ['malware', 1.2],
    ['fraud', 0.6],
  ]);
}

/** Attackers come in waves: for some days the same few sites send. */
function attackerAt(next: Random, index: number): Site {
  const all = badSites();
  const wave = Math.floor((index / COUNT) * 12) * 3;
  return all[(wave + integer(next, 0, 4)) % all.length] ?? all[0];
}

function contents(next: Random, verdict: Mail['verdict'], site: Site): Pick<Mail, 'urls' | 'files'> {
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

function draw(next: Random, all: readonly Indicator[]): readonly Indicator[] {
  const index = Math.floor(next() * all.length);
  return all.slice(index, index + 1);
}

/** Mails of attackers beside the story's; the newest first. */
export const badMails: (started: StartTime) => readonly Mail[] = memoizePerWeekHour((_, started) =>
  mails(started)
    .slice(authoredMails().length)
    .filter(({ verdict }) => verdict !== 'clean' && verdict !== 'spam'),
);
