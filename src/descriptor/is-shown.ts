import type { Expression, Scope } from '~/generated/contract/types';
import { evaluate } from './evaluate';

/** A part of a descriptor that can be hidden. */
interface Part {
  readonly visibleWhen?: Expression;
  /** The action of a button. */
  readonly action?: { readonly type: string; readonly href?: Expression };
}

/**
 * True if a part is shown: without a condition always, with a condition only if it is exactly true. A button that opens
 * an address is hidden while it has no address.
 */
export function isShown({ visibleWhen, action }: Part, scope: Scope): boolean {
  return isTrue(visibleWhen, scope) && (action?.type !== 'open' || hasAddress(action.href, scope));
}

/** The result of a condition. An absent condition is true, an undecided one false. */
export function isTrue(condition: Expression | undefined, scope: Scope): boolean {
  return condition === undefined || evaluate(condition, scope) === true;
}

function hasAddress(href: Expression | undefined, scope: Scope): boolean {
  const address = href && evaluate(href, scope);
  return address !== undefined && address !== null && address !== '';
}
