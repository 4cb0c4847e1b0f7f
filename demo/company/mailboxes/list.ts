import type { WireAnswer } from '~/generated/contract/operations';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../query/list';
import { matchesAny } from '../query/matches-any';
import { riskLevel } from '../risk-level';
import { inPeriod, recency, timeOf, type Clock } from '../time/age';
import { mailboxesInUse } from './generate';
import type { MailboxInUse } from './types';

type List = WireAnswer<'emailAccountList'>;

const rules: ListRules<MailboxInUse, SortKey<'emailAccountList'>> = {
  text: ({ person, policyId, id }) => [person.name, person.mail, person.department, person.office, policyId, id],
  sort: {
    name: ({ person }) => person.name,
    mail: ({ person }) => person.mail,
    department: ({ person }) => person.department,
    office: ({ person }) => person.office,
    service: ({ service }) => service,
    protection: ({ protection }) => protection,
    policyStatus: ({ policyStatus }) => policyStatus,
    received: ({ received }) => received,
    quarantined: ({ quarantined }) => quarantined,
    risk: ({ person }) => person.risk,
    lastSeen: ({ person }) => recency(person.lastSeen),
  },
  usual: '-quarantined',
};

/** Answers with a page of the mailboxes. */
export function emailAccountList(call: QueryCall<'emailAccountList'>): List {
  const { query, world } = call;
  const where = (each: MailboxInUse) =>
    matchesAny(query.service, each.service) &&
    matchesAny(query.protection, each.protection) &&
    matchesAny<MailboxInUse['policyStatus']>(query.policyStatus, each.policyStatus) &&
    matchesAny<string>(query.department, each.person.department) &&
    matchesAny(query.risk, riskLevel(each.person.risk)) &&
    inPeriod(world, each.person.lastSeen, query);
  return listPageAs(call, mailboxesInUse(world), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: Clock, { person, ...mailbox }: MailboxInUse): List['data']['items'][number] {
  const { name, mail, department, office, risk, lastSeen } = person;
  return { ...mailbox, name, mail, department, office, risk, lastSeen: timeOf(world, lastSeen) };
}
