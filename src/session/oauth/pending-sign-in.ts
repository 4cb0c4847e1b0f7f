import { isInAppPath } from '~/api/safe-address';
import { getOwn, ownText } from '~/lib/get-own';
import type { SafeStorage } from '~/platform/safe-storage';
import { oauthKeys } from './storage-keys';

/** A sign-in that has begun. */
export interface PendingSignIn {
  /** Random text that the provider gives back (RFC 6749, section 10.12). */
  readonly state: string;
  /** Proves to the provider that the code goes to whoever asked for it (RFC 7636). */
  readonly verifier: string;
  /** Path of the console from which the person came. */
  readonly returnTo: string;
}

/** Stores the only sign-in that this tab waits for; false where the browser stores nothing. */
export function storePending(tab: SafeStorage, pending: PendingSignIn): boolean {
  return tab.write(oauthKeys.attempt, JSON.stringify(pending));
}

/**
 * The sign-in to which an answer belongs; `undefined` if this tab has begun none, or another one. Whichever it is, no
 * further answer belongs to it.
 */
export function takePending(tab: SafeStorage, state: string): PendingSignIn | undefined {
  const stored = tab.readJson(oauthKeys.attempt);
  tab.remove(oauthKeys.attempt);
  const [expected, verifier] = [ownText(stored, 'state'), ownText(stored, 'verifier')];
  if (expected === undefined || verifier === undefined || !isSame(expected, state)) return undefined;
  const returnTo = getOwn(stored, 'returnTo');
  return { state: expected, verifier, returnTo: isInAppPath(returnTo) ? returnTo : '/' };
}

/** Compares secrets of one length in a time that does not depend on where they differ. */
function isSame(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index += 1) difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  return difference === 0;
}
