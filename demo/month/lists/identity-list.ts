import type { WireAnswer } from '../../../src/generated/operations';
import type { Call, World } from '../../handler';
import { inPeriod, recency, timeOf } from '../age';
import { among } from '../among';
import { identities, type Identity } from '../identities';
import { listedAs, type ListRules, type SortKey } from '../listing';
import { mailboxesById } from '../mailboxes';
import { riskLevel } from '../risk-level';

type List = WireAnswer<'identityList'>;

const rules: ListRules<Identity, SortKey<'identityList'>> = {
  text: ({ person, roles, id }) => [
    ...[person.name, person.mail, person.account, person.department, person.title, person.office, id],
    ...roles,
  ],
  sort: {
    name: ({ person }) => person.name,
    mail: mailOf,
    department: ({ person }) => person.department,
    title: ({ person }) => person.title,
    office: ({ person }) => person.office,
    source: ({ source }) => source,
    state: ({ state }) => state,
    mfa: ({ mfa }) => mfa,
    privilege: ({ privilege }) => privilege,
    groups: ({ groups }) => groups,
    endpoints: (each) => each.endpoints,
    risk: ({ person }) => person.risk,
    lastSignIn: ({ person }) => recency(person.lastSeen),
    passwordChanged: ({ passwordChanged }) => recency(passwordChanged),
  },
  usual: '-risk',
};

/** Answers with a page of the identities. */
export function identityList(call: Call<'identityList'>): List {
  const { query, world } = call;
  const where = (each: Identity) =>
    among(query.source, each.source) &&
    among(query.state, each.state) &&
    among(query.mfa, each.mfa) &&
    among(query.privilege, each.privilege) &&
    among<string>(query.department, each.person.department) &&
    among(query.risk, riskLevel(each.person.risk)) &&
    inPeriod(world, each.person.lastSeen, query);
  return listedAs(call, identities(), { ...rules, where }, (each) => itemOf(world, each));
}

/** Who has no mailbox has no address. */
function mailOf({ id, person }: Identity): string | null {
  return mailboxesById().has(id) ? person.mail : null;
}

function itemOf(world: World, identity: Identity): List['data']['items'][number] {
  const { id, source, state, mfa, privilege, roles, groups, endpoints, passwordChanged } = identity;
  const { name, account, department, title, office, country, risk, lastSeen } = identity.person;
  return {
    ...{ id, name, mail: mailOf(identity), account, department, title, office, country, risk },
    ...{ source, state, mfa, privilege, roles: [...roles], groups, endpoints },
    lastSignIn: timeOf(world, lastSeen),
    passwordChanged: passwordChanged === null ? null : timeOf(world, passwordChanged),
  };
}
