/** The modules of the engine that pages and compiled modules import, by their paths in it. */
export const bundleEntries = [
  ...['src/app/main.tsx', 'src/app/static/info.ts', 'src/app/static/logout.ts'],
  // What is compiled of a console that signs in by OAuth 2 imports it.
  'src/app/oauth/start-oauth.ts',
  // And that of one that begins in the language of the browser.
  'src/i18n/nearest-language.ts',
];
