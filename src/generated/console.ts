// Generated from descriptors/console.json. Do not edit.
import type { ConsoleSettings } from './descriptor-types';

/** Brand, languages, timers, limits and widths. */
export const settings: ConsoleSettings = {
  brand: {
    default: { key: 'console.brand.default', text: 'Descry' },
    UAE: { key: 'console.brand.UAE', text: 'Descry UAE' },
    serviceProvider: { key: 'console.brand.serviceProvider', text: 'Descry Partner' },
  },
  languages: ['en', 'ja'],
  demoMarker: '_demo_',
  timers: {
    assistantStart: 200,
    startupTasks: 500,
    signInMessage: 1000,
    signInSettle: 4000,
    logoutHandshake: 2000,
    toast: 5000,
    frameLoad: 15000,
    skeletonDelay: 150,
    signInWindow: 60000,
    retryPause: 300,
  },
  limits: { signInRedirects: 3, menuDepth: 3, listFirst: 10, chipsFirst: 40, retries: 2 },
  widths: {
    drawer: 450,
    drawerMin: 360,
    drawerMax: 960,
    dialog: 832,
    dialogHeight: 512,
    confirm: 440,
    tooltip: 304,
  },
  layers: { drawer: 1001, dialog: 1002, toast: 1003 },
  accessDenied: {
    router: { key: 'console.accessDenied.router', text: 'Your account has no access to this page.' },
    app_router: { key: 'console.accessDenied.app_router', text: 'This page is not part of your menu.' },
    api: { key: 'console.accessDenied.api', text: 'The server refused access to your account data.' },
    console: {
      key: 'console.accessDenied.console',
      text: 'Your account has no access to the console settings.',
    },
    other: { key: 'console.accessDenied.other', text: 'You do not have access.' },
  },
  exemptFromAccess: ['/users/started', '/users/about', '/users/403', '/users/maintenance', '/users/logout'],
};
