import type { QueryParameters, WireAnswer } from '../../../src/generated/operations';
import type { Call, World } from '../../handler';
import { inPeriod, recency, timeOf } from '../age';
import { among } from '../among';
import { listedAs, type ListRules, type SortKey } from '../listing';
import { mails, type Mail } from '../mails';

type List = WireAnswer<'emailLog'>;
type Risk = NonNullable<QueryParameters<'emailLog'>['risk']>[number];

/** The levels of the words in which services judge mails; a word that nobody knows has none. */
const risks: ReadonlyMap<string, Risk> = new Map([
  ['UNKNOWN', 'unknown'],
  ['RISK_UNRATED', 'low'],
  ['Low Risk', 'low'],
  ['RISK_SUSPICIOUS', 'medium'],
  ['RISK_VERY_SUSPICIOUS', 'medium'],
  ['Medium Risk', 'medium'],
  ['RISK_DANGEROUS', 'high'],
  ['High Risk', 'high'],
]);
const levels: readonly (Risk | undefined)[] = ['unknown', 'low', 'medium', 'high'];

const rules: ListRules<Mail, SortKey<'emailLog'>> = {
  text: ({ sender, recipient, subject, id, user }) => [sender, recipient, subject, id, user?.name],
  sort: {
    time: ({ age }) => recency(age),
    sender: ({ sender }) => sender,
    recipient: ({ recipient }) => recipient,
    subject: ({ subject }) => subject,
    verdict: ({ verdict }) => verdict,
    risk: ({ risk }) => levels.indexOf(risks.get(risk)),
    action: ({ action }) => action,
    size: ({ size }) => size,
  },
  usual: '-time',
};

/** Answers with a page of the mails. */
export function emailLog(call: Call<'emailLog'>): List {
  const { query, world } = call;
  const { direction, verdict, action, risk } = query;
  const where = (each: Mail) =>
    among(direction, each.direction) &&
    among(verdict, each.verdict) &&
    among(action, each.action) &&
    (risk === undefined || among<Risk | undefined>(risk, risks.get(each.risk))) &&
    inPeriod(world, each.age, query);
  return listedAs(call, mails(world), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: World, { age, urls, files, user, ...each }: Mail): List['data']['items'][number] {
  return {
    ...each,
    time: age === null ? null : timeOf(world, age),
    attachments: files.length,
    links: urls.length,
    userId: user?.id ?? null,
    userName: user?.name ?? null,
  };
}
