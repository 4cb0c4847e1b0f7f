import type { Answer } from '~/generated/contract/operations';
import file from '../../data/accounts.json' with { type: 'json' };

type Profile = Answer<'getAuth'>;

/** The names of what an account has, of everything that exists; absent means all. */
export interface Rights {
  readonly switches?: readonly string[];
  readonly flags?: readonly string[];
  readonly permissions?: readonly string[];
}

/** An account that can sign in. */
export interface Account {
  readonly id: string;
  /** Value of `uic-token` after sign-in. */
  readonly token: string;
  /** Description on the sign-in page. */
  readonly label: string;
  /** The profile without its access, which follows from the rights and the vocabulary. */
  readonly profile: Omit<Profile, 'access'>;
  readonly rights: Rights;
  /** Menu keys the account may use; absent means all. */
  readonly menuKeys?: readonly number[];
  /** Menu key of the landing page. */
  readonly landingPage: number;
  /** True when the session answer has time-outs. */
  readonly hasTimeouts: boolean;
}

/** An account as `demo/data/accounts.json` has it. */
interface Person extends Rights {
  readonly id: string;
  readonly label: string;
  readonly user: string;
  readonly role: string;
  readonly view: string;
  readonly userType?: string;
  readonly companyName?: string;
  readonly isFoundation?: boolean;
  readonly partnerId?: string;
  readonly showMSPTermsPopup?: boolean;
  readonly timeZone?: string;
  readonly upgradeDue?: boolean;
  readonly menuKeys?: readonly number[];
  readonly landingPage?: number;
  readonly hasTimeouts?: boolean;
}

/** Everyone who can sign in, the account with all rights first. */
export const accounts: readonly Account[] = file.accounts.map(account);

/** Flags that take something away, so that only the control page switches them on. */
export const { flagsOff } = file;

/** The account behind a token. */
export function accountOf(token: string | undefined): Account | undefined {
  return accounts.find((each) => each.token === token);
}

function account(person: Person, index: number): Account {
  const { id, label, switches, flags, permissions, menuKeys } = person;
  return {
    id,
    token: `demo-session-${id}`,
    label,
    profile: profile(person, String(index + 1).padStart(4, '0')),
    rights: { ...(switches && { switches }), ...(flags && { flags }), ...(permissions && { permissions }) },
    ...(menuKeys && { menuKeys }),
    landingPage: person.landingPage ?? file.landingPage,
    hasTimeouts: person.hasTimeouts ?? true,
  };
}

function profile(person: Person, number: string): Account['profile'] {
  const { user, role, companyName = 'Halden Optics', partnerId = null } = person;
  return {
    user_name: user,
    companyName,
    role,
    account_id: `acc-${number}`,
    companyGUID: `3f0a51c2-7d40-4a7e-9c11-00000000${number}`,
    user_id: `usr-${number}`,
    roleId: `role-${number}`,
    logo: partnerId === null ? null : '/__demo/pages/partner-logo.svg',
    partnerId,
    accountProfile: { email: `${user}@${domainOf(companyName)}` },
    companyProfile: { showUpgradeToFoundationBanner: person.upgradeDue ?? false },
    consoleSettings: { hash: `settings-${number}`, ...(person.timeZone && { timeZone: person.timeZone }) },
    advancedInfo: {
      userType: person.userType ?? 'root',
      view: person.view,
      isFoundation: person.isFoundation ?? true,
      isMigrated: false,
      showMSPTermsPopup: person.showMSPTermsPopup ?? false,
    },
    aidialog: true,
    caseLogApp: true,
    helpKitApp: true,
  };
}

function domainOf(companyName: string): string {
  return `${companyName.toLowerCase().replaceAll(' ', '-')}.example`;
}
