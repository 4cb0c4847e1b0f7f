import type { Answer } from '~/generated/contract/operations';

type Profile = Answer<'getAuth'>;
type View = NonNullable<Profile['advancedInfo']['view']>;

/** An account that can sign in. */
export interface Account {
  readonly id: string;
  /** Value of `uic-token` after sign-in. */
  readonly token: string;
  /** Description on the sign-in page. */
  readonly label: string;
  readonly profile: Profile;
  /** Menu keys the account may use; absent means all. */
  readonly menuKeys?: readonly number[];
  /** Menu key of the landing page. */
  readonly landingPage: number;
  /** True when the session answer has time-outs. */
  readonly hasTimeouts: boolean;
}

const FLAGS = [
  'platform-data-query-preview',
  'v1es-unified-policy',
  'pattern-ring-deployment',
  'endpoint-sensor-settings-policies',
  'ddr-data-policy-private-preview',
  'identity-inventory-app',
  'endpoint-security-updates',
  'allow-poseidon-sign-in',
];
const PERMISSIONS = [
  'response.submitToSandbox',
  'license.linkToCAS',
  'dataPolicy.view_data_lineage',
  'asd.view',
  'asd.assets',
  'viewLicense',
  'productConnector.view',
  'roleManagement.viewRoles',
  'accountManagement.viewAccountsAndApiKey',
  'singleSignOn.view',
  'apiKey.view',
];

interface Person {
  readonly id: string;
  readonly label: string;
  readonly user: string;
  readonly role: string;
  readonly view: View;
  readonly userType?: string;
  readonly companyName?: string;
  readonly isFoundation?: boolean;
  readonly partnerId?: string;
  readonly showMSPTermsPopup?: boolean;
  readonly timeZone?: string;
  readonly upgradeDue?: boolean;
  readonly access?: Partial<Profile['access']>;
  readonly menuKeys?: readonly number[];
  readonly landingPage?: number;
  readonly hasTimeouts?: boolean;
}

const PEOPLE: readonly Person[] = [
  { id: 'full', label: 'Enterprise, all rights', user: 'ada.lindholm', role: 'Master Administrator', view: 'ents' },
  {
    id: 'entp',
    label: 'Enterprise, second view, signed in by SAML',
    user: 'bruno.castell',
    role: 'Senior Analyst',
    view: 'entp',
    userType: 'saml',
    timeZone: 'Europe/Berlin',
  },
  {
    id: 'small-business',
    label: 'Small business, upgrade due',
    user: 'carla.nilsen',
    role: 'Administrator',
    view: 'smbp',
    companyName: 'Nilsen Bakery',
    isFoundation: false,
    upgradeDue: true,
    landingPage: 1,
  },
  {
    id: 'itops',
    label: 'Service provider, operations',
    user: 'dmitri.hale',
    role: 'Operator',
    view: 'xsp-itops',
    companyName: 'Northgate Managed Services',
    partnerId: 'partner-northgate',
  },
  {
    id: 'dfir',
    label: 'Service provider, forensics and response',
    user: 'elena.moss',
    role: 'Responder',
    timeZone: 'Asia/Kathmandu',
    view: 'xsp-dfir',
    companyName: 'Northgate Managed Services',
    partnerId: 'partner-northgate',
  },
  {
    id: 'mspc',
    label: 'Managed-service provider, terms not yet accepted',
    user: 'farid.osei',
    role: 'Partner Administrator',
    view: 'mspc',
    companyName: 'Northgate Managed Services',
    partnerId: 'partner-northgate',
    showMSPTermsPopup: true,
  },
  {
    id: 'demo',
    label: 'Demo visitor',
    user: 'visitor_demo_07',
    role: 'Read Only',
    view: 'ents',
  },
  {
    id: 'non-root',
    label: 'Member of a SAML group, upgrade due, no time-outs',
    user: 'greta.saito',
    role: 'Analyst',
    view: 'ents',
    userType: 'samlGroup',
    isFoundation: false,
    upgradeDue: true,
    hasTimeouts: false,
  },
  {
    id: 'restricted',
    label: 'Few rights',
    user: 'hugo.brandt',
    role: 'Auditor',
    view: 'ents',
    userType: 'samlGroupSeamless',
    access: {
      console: 0,
      account: 0,
      company: 0,
      flagsState: { 'allow-poseidon-sign-in': 1, 'platform-data-query-preview': 0 },
      permissions: Object.fromEntries(PERMISSIONS.map((name) => [name, 0])),
    },
    menuKeys: [8761, 5, 601],
    landingPage: 5,
  },
  {
    id: 'gate-closed',
    label: 'Sign-in gate closed',
    user: 'iris.novak',
    role: 'Analyst',
    view: 'ents',
    isFoundation: false,
    access: { flagsState: { 'allow-poseidon-sign-in': 0 } },
  },
];

/** Everyone who can sign in, the account with all rights first. */
export const accounts: readonly Account[] = PEOPLE.map(account);

/** The account behind a token. */
export function accountOf(token: string | undefined): Account | undefined {
  return accounts.find((each) => each.token === token);
}

function account(person: Person, index: number): Account {
  const number = String(index + 1).padStart(4, '0');
  const companyName = person.companyName ?? 'Halden Optics';
  return {
    id: person.id,
    token: `demo-session-${person.id}`,
    label: person.label,
    landingPage: person.landingPage ?? 8761,
    hasTimeouts: person.hasTimeouts ?? true,
    ...(person.menuKeys && { menuKeys: person.menuKeys }),
    profile: {
      user_name: person.user,
      companyName,
      role: person.role,
      account_id: `acc-${number}`,
      companyGUID: `3f0a51c2-7d40-4a7e-9c11-00000000${number}`,
      user_id: `usr-${number}`,
      roleId: `role-${number}`,
      logo: person.partnerId === undefined ? null : '/__demo/pages/partner-logo.svg',
      partnerId: person.partnerId ?? null,
      accountProfile: { email: `${person.user}@${domainOf(companyName)}` },
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
      access: {
        console: 1,
        account: 1,
        company: 1,
        flagsState: { ...Object.fromEntries(FLAGS.map((name) => [name, 1])), 'uic-hide-language-settings': 0 },
        permissions: Object.fromEntries(PERMISSIONS.map((name) => [name, 1])),
        ...person.access,
      },
    },
  };
}

function domainOf(companyName: string): string {
  return `${companyName.toLowerCase().replaceAll(' ', '-')}.example`;
}
