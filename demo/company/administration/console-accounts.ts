import type { WireAnswer } from '~/generated/contract/operations';
import { memoizeEntries } from '../entries';
import { people } from '../people/generate';
import { oneOf, seeded, weighted, integer } from '../random';
import { DAY, HOUR, MINUTE, type Age } from '../time/age';
import { accounts } from './accounts';
import { roleId } from './roles';

type AccountItem = WireAnswer<'consoleAccountList'>['data']['items'][number];

/** An account that can sign in to the console. */
export interface ConsoleAccount extends Omit<AccountItem, 'lastSignIn'> {
  /** Age of the last sign-in; null for an account that was only invited. */
  readonly lastSignIn: Age | null;
}

const WAYS: Readonly<Record<string, AccountItem['signIn']>> = {
  saml: 'saml',
  samlGroup: 'saml-group',
  samlGroupSeamless: 'saml-group',
};
/** Number of people of the technology department with an account. */
const COLLEAGUES = 28;

/** The accounts of the console: those of the sign-in page, API keys, then people of the company. */
export const consoleAccounts: () => readonly ConsoleAccount[] = memoizeEntries(() => [
  ...ownAccounts(),
  ...keys(),
  ...colleagues(),
]);

function ownAccounts(): readonly ConsoleAccount[] {
  return accounts
    .filter(({ profile }) => profile.companyName !== 'Nilsen Bakery')
    .map(({ profile }, index) => ({
      ...named(profile.account_id, profile.user_name, profile.role ?? 'Analyst'),
      mail: profile.accountProfile?.email ?? null,
      userId: null,
      state: 'active',
      signIn: WAYS[profile.advancedInfo.userType ?? ''] ?? 'local',
      secondFactor: index % 3 !== 2,
      lastSignIn: 8 * MINUTE + index * 7 * HOUR,
    }));
}

function keys(): readonly ConsoleAccount[] {
  const key = { mail: null, userId: null, state: 'active', signIn: 'api-key', secondFactor: false } as const;
  return [
    { ...named('acc-key-siem', 'key-siem-export', 'Read Only'), ...key, lastSignIn: 2 * MINUTE },
    { ...named('acc-key-soar', 'key-automation', 'Operator'), ...key, lastSignIn: 21 * MINUTE },
    { ...named('acc-key-old', 'key-migration-2024', 'Administrator'), ...key, state: 'disabled', lastSignIn: 30 * DAY },
  ];
}

function colleagues(): readonly ConsoleAccount[] {
  const next = seeded('console accounts of the month');
  return people()
    .filter(({ department }) => department === 'Information technology')
    .slice(0, COLLEAGUES)
    .map(({ id, mail }, index) => {
      const state = weighted(next, 'active', [
        ['invited', 8],
        ['disabled', 10],
        ['locked', 6],
      ] as const);
      const role = oneOf(next, [
        'Analyst',
        'Analyst',
        'Senior Analyst',
        'Operator',
        'Read Only',
        'Responder',
        'Auditor',
      ]);
      const lastSignIn = integer(next, 0, state === 'active' ? 4 : 28) * DAY + integer(next, 1, 20) * HOUR;
      return {
        ...named(`acc-${1001 + index}`, mail.slice(0, mail.indexOf('@')), role),
        mail,
        userId: id,
        state,
        signIn: weighted(next, 'saml', [
          ['local', 20],
          ['saml-group', 25],
        ] as const),
        secondFactor: next() < 0.8,
        lastSignIn: state === 'invited' ? null : lastSignIn,
      };
    });
}

function named(id: string, name: string, role: string): Pick<ConsoleAccount, 'id' | 'name' | 'role' | 'roleId'> {
  return { id, name, role, roleId: roleId(role) };
}
