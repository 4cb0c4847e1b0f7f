/** Names in local storage. */
export const localKeys = {
  token: 'uic-token',
  language: 'uic_language',
  consoleSettings: 'uic_consoleSettings',
  advancedInfo: 'uic_advancedInfo',
  userName: 'uic_user_name',
  role: 'uic_role',
  view: 'uic_view',
  noUpgradeBanner: 'uic_noUpgradeBanner',
  upgradeRemindLater: 'uic_upgradeRemindLater',
  mfaPromptNever: 'uic-mfa-prompt-never',
  sideMenu: 'uic_sideMenu',
  searchHistory: 'uic_searchHistory:',
  theme: 'uic_theme',
} as const;

/** Names in session storage. */
export const sessionKeys = {
  brand: 'uic_brand',
  intNotice: 'uic_intNotice',
  signInRedirects: 'uic_signInRedirects',
} as const;
