import { menu } from '../model/menu';

/** What the console asks for when it starts, by the path of the call. */
export function startAnswers(hasMenu: boolean): Readonly<Record<string, unknown>> {
  return {
    '/config.json': { allowedOrigins: ['https://example.test'] },
    '/ui/uic/v3/auth': profile,
    '/ui/uic/v3/menu': {
      data: hasMenu ? menuEntries() : [entry(shownKey, 'One')],
      preRelease: false,
      previewFramework: { preReleaseIds: [] },
    },
    '/ui/uic/v3/session': {
      timeoutLeft: { idleTimeoutLeft: 1_800_000, sessionTimeoutLeft: 28_800_000 },
      isFoundation: true,
    },
    '/ui/uic/v3/notifications/counts': { counts: { 0: 0, 1: 0 }, token: '', webSocketUrl: '' },
    '/ui/uic/v3/notifications/languages/en': { notifications: [], lastReadTime: 0 },
    '/ui/uic/v3/notification': { license: [], idp: false, promotion: false, modal: { isKickingAction: false } },
    '/ui/uic/v3/setting/landingPage': { id: 8761 },
  };
}

/** Key of the menu entry whose page is open while the menu is measured; its group is unfolded. */
const shownKey = 88;

/** Address of that page. */
export const shownPage = '#/app/ddr';

/** The menu of the comparison. Its first page is one that ships, so that its groups are unfolded. */
function menuEntries(): readonly object[] {
  let pages = 0;
  const keyOf = () => (pages++ === 0 ? shownKey : 20_000 + pages);
  return menu.map((area) =>
    entry(
      area.label,
      area.label,
      area.children.map((group) =>
        entry(
          group.label,
          group.label,
          group.children.map(({ label }) => entry(keyOf(), label)),
        ),
      ),
    ),
  );
}

function entry(id: string | number, title: string, children: readonly object[] = []): object {
  return { id, title, l10n: title, icon: 'dashboard', sidebar: true, role: 'all', preview: false, children };
}

const profile = {
  user_name: 'analyst@example.test',
  companyName: 'Example',
  role: 'Master Administrator',
  account_id: 'account',
  companyGUID: 'company',
  user_id: 'user',
  roleId: 'role',
  logo: '',
  partnerId: '',
  accountProfile: { email: 'analyst@example.test' },
  companyProfile: { showUpgradeToFoundationBanner: false },
  consoleSettings: { hash: 'hash' },
  aidialog: false,
  caseLogApp: false,
  helpKitApp: false,
  advancedInfo: { userType: 'root', view: 'ents', isFoundation: true, isMigrated: false, showMSPTermsPopup: false },
  access: { console: 1, account: 1, company: 1, flagsState: {}, permissions: {} },
};
