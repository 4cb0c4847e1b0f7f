/** Keys in local storage. */
export const localKeys = {
  token: 'uic-token',
  language: 'uic_language',
  consoleSettings: 'uic_consoleSettings',
  advancedInfo: 'uic_advancedInfo',
  userName: 'uic_user_name',
  role: 'uic_role',
  view: 'uic_view',
  sideMenu: 'uic_sideMenu',
  searchHistory: 'uic_searchHistory:',
  theme: 'uic_theme',
  drawerWidth: 'uic_drawerWidth',
  drawerPinned: 'uic_drawerPinned',
  drawerFolded: 'uic_drawerFolded',
  bannerHeight: 'uic_bannerHeight',
} as const;

/** Keys in session storage. */
export const sessionKeys = {
  brand: 'uic_brand',
  signInRedirects: 'uic_signInRedirects',
  recentObjects: 'uic_recentObjects:',
  beforeSearch: 'uic_beforeSearch',
  drafts: 'uic_drafts:',
  reloaded: 'uic_reloaded',
  reloadedFor: 'uic_reloadedFor',
} as const;
