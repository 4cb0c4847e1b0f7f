// Generated from descriptors/vocabulary.json. Do not edit.

/** Every feature flag. */
export const flags = [
  'platform-data-query-preview',
  'v1es-unified-policy',
  'pattern-ring-deployment',
  'endpoint-sensor-settings-policies',
  'ddr-data-policy-private-preview',
  'identity-inventory-app',
  'endpoint-security-updates',
  'allow-poseidon-sign-in',
  'uic-hide-language-settings',
] as const;

/** One feature flag. */
export type Flag = (typeof flags)[number];

/** Every permission. */
export const permissions = [
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
] as const;

/** One permission. */
export type Permission = (typeof permissions)[number];

/** Every region with special handling. */
export const regions = ['UAE', 'GOV_US'] as const;

/** One region with special handling. */
export type Region = (typeof regions)[number];

/** Every view of a user. */
export const views = ['ents', 'entp', 'smbp', 'xsp-itops', 'xsp-dfir', 'mspc'] as const;

/** One view of a user. */
export type View = (typeof views)[number];

/** Every known user type. */
export const userTypes = ['root', 'samlGroup', 'samlGroupSeamless', 'saml'] as const;

/** One known user type. */
export type UserType = (typeof userTypes)[number];

/** Every address of the start-up configuration. */
export const externalLinks = ['vendor', 'cas', 'cloudWorkload', 'sandboxHelp', 'mitre', 'reports'] as const;

/** One address of the start-up configuration. */
export type ExternalLink = (typeof externalLinks)[number];

/** Every icon the server may name in the menu. */
export const menuIcons = [
  'automatic-updates',
  'bug',
  'chart',
  'cloud',
  'code',
  'console',
  'credit-card',
  'cube',
  'dashboard',
  'database',
  'desktop',
  'diagram-tree',
  'document',
  'endorsed',
  'envelope',
  'eye-open',
  'folder-open',
  'globe-network',
  'graph',
  'help',
  'home',
  'info-sign',
  'key',
  'layers',
  'learning',
  'link',
  'lock',
  'menu',
  'mobile-phone',
  'notifications',
  'office',
  'people',
  'predictive-analysis',
  'search',
  'settings',
  'shield',
  'tag',
  'timeline-events',
  'trending-up',
  'user',
  'warning-sign',
  'wrench',
] as const;

/** One icon the server may name in the menu. */
export type MenuIcon = (typeof menuIcons)[number];
