import { settings } from '~/generated/console/console';

const { prefix, token = `${prefix}token` } = settings.storage;

/** Keys in local storage. */
export const localKeys = {
  token,
  language: `${prefix}language`,
  sideMenu: `${prefix}sideMenu`,
  searchHistory: `${prefix}searchHistory:`,
  recentPeriods: `${prefix}recentPeriods:`,
  theme: `${prefix}theme`,
  drawerWidth: `${prefix}drawerWidth`,
  drawerPinned: `${prefix}drawerPinned`,
  drawerFolded: `${prefix}drawerFolded`,
  bannerHeight: `${prefix}bannerHeight`,
  plainKeysOff: `${prefix}plainKeysOff`,
} as const;

/** Keys in session storage. */
export const sessionKeys = {
  brand: `${prefix}brand`,
  signInRedirects: `${prefix}signInRedirects`,
  recentObjects: `${prefix}recentObjects:`,
  beforeSearch: `${prefix}beforeSearch:`,
  drafts: `${prefix}drafts:`,
  reloaded: `${prefix}reloaded`,
  reloadedFor: `${prefix}reloadedFor`,
} as const;

/** Name of the channel between the tabs of the console. */
export const tabChannel = `${prefix}tabs`;
