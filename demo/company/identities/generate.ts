import { memoizeEntries } from '../entries';
import { endpoints } from '../assets/endpoints/generate';
import { people } from '../people/generate';
import type { Person } from '../people/person';
import { mapById } from '../query/by-id';
import { seeded, weighted, integer } from '../random';
import { DAY } from '../time/age';
import { authoredIdentity } from './authored';
import type { Identity } from './types';

/** Roles that give more rights than others have. */
const ROLES = [
  'Helpdesk administrator',
  'User administrator',
  'Exchange administrator',
  'Global administrator',
] as const;

/** The identities of everybody, in the order of the people. */
export const identities: () => readonly Identity[] = memoizeEntries(() => {
  const owned = new Map<string, number>();
  for (const { owner } of endpoints()) owned.set(owner.id, (owned.get(owner.id) ?? 0) + 1);
  return people().map((person) => ({
    ...identity(person),
    endpoints: owned.get(person.id) ?? 0,
    ...authoredIdentity(person.id),
  }));
});

/** Every identity by the id of the person. */
export const identitiesById: () => ReadonlyMap<string, Identity> = memoizeEntries(() => mapById(identities()));

function identity(person: Person): Omit<Identity, 'endpoints'> {
  const next = seeded(`identity ${person.id}`);
  const isAdministrator = person.department === 'Information technology' && next() < 0.35;
  const role = ROLES[integer(next, 0, 11)] ?? ROLES[0];
  return {
    id: person.id,
    person,
    source: weighted<Identity['source']>(next, 'microsoft', [
      ['google', 12],
      ['onPremises', 6],
    ]),
    state: next() < 0.03 ? 'disabled' : 'enabled',
    mfa: weighted<Identity['mfa']>(next, 'registered', [
      ['missing', person.risk > 30 ? 40 : 7],
      ['unknown', 2],
    ]),
    privilege: isAdministrator ? 'privileged' : 'ordinary',
    roles: isAdministrator ? [role] : [],
    groups: integer(next, 2, isAdministrator ? 40 : 18),
    passwordChanged: next() < 0.04 ? null : integer(next, 1, 400) * DAY,
  };
}
