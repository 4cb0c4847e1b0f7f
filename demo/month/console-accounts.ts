import type { WireAnswer } from '../../src/generated/operations';
import { accounts } from '../accounts';
import { seeded } from '../data/seeded';
import { DAY, HOUR, MINUTE, type Age } from './age';
import { oneOf, weighted, whole } from './draw';
import { once } from './once';
import { people } from './people';
import { roleId } from './roles';

type AccountItem = WireAnswer<'consoleAccountList'>['data']['items'][number];

/** An account that can sign in to the console. */
export interface ConsoleAccount extends Omit<AccountItem, 'lastSignIn'> {
  /** When it signed in last; one that was only invited never did. */
  readonly lastSignIn: Age | null;
}

const WAYS: Readonly<Record<string, AccountItem['signIn']>> = {
  saml: 'saml',
  samlGroup: 'saml-group',
  samlGroupSeamless: 'saml-group',
};
/** How many people of the company's own technology department have an account. */
const COLLEAGUES = 28;

/** Who can sign in to the demo company's console: the demo's own accounts first, then people of the company. */
export const consoleAccounts: () => readonly ConsoleAccount[] = once(() => [...own(), ...keys(), ...colleagues()]);

function own(): readonly ConsoleAccount[] {
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
      const lastSignIn = whole(next, 0, state === 'active' ? 4 : 28) * DAY + whole(next, 1, 20) * HOUR;
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
