import { getOwn, ownText } from '~/lib/get-own';
import { isNumber } from '~/lib/json';
import type { SafeStorage } from '~/platform/safe-storage';
import { oauthKeys } from './storage-keys';

/** What the provider grants: tokens, and for how long. */
export interface Grant {
  readonly access: string;
  readonly refresh?: string;
  /** Milliseconds that the access token is valid; absent where the provider does not say it. */
  readonly lifetime?: number;
}

/** The tokens of a tab. */
export interface Tokens {
  /** Id of the sign-in; a copy of the tab has the same. */
  readonly id: string;
  /** How often they have been refreshed. */
  readonly round: number;
  readonly access: string;
  readonly refresh?: string;
  /** Milliseconds since 1970 from which the access token is not used any more. */
  readonly endsAt?: number;
  /** Milliseconds since 1970 from which it is refreshed. */
  readonly dueAt?: number;
}

/** Tokens are refreshed when a quarter of their time is left, but not earlier than that many milliseconds before. */
const earliest = 60_000;

/** The tokens of a grant that was made at `now`. */
export function tokensOf({ access, refresh, lifetime }: Grant, id: string, round: number, now: number): Tokens {
  const early = refresh === undefined ? 0 : Math.min(earliest, (lifetime ?? 0) / 4);
  return {
    id,
    round,
    access,
    ...(refresh !== undefined && { refresh }),
    ...(lifetime !== undefined && { endsAt: now + lifetime, dueAt: now + lifetime - early }),
  };
}

/** The tokens that a value holds; `undefined` if it holds none. */
export function readTokens(value: unknown): Tokens | undefined {
  const [id, access, refresh] = [ownText(value, 'id'), ownText(value, 'access'), ownText(value, 'refresh')];
  const [round, endsAt, dueAt] = [getOwn(value, 'round'), getOwn(value, 'endsAt'), getOwn(value, 'dueAt')];
  if (id === undefined || access === undefined || !isNumber(round)) return undefined;
  return {
    id,
    round,
    access,
    ...(refresh !== undefined && { refresh }),
    ...(isNumber(endsAt) && { endsAt }),
    ...(isNumber(dueAt) && { dueAt }),
  };
}

/** The tokens in the session storage of a tab. */
export function storedTokens(tab: SafeStorage): Tokens | undefined {
  return readTokens(tab.readJson(oauthKeys.tokens));
}

/** Stores the tokens of a tab; none removes them. */
export function storeTokens(tab: SafeStorage, tokens: Tokens | undefined): void {
  if (tokens) tab.write(oauthKeys.tokens, JSON.stringify(tokens));
  else tab.remove(oauthKeys.tokens);
}
