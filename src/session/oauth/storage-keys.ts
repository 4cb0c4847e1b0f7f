import { settings } from '~/generated/console/console';

const { prefix } = settings.storage;

/** Keys in session storage of the sign-in by OAuth 2. */
export const oauthKeys = {
  /** A sign-in that has begun. */
  attempt: `${prefix}signInAttempt`,
  tokens: `${prefix}signInTokens`,
} as const;
