import { seeded } from '../data/seeded';
import { DAY } from './age';
import { byId } from './by-id';
import { weighted, whole } from './draw';
import { endpoints } from './endpoints';
import { knownIdentity } from './known-identities';
import { once } from './once';
import { people, type Person } from './people';

/** Somebody of the company with what directories know. */
export interface Identity {
  /** The id of the person, by which the drawer of a user opens. */
  readonly id: string;
  readonly person: Person;
  readonly source: 'microsoft' | 'google' | 'onPremises';
  readonly state: 'enabled' | 'disabled';
  readonly mfa: 'registered' | 'missing' | 'unknown';
  readonly privilege: 'privileged' | 'ordinary';
  readonly roles: readonly string[];
  readonly groups: number;
  readonly endpoints: number;
  /** Seconds before the start of the demo; longer ago than the month. */
  readonly passwordChanged: number | null;
}

/** Roles that give more rights than others have. */
const ROLES = [
  'Helpdesk administrator',
  'User administrator',
  'Exchange administrator',
  'Global administrator',
] as const;

/** The identities of everybody, in the order of the people. */
export const identities: () => readonly Identity[] = once(() => {
  const owned = new Map<string, number>();
  for (const { owner } of endpoints()) owned.set(owner.id, (owned.get(owner.id) ?? 0) + 1);
  return people().map((person) => ({
    ...identity(person),
    endpoints: owned.get(person.id) ?? 0,
    ...knownIdentity(person.id),
  }));
});

/** Every identity by the id of the person. */
export const identitiesById: () => ReadonlyMap<string, Identity> = once(() => byId(identities()));

function identity(person: Person): Omit<Identity, 'endpoints'> {
  const next = seeded(`identity ${person.id}`);
  const isAdministrator = person.department === 'Information technology' && next() < 0.35;
  const role = ROLES[whole(next, 0, 11)] ?? ROLES[0];
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
    groups: whole(next, 2, isAdministrator ? 40 : 18),
    passwordChanged: next() < 0.04 ? null : whole(next, 1, 400) * DAY,
  };
}
