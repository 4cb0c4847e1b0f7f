import { routeBehindHash, type Trust } from '~/api/safe-address';
import { enabled, type Enablement } from '~/descriptor/enabled';
import { evaluate } from '~/descriptor/evaluate';
import type { Action, Button } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { isString } from '~/lib/json';
import { useServices } from '../context/services';

/**
 * Gives a function that evaluates the state of a button. A button that leads to a page of the console which is not
 * available yet is disabled for users who may not open it.
 */
export function useEnabled(): (button: Button, scope: Scope) => Enablement {
  const { trust } = useServices();
  return (button, scope) => {
    const state = enabled(button, scope);
    if (!state.enabled) return state;
    const path = pathOf(button.action, scope, trust);
    const isUnavailable = path !== undefined && trust.isUnavailable?.(path) === true;
    return isUnavailable ? { enabled: false, reason: { key: 'UI.PLACEHOLDER.CLOSED' } } : state;
  };
}

/** The path of the console that an action leads to. */
function pathOf(action: Action, scope: Scope, trust: Trust): string | undefined {
  if (action.type === 'navigate') return action.to;
  if (action.type !== 'open') return undefined;
  const address = evaluate(action.href, scope);
  return isString(address) ? routeBehindHash(address, trust) : undefined;
}
