import type { WireAnswer } from '../../../src/generated/operations';
import type { Call, World } from '../../handler';
import { inPeriod, recency, timeOf } from '../age';
import { among } from '../among';
import { listedAs, type ListRules, type SortKey } from '../listing';
import { mailboxesInUse, type MailboxInUse } from '../mailboxes';
import { riskLevel } from '../risk-level';

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
export function emailAccountList(call: Call<'emailAccountList'>): List {
  const { query, world } = call;
  const where = (each: MailboxInUse) =>
    among(query.service, each.service) &&
    among(query.protection, each.protection) &&
    among<MailboxInUse['policyStatus']>(query.policyStatus, each.policyStatus) &&
    among<string>(query.department, each.person.department) &&
    among(query.risk, riskLevel(each.person.risk)) &&
    inPeriod(world, each.person.lastSeen, query);
  return listedAs(call, mailboxesInUse(world), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: World, { person, ...mailbox }: MailboxInUse): List['data']['items'][number] {
  const { name, mail, department, office, risk, lastSeen } = person;
  return { ...mailbox, name, mail, department, office, risk, lastSeen: timeOf(world, lastSeen) };
}
