// Generated from descriptors/. Do not edit.
import type { Dialog, Drawer, Screen } from './descriptor-types';
import type { IconName } from './icons';
import type { Text } from './types';

/** A descriptor that is loaded when it is first needed. */
export interface Entry<T> {
  readonly id: string;
  readonly load: () => Promise<{ readonly default: T }>;
}

/** A dialog; whether it can be left without an answer is known before it is loaded. */
export interface DialogEntry extends Entry<Dialog> {
  readonly mustAnswer?: true;
}

/** A drawer; its title, its icon and, where it has one of its own, its width are known before it is loaded. */
export interface DrawerEntry extends Entry<Drawer> {
  readonly title: Text;
  readonly icon: IconName;
  readonly width?: number;
}

/** Drawers by search type, or by what else they are opened for. */
export const drawers: Readonly<Record<string, DrawerEntry>> = {
  1: {
    id: 'email',
    load: () => import('./drawers/email'),
    title: { key: 'DRAWER.TITLE' },
    icon: 'envelope',
  },
  2: {
    id: 'host',
    load: () => import('./drawers/host'),
    title: { key: 'DRAWER.TITLE' },
    icon: 'desktop',
  },
  3: {
    id: 'file',
    load: () => import('./drawers/file'),
    title: { key: 'DRAWER.TITLE' },
    icon: 'document',
  },
  4: { id: 'url', load: () => import('./drawers/url'), title: { key: 'DRAWER.TITLE' }, icon: 'link' },
  5: {
    id: 'domain',
    load: () => import('./drawers/domain'),
    title: { key: 'DRAWER.TITLE' },
    icon: 'globe-network',
  },
  6: {
    id: 'ip',
    load: () => import('./drawers/ip'),
    title: { key: 'DRAWER.TITLE' },
    icon: 'ip-address',
  },
  7: {
    id: 'mobile',
    load: () => import('./drawers/mobile'),
    title: { key: 'DRAWER.TITLE' },
    icon: 'mobile-phone',
  },
  8: {
    id: 'host-pro',
    load: () => import('./drawers/host-pro'),
    title: { key: 'DRAWER.TITLE' },
    icon: 'desktop',
  },
  9: {
    id: 'container',
    load: () => import('./drawers/container'),
    title: { key: 'DRAWER.TITLE' },
    icon: 'box',
  },
  10: {
    id: 'cloud-asset',
    load: () => import('./drawers/cloud-asset'),
    title: { key: 'DRAWER.TITLE' },
    icon: 'cloud',
  },
  11: {
    id: 'user-account',
    load: () => import('./drawers/user-account'),
    title: { key: 'DRAWER.TITLE' },
    icon: 'user',
  },
  12: {
    id: 'threat-insight',
    load: () => import('./drawers/threat-insight'),
    title: { key: 'DRAWER.TITLE' },
    icon: 'virus',
  },
  13: {
    id: 'process',
    load: () => import('./drawers/process'),
    title: { key: 'DRAWER.TITLE' },
    icon: 'cog',
  },
  'object-group': {
    id: 'object-group',
    load: () => import('./drawers/object-group'),
    title: { key: 'drawers.object-group.title', text: 'Sensitive files' },
    icon: 'multi-select',
    width: 500,
  },
};

/** Name of a screen. */
export type ScreenId = 'audit-log' | 'cloud-assets' | 'cloud-overview' | 'cloud-summary' | 'console-accounts' | 'console-settings' | 'container-inventory' | 'container-security' | 'dashboard' | 'data-inventory' | 'email-accounts' | 'email-log' | 'endpoint-inventory' | 'global-search' | 'identity-inventory' | 'indicators' | 'intelligence-insights' | 'mobile-inventory' | 'platform-directory-all' | 'platform-directory-pre-release' | 'platform-directory' | 'remote-support-requests' | 'remote-support' | 'reports' | 'roles' | 'search' | 'security-posture' | 'threat-hunting' | 'threat-insights' | 'workbench-alert' | 'workbench';

/** Screens by name. */
export const screens: Readonly<Record<ScreenId, Entry<Screen>>> = {
  'audit-log': { id: 'audit-log', load: () => import('./screens/audit-log') },
  'cloud-assets': { id: 'cloud-assets', load: () => import('./screens/cloud-assets') },
  'cloud-overview': { id: 'cloud-overview', load: () => import('./screens/cloud-overview') },
  'cloud-summary': { id: 'cloud-summary', load: () => import('./screens/cloud-summary') },
  'console-accounts': { id: 'console-accounts', load: () => import('./screens/console-accounts') },
  'console-settings': { id: 'console-settings', load: () => import('./screens/console-settings') },
  'container-inventory': { id: 'container-inventory', load: () => import('./screens/container-inventory') },
  'container-security': { id: 'container-security', load: () => import('./screens/container-security') },
  dashboard: { id: 'dashboard', load: () => import('./screens/dashboard') },
  'data-inventory': { id: 'data-inventory', load: () => import('./screens/data-inventory') },
  'email-accounts': { id: 'email-accounts', load: () => import('./screens/email-accounts') },
  'email-log': { id: 'email-log', load: () => import('./screens/email-log') },
  'endpoint-inventory': { id: 'endpoint-inventory', load: () => import('./screens/endpoint-inventory') },
  'global-search': { id: 'global-search', load: () => import('./screens/global-search') },
  'identity-inventory': { id: 'identity-inventory', load: () => import('./screens/identity-inventory') },
  indicators: { id: 'indicators', load: () => import('./screens/indicators') },
  'intelligence-insights': { id: 'intelligence-insights', load: () => import('./screens/intelligence-insights') },
  'mobile-inventory': { id: 'mobile-inventory', load: () => import('./screens/mobile-inventory') },
  'platform-directory-all': { id: 'platform-directory-all', load: () => import('./screens/platform-directory-all') },
  'platform-directory-pre-release': {
    id: 'platform-directory-pre-release',
    load: () => import('./screens/platform-directory-pre-release'),
  },
  'platform-directory': { id: 'platform-directory', load: () => import('./screens/platform-directory') },
  'remote-support-requests': { id: 'remote-support-requests', load: () => import('./screens/remote-support-requests') },
  'remote-support': { id: 'remote-support', load: () => import('./screens/remote-support') },
  reports: { id: 'reports', load: () => import('./screens/reports') },
  roles: { id: 'roles', load: () => import('./screens/roles') },
  search: { id: 'search', load: () => import('./screens/search') },
  'security-posture': { id: 'security-posture', load: () => import('./screens/security-posture') },
  'threat-hunting': { id: 'threat-hunting', load: () => import('./screens/threat-hunting') },
  'threat-insights': { id: 'threat-insights', load: () => import('./screens/threat-insights') },
  'workbench-alert': { id: 'workbench-alert', load: () => import('./screens/workbench-alert') },
  workbench: { id: 'workbench', load: () => import('./screens/workbench') },
};

/** Name of a dialog. */
export type DialogId = 'access-changed' | 'ai-companion' | 'attack-path' | 'attack-simulator' | 'cloud-workload' | 'company-console-notice' | 'data-query-opt-in' | 'file-content' | 'full-screen-page' | 'generic' | 'jump-failed' | 'language' | 'mfa' | 'pre-release' | 'session-kicked' | 'session' | 'site-notice' | 'support-case' | 'terms' | 'time-zone' | 'upgrade-confirm' | 'upgrade-soon' | 'upgrade';

/** Dialogs by name. */
export const dialogs: Readonly<Record<DialogId, DialogEntry>> = {
  'access-changed': { id: 'access-changed', load: () => import('./dialogs/access-changed'), mustAnswer: true },
  'ai-companion': { id: 'ai-companion', load: () => import('./dialogs/ai-companion') },
  'attack-path': { id: 'attack-path', load: () => import('./dialogs/attack-path') },
  'attack-simulator': { id: 'attack-simulator', load: () => import('./dialogs/attack-simulator') },
  'cloud-workload': { id: 'cloud-workload', load: () => import('./dialogs/cloud-workload') },
  'company-console-notice': { id: 'company-console-notice', load: () => import('./dialogs/company-console-notice') },
  'data-query-opt-in': { id: 'data-query-opt-in', load: () => import('./dialogs/data-query-opt-in') },
  'file-content': { id: 'file-content', load: () => import('./dialogs/file-content') },
  'full-screen-page': { id: 'full-screen-page', load: () => import('./dialogs/full-screen-page') },
  generic: { id: 'generic', load: () => import('./dialogs/generic') },
  'jump-failed': { id: 'jump-failed', load: () => import('./dialogs/jump-failed') },
  language: { id: 'language', load: () => import('./dialogs/language') },
  mfa: { id: 'mfa', load: () => import('./dialogs/mfa') },
  'pre-release': { id: 'pre-release', load: () => import('./dialogs/pre-release') },
  'session-kicked': { id: 'session-kicked', load: () => import('./dialogs/session-kicked'), mustAnswer: true },
  session: { id: 'session', load: () => import('./dialogs/session'), mustAnswer: true },
  'site-notice': { id: 'site-notice', load: () => import('./dialogs/site-notice') },
  'support-case': { id: 'support-case', load: () => import('./dialogs/support-case') },
  terms: { id: 'terms', load: () => import('./dialogs/terms'), mustAnswer: true },
  'time-zone': { id: 'time-zone', load: () => import('./dialogs/time-zone') },
  'upgrade-confirm': { id: 'upgrade-confirm', load: () => import('./dialogs/upgrade-confirm') },
  'upgrade-soon': { id: 'upgrade-soon', load: () => import('./dialogs/upgrade-soon') },
  upgrade: { id: 'upgrade', load: () => import('./dialogs/upgrade') },
};
