import type { QueryParameters, WireAnswer } from '~/generated/contract/operations';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../query/list';
import { matchesAny } from '../query/matches-any';
import { inPeriod, recency, timeOf, type Clock } from '../time/age';
import { mails } from './generate';
import type { Mail } from './types';

type List = WireAnswer<'emailLog'>;
type Risk = NonNullable<QueryParameters<'emailLog'>['risk']>[number];

/** Levels by the rating of a mail; an unknown rating has none. */
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

/** Answers with a page of the mails; `actions` are those that responses have taken, by id. */
export function emailLog(call: QueryCall<'emailLog'>, actions: ReadonlyMap<string, string>): List {
  const { query, world } = call;
  const { direction, verdict, action, risk } = query;
  const actionOf = ({ id, action: before }: Mail) => actionsTaken.find((one) => one === actions.get(id)) ?? before;
  const where = (each: Mail) =>
    matchesAny(direction, each.direction) &&
    matchesAny(verdict, each.verdict) &&
    matchesAny(action, actionOf(each)) &&
    (risk === undefined || matchesAny<Risk | undefined>(risk, risks.get(each.risk))) &&
    inPeriod(world, each.age, query);
  const sort = { ...rules.sort, action: actionOf };
  return listPageAs(call, mails(world), { ...rules, sort, where }, (each) =>
    itemOf(world, { ...each, action: actionOf(each) }),
  );
}

/** What responses can make of a mail. */
const actionsTaken = ['delivered', 'quarantined', 'removed'] as const;

function itemOf(world: Clock, { age, urls, files, user, ...each }: Mail): List['data']['items'][number] {
  return {
    ...each,
    time: age === null ? null : timeOf(world, age),
    attachments: files.length,
    links: urls.length,
    userId: user?.id ?? null,
    userName: user?.name ?? null,
  };
}
