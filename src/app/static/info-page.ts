import type { PlainPage } from './plain-page';

/** What is kept of a value that anyone can put into an address. */
const longest = 100;

/** The page that tells an outage; code and trace id stand in the query behind the `#`. */
export function infoPage(hash: string): PlainPage {
  const query = new URLSearchParams(hash.replace(/^#\/?\??/, ''));
  return {
    title: 'UI.INFO.TITLE',
    text: 'UI.INFO.TEXT',
    facts: [
      ['UI.INFO.CODE', (query.get('error_code') ?? '').slice(0, longest)],
      ['UI.INFO.TRACE', (query.get('trace') ?? '').slice(0, longest)],
    ],
    link: { words: 'UI.INFO.BACK', to: './' },
  };
}
