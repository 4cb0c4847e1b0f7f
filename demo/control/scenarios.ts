import type { Vocabulary } from '../server/vocabulary';

/** A state of the console that one click sets: requests of the control interface, in order. */
export interface Scenario {
  readonly id: string;
  /** The part of the console it concerns. */
  readonly area: string;
  readonly label: string;
  readonly steps: readonly (readonly [path: string, body: object])[];
}

const scenario = (area: string, id: string, label: string, ...steps: Scenario['steps']): Scenario => ({
  id,
  area,
  label,
  steps,
});
const license = (pid: string, status: number, days: number) => ({ pid, status, days });
const quiet = { license: [], idp: false, promotion: false, isKickingAction: false };
const upgradeDue = ['access', { profile: { companyProfile: { showUpgradeToFoundationBanner: true } } }] as const;
const profile = (advancedInfo: object) => ['access', { profile: { advancedInfo } }] as const;

/** Every scenario, in the order of the control page. */
export const scenariosOf = ({ regions, sites, views, userTypes }: Vocabulary): readonly Scenario[] => [
  ...regions.map((region) =>
    scenario('Region and site', `region-${region}`, `Region ${region}`, ['config', { region }]),
  ),
  scenario('Region and site', 'region-none', 'No region', ['config', { region: '' }]),
  ...sites.map((site) => scenario('Region and site', `site-${site}`, `Site ${site}`, ['config', { site }])),
  scenario('Region and site', 'tracking', 'Tracking on', ['config', { tracking: true, serviceProviderContext: false }]),

  ...views.map((view) => scenario('User', `view-${view}`, `View ${view}`, profile({ view }))),
  ...userTypes.map((type) => scenario('User', `user-${type}`, `User type ${type}`, profile({ userType: type }))),
  ...everyOther,
];

/** The scenarios that are the same in every project. */
const everyOther: readonly Scenario[] = [
  scenario('User', 'partner', 'Partner with a logo', [
    'access',
    { profile: { partnerId: 'partner-northgate', logo: '/__demo/pages/partner-logo.svg' } },
  ]),
  scenario('User', 'gate-closed', 'Sign-in gate closed', [
    'access',
    { flags: { 'allow-poseidon-sign-in': 0 }, profile: { advancedInfo: { isFoundation: false } } },
  ]),
  scenario('User', 'terms-due', 'Terms to be accepted', profile({ showMSPTermsPopup: true })),
  scenario('User', 'opt-in-due', 'Search not opted in', ['access', { flags: { 'platform-data-query-preview': 0 } }]),

  scenario('Entries', 'entries-ordinary', 'Ordinary', ['entries', { hostile: false }]),
  scenario('Entries', 'entries-hostile', 'Hostile and incomplete', ['entries', { hostile: true }]),

  scenario('Notifications', 'notes-none', 'None', ['notifications', { informative: 0, tasks: 0, items: [] }]),
  scenario('Notifications', 'notes-300', '300 of each type', ['notifications', { informative: 300, tasks: 300 }]),
  scenario('Notifications', 'notes-errors', '40 errors of each type', [
    'notifications',
    { informative: 40, tasks: 40, level: 'error' },
  ]),
  scenario('Notifications', 'notes-hostile', 'Hostile texts', [
    'notifications',
    {
      items: [
        {
          id: 'hostile-1',
          type: 0,
          level: 'security',
          description: '<img src=x onerror="alert(1)"><b>Bold</b> <a href="javascript:alert(1)">here</a>',
          application: '<script>alert(1)</script>',
          link: 'javascript:alert(1)',
        },
        { id: 'hostile-2', type: 0, level: 'error', description: `${'x'.repeat(2000)} \u202Egnp.exe`, time: null },
        { id: 'hostile-3', type: 1, level: 'pending', description: '', downloadUrl: 'https://evil.example/a.exe' },
      ],
    },
  ]),
  scenario('Notifications', 'notes-unread', '1,500 unread', ['notifications', { counts: { '0': 1500, '1': 12 } }]),

  scenario('Live channel', 'live-number', 'Unread count 42', ['push', { message: 42 }]),
  scenario('Live channel', 'live-logout', 'Session ended elsewhere', ['end-session', {}]),
  ...[1, 2, 3].map((logoutType) =>
    scenario('Live channel', `live-access-${logoutType}`, `Rights changed, kind ${logoutType}`, [
      'push',
      { message: { type: 'accessControlUpdate', logoutType } },
    ]),
  ),
  scenario('Live channel', 'live-typed', 'Message for another part', [
    'push',
    { message: { type: 'caseUpdated', id: 'case-7' } },
  ]),
  scenario('Live channel', 'live-broken', 'Message of a wrong shape', ['push', { message: { type: 7, token: null } }]),
  scenario('Live channel', 'live-cut', 'Every connection cut', ['disconnect', {}]),

  scenario('Banners', 'banners-none', 'None', ['banners', quiet]),
  ...['last_essential', 'advanced_trial', 'complimentary_credit', 'paid_credit', 'product-email-sensor'].map((pid) =>
    scenario('Banners', `banner-${pid}`, `Only ${pid}`, ['banners', { ...quiet, license: [license(pid, 1, 9)] }]),
  ),
  ...[14, 1, 0].map((days) =>
    scenario('Banners', `banner-days-${days}`, `Days left: ${days}`, [
      'banners',
      { ...quiet, license: [license('last_essential', 2, days), license('advanced_trial', 1, days)] },
    ]),
  ),
  scenario('Banners', 'banner-idp', 'Identity provider', ['banners', { ...quiet, idp: true }]),
  scenario('Banners', 'banner-promotion', 'Credit promotion', [
    'banners',
    { ...quiet, promotion: true, promotionQualified: true },
  ]),
  scenario('Banners', 'banner-unqualified', 'Promotion, not qualified', [
    'banners',
    { ...quiet, promotion: true, promotionQualified: false },
  ]),
  scenario('Banners', 'banner-kicking', 'Kicking action', ['banners', { ...quiet, isKickingAction: true }]),
  scenario('Banners', 'upgrade-due', 'Upgrade due', ['banners', quiet], upgradeDue),

  scenario('Time left', 'idle-65', 'Idle: 65 s left', ['session', { idleTimeoutLeft: 65_000 }]),
  scenario('Time left', 'idle-none', 'No idle time-out', ['session', { idleTimeoutLeft: null }]),
  scenario('Time left', 'session-305', 'Session: 305 s left', ['session', { sessionTimeoutLeft: 305_000 }]),
  scenario('Time left', 'session-65', 'Session: 65 s left', ['session', { sessionTimeoutLeft: 65_000 }]),

  scenario('Menu', 'menu-5000', '5,000 more entries', ['menu', { entries: 5000 }]),
  scenario('Menu', 'menu-own', 'The usual menu', ['menu', { entries: 0 }]),

  scenario('Next answers', 'next-401', 'Menu: 401', ['next', { operation: 'getMenu', status: 401 }]),
  scenario('Next answers', 'next-kicked', 'Menu: 401 with 4011403', [
    'next',
    { operation: 'getMenu', status: 401, body: { info: { number: 4011403 } } },
  ]),
  scenario('Next answers', 'next-outage', 'Profile: 503', ['next', { operation: 'getAuth', status: 503, times: 3 }]),
  scenario('Next answers', 'next-slow', 'Profile: after 8 s', ['next', { operation: 'getAuth', delayMs: 8000 }]),
  scenario('Next answers', 'next-broken', 'Menu: a page of a proxy', [
    'next',
    { operation: 'getMenu', raw: '<html>Proxy</html>' },
  ]),
  scenario('Next answers', 'jump-notice-1', 'Jump: notice 1', [
    'next',
    { operation: 'getSsoStatus', status: 400, body: { info: { number: 4006032 } } },
  ]),
  scenario('Next answers', 'jump-notice-2', 'Jump: notice 2', [
    'next',
    { operation: 'getSsoStatus', status: 400, body: { info: { number: 4006031 } } },
  ]),
  scenario('Next answers', 'jump-no-redirect', 'Jump: no redirect', ['next', { operation: 'getSsoStatus', body: {} }]),
  scenario('Next answers', 'jump-foreign', 'Jump: foreign redirect', [
    'next',
    { operation: 'getSsoStatus', body: { redirectUrl: 'https://evil.example/sso' } },
  ]),
  scenario('Next answers', 'jump-no-target', 'Jump: no address', [
    'next',
    { operation: 'followSsoRedirect', body: { data: {} } },
  ]),
];
