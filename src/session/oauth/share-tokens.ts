import { parseJson } from '~/lib/json';
import type { Page } from '~/platform/browser';
import type { TokenStore } from './token-store';
import { readTokens } from './tokens';

/** What tabs ask each other begins with these words. */
const messages = { request: 'tokens? ', answer: 'tokens! ' } as const;

/** The tokens of a sign-in in several tabs. */
export interface SharedTokens {
  /** Asks the copies of this tab for newer tokens, which come to the store. */
  request(): void;
  stop(): void;
}

/** Answers the copies of this tab that have older tokens, and takes over newer ones. */
export function shareTokens(page: Pick<Page, 'broadcast' | 'onBroadcast'>, store: TokenStore): SharedTokens {
  const stop = page.onBroadcast((message) => {
    const kind = Object.values(messages).find((start) => message.startsWith(start));
    const tokens = kind && readTokens(parseJson(message.slice(kind.length)));
    const current = store.current();
    if (!tokens || tokens.id !== current?.id) return;
    if (kind === messages.answer && tokens.round > current.round) store.set(tokens);
    if (kind === messages.request && tokens.round < current.round) {
      page.broadcast(messages.answer + JSON.stringify(current), true);
    }
  });
  return {
    request() {
      const { id, round } = store.current() ?? {};
      page.broadcast(messages.request + JSON.stringify({ id, round, access: '-' }));
    },
    stop,
  };
}
