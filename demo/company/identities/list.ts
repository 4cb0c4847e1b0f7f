import type { WireAnswer } from '~/generated/contract/operations';
import { mailboxesById } from '../mailboxes/generate';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../query/list';
import { matchesAny } from '../query/matches-any';
import { riskLevel } from '../risk-level';
import { inPeriod, recency, timeOf, type Clock } from '../time/age';
import { identities } from './generate';
import type { Identity } from './types';

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

/** Answers with a page of the identities; `states` are those that responses have changed, by id. */
export function identityList(call: QueryCall<'identityList'>, states: ReadonlyMap<string, string>): List {
  const { query, world } = call;
  const where = (each: Identity) =>
    matchesAny(query.source, each.source) &&
    matchesAny(query.state, each.state) &&
    matchesAny(query.mfa, each.mfa) &&
    matchesAny(query.privilege, each.privilege) &&
    matchesAny<string>(query.department, each.person.department) &&
    matchesAny(query.risk, riskLevel(each.person.risk)) &&
    inPeriod(world, each.person.lastSeen, query);
  return listPageAs(call, identitiesWith(states), { ...rules, where }, (each) => itemOf(world, each));
}

/** The identities as responses have left them. */
function identitiesWith(states: ReadonlyMap<string, string>): readonly Identity[] {
  const all = identities();
  if (all.every(({ id, state }) => (states.get(id) ?? state) === state)) return all;
  return all.map((each) => ({ ...each, state: stateIn(states, each) }));
}

function stateIn(states: ReadonlyMap<string, string>, { id, state }: Identity): Identity['state'] {
  return (['enabled', 'disabled'] as const).find((one) => one === states.get(id)) ?? state;
}

/** The mail address of a person who has a mailbox. */
function mailOf({ id, person }: Identity): string | null {
  return mailboxesById().has(id) ? person.mail : null;
}

function itemOf(world: Clock, identity: Identity): List['data']['items'][number] {
  const { id, source, state, mfa, privilege, roles, groups, endpoints, passwordChanged } = identity;
  const { name, account, department, title, office, country, risk, lastSeen } = identity.person;
  return {
    ...{ id, name, mail: mailOf(identity), account, department, title, office, country, risk },
    ...{ source, state, mfa, privilege, roles: [...roles], groups, endpoints },
    lastSignIn: timeOf(world, lastSeen),
    passwordChanged: passwordChanged === null ? null : timeOf(world, passwordChanged),
  };
}
