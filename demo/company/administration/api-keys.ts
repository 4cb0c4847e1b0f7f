import type { Answer, Body, WireAnswer } from '~/generated/contract/operations';
import { ageNow } from '../alerts/work';
import { memoizeEntries } from '../entries';
import { listPageAs, type ListRules, type QueryCall, type SortKey } from '../query/list';
import { matchesAny } from '../query/matches-any';
import { integer, oneOf, seeded, seededHex } from '../random';
import { DAY, HOUR, MINUTE, recency, timeOf, type Age, type Clock } from '../time/age';

type List = WireAnswer<'apiKeyList'>;
type Item = List['data']['items'][number];

/** An API key of the company, without its secret part. */
interface ApiKey extends Pick<Item, 'id' | 'name' | 'prefix' | 'role' | 'createdBy' | 'lastAddress'> {
  readonly created: Age;
  /** Age of the moment at which it expires. */
  readonly expires: Age;
  readonly lastUsed: Age | null;
  readonly isRevoked: boolean;
}

/** The keys as they are since the first change after the start of the demo. */
export interface KeyWork {
  keys?: readonly ApiKey[];
  created: number;
}

/** A clock with the keys. */
export interface KeyWorld extends Clock {
  readonly state: { readonly apiKeys: KeyWork };
}

const facts: readonly (readonly [name: string, role: Item['role'], address: string, days: number])[] = [
  ['SIEM export', 'readOnly', '10.20.4.11', 365],
  ['SOAR playbooks', 'analyst', '10.20.4.15', 90],
  ['Ticket system', 'analyst', '10.20.4.22', 90],
  ['Asset database', 'readOnly', '10.20.6.3', 365],
  ['Deployment of sensors', 'administrator', '10.20.2.40', 30],
  ['Threat intelligence feed', 'analyst', '10.20.4.31', 90],
  ['Weekly report', 'readOnly', '10.20.4.12', 365],
  ['Backup of settings', 'administrator', '10.20.2.41', 90],
  ['Penetration test 2026', 'readOnly', '198.51.100.24', 30],
  ['Migration of tenants', 'administrator', '10.20.2.44', 30],
  ['Dashboard in the lobby', 'readOnly', '10.20.9.2', 365],
  ['Patch management', 'readOnly', '10.20.2.51', 365],
];
const authors = ['Ada Lindholm', 'Bruno Castell', 'Greta Saito'] as const;

const keysAtStart: () => readonly ApiKey[] = memoizeEntries(() => {
  const next = seeded('API keys');
  return facts.map(([name, role, address, days], index) => {
    const created = integer(next, 1, 29) * DAY + integer(next, 0, 23) * HOUR;
    const isUsed = index !== 9;
    return {
      ...{ id: `key-${index + 1}`, name, role, prefix: `dsc_${seededHex(`key ${name}`, 6)}`, created },
      ...{ createdBy: oneOf(next, authors), expires: created - days * DAY, isRevoked: index === 8 },
      lastUsed: isUsed ? integer(next, 1, 300) * MINUTE : null,
      lastAddress: isUsed ? address : null,
    };
  });
});

function keysNow(world: KeyWorld): readonly ApiKey[] {
  return world.state.apiKeys.keys ?? keysAtStart();
}

function statusOf({ isRevoked, expires }: ApiKey, now: Age): Item['status'] {
  if (isRevoked) return 'revoked';
  return expires >= now ? 'expired' : 'active';
}

const rules: ListRules<ApiKey, SortKey<'apiKeyList'>> = {
  text: ({ name, prefix, createdBy, lastAddress }) => [name, prefix, createdBy, lastAddress],
  sort: {
    name: ({ name }) => name,
    created: ({ created }) => recency(created),
    expires: ({ expires }) => recency(expires),
    lastUsed: ({ lastUsed }) => recency(lastUsed),
    role: ({ role }) => role,
  },
  usual: '-created',
};

/** Answers with a page of the API keys. */
export function apiKeyList(call: QueryCall<'apiKeyList'> & { readonly world: KeyWorld }): List {
  const { query, world } = call;
  const now = ageNow(world);
  const where = (each: ApiKey) => matchesAny(query.status, statusOf(each, now));
  return listPageAs(
    call,
    keysNow(world),
    { ...rules, where },
    ({ created, expires, lastUsed, isRevoked, ...each }) => ({
      ...each,
      status: statusOf({ created, expires, lastUsed, isRevoked, ...each }, now),
      created: timeOf(world, created),
      expires: timeOf(world, expires),
      lastUsed: lastUsed === null ? null : timeOf(world, lastUsed),
    }),
  );
}

/** Creates a key. The answer alone contains it. */
export function createKey(world: KeyWorld, body: Body<'createApiKey'>, author: string): Answer<'createApiKey'> {
  const { name, role, expiresInDays } = body;
  const { apiKeys } = world.state;
  apiKeys.created += 1;
  const id = `key-new-${apiKeys.created}`;
  const key = `dsc_${seededHex(`${id} at ${world.start}`, 40)}`;
  const created = ageNow(world);
  const made: ApiKey = {
    ...{ id, name, role, prefix: key.slice(0, 10), created, createdBy: author, isRevoked: false },
    ...{ expires: created - Number(expiresInDays) * DAY, lastUsed: null, lastAddress: null },
  };
  apiKeys.keys = [made, ...keysNow(world)];
  return { id, name, key };
}

/** Revokes keys. Gives the id of one that does not exist, and then revokes none. */
export function revokeKeys(world: KeyWorld, ids: readonly string[]): string | undefined {
  const all = keysNow(world);
  const unknown = ids.find((id) => !all.some((each) => each.id === id));
  if (unknown !== undefined) return unknown;
  world.state.apiKeys.keys = all.map((each) => (ids.includes(each.id) ? { ...each, isRevoked: true } : each));
  return undefined;
}
