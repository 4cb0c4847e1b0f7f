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

/** Whether the browser keeps a choice. */
export function remembered(scope: Scope, name: string): boolean {
  return own(own(scope, 'remembered'), name) === true;
}

/** Whether it is earlier than a moment of local time, e.g. `2025-02-01T08:00`; undecided without a clock. */
export function before(scope: Scope, moment: string): boolean | undefined {
  const now = own(scope, 'now');
  const then = new Date(moment).getTime();
  return typeof now === 'function' && !Number.isNaN(then) ? Number(now()) < then : undefined;
}

/** Path and query of the current page; undecided where there is none. */
export function currentPath(scope: Scope): string | undefined {
  const place = own(scope, 'place');
  return typeof place === 'function' ? String(place()) : undefined;
}
