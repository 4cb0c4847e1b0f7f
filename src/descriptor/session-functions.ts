import type { Scope } from '../generated/types';
import { own } from '../lib/own';

/** Whether a feature flag is on: exactly 1. */
export function flag(scope: Scope, name: string): boolean {
  return own(own(scope, 'flags'), name) === 1;
}

/** Whether the account has a permission: exactly 1. */
export function can(scope: Scope, name: string): boolean {
  return own(own(scope, 'permissions'), name) === 1;
}

/** An address of the start-up configuration. */
export function externalLink(scope: Scope, name: string): string | undefined {
  const address = own(own(scope, 'externalLinks'), name);
  return typeof address === 'string' ? address : undefined;
}
