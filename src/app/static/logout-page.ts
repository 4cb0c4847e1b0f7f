import type { PlainPage } from './plain-page';

/** The page after signing out: `t=2` was by force, everything else by the user. */
export function logoutPage(search: string): PlainPage {
  const isForced = new URLSearchParams(search).get('t') === '2';
  return {
    title: 'UI.SIGNED_OUT.TITLE',
    text: isForced ? 'UI.SIGNED_OUT.FORCED' : 'UI.SIGNED_OUT.BY_USER',
    facts: [],
    link: { words: 'UI.BLOCKED.SIGN_IN', to: './' },
  };
}
