import type { WireAnswer } from '~/generated/contract/operations';
import { memoizeEntries } from '../entries';
import { matchesAny } from '../query/matches-any';
import { mapById } from '../query/by-id';
import { peopleById } from '../people/generate';
import { consoleAccounts } from './console-accounts';

type Analyst = WireAnswer<'analystList'>['data']['items'][number];

/** Roles whose accounts work on alerts. */
const roles: ReadonlySet<string> = new Set([
  'Master Administrator',
  'Administrator',
  'Analyst',
  'Senior Analyst',
  'Responder',
]);

/** The accounts to which an alert can be assigned, in the order of their names. */
export const analysts: () => readonly Analyst[] = memoizeEntries(() =>
  consoleAccounts()
    .filter(({ role, state, signIn }) => roles.has(role) && state === 'active' && signIn !== 'api-key')
    .map(({ name, role, userId }) => ({
      id: name,
      name: (userId === null ? undefined : peopleById().get(userId)?.name) ?? nameOfAccount(name),
      role,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
);

/** The analyst with an account. */
export function analystById(account: string): Analyst | undefined {
  return byId().get(account);
}

/** The account of an analyst by name. */
export function accountOfAnalyst(name: string | null): string | null {
  return analysts().find((each) => each.name === name)?.id ?? null;
}

/** True if an owner is one of the wanted accounts, and is the caller where only the caller's entries are wanted. */
export function isOwnedBy(
  owner: string | null,
  wanted: { readonly owner?: readonly string[]; readonly mine?: boolean },
  caller: string | undefined,
): boolean {
  // An owner who is no analyst any more has a name alone.
  const account = accountOfAnalyst(owner) ?? owner;
  const isMine = caller !== undefined && account === caller;
  return matchesAny(wanted.owner, account ?? 'unassigned') && (wanted.mine !== true || isMine);
}

/** `ada.lindholm` as the name of a person. */
export function nameOfAccount(account: string): string {
  return account.replaceAll(
    /(^|[._])([a-z])/g,
    (_, before: string, letter: string) => `${before && ' '}${letter.toUpperCase()}`,
  );
}

const byId = memoizeEntries(() => mapById(analysts()));
