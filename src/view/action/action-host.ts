import { createContext, use } from 'react';
import { runActions } from '~/actions/run-action';
import type { ActionContext } from '~/actions/action-context';
import type { Action } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useServices } from '../context/services';
import type { SourceResults } from '../data/use-sources';

/** The part of the page that runs actions: it defines `close`, `dismiss` and `refresh`, and can follow their work. */
export interface ActionHost extends Pick<ActionContext, 'close' | 'dismiss' | 'refresh'> {
  /** The answers and failures of the sources of a dialog. */
  readonly sources?: SourceResults;
  /** Called with the work of each run. */
  readonly follow?: (work: Promise<void>) => void;
  /** Called when code begins to load; the result ends that. Unlike work, it does not continue in a closed dialog. */
  readonly beginLoading?: () => () => void;
}

const emptyHost: ActionHost = { close: () => undefined, refresh: () => undefined };

/** Provides the action host to the parts below. */
export const ActionHostContext = createContext<ActionHost>(emptyHost);

/** Gives a function that runs the actions of a descriptor one after the other, in the surrounding action host. */
export function useRun(): (actions: readonly Action[], scope: Scope) => Promise<void> {
  const services = useServices();
  const { follow, close, dismiss, refresh } = use(ActionHostContext);
  return (actions, scope) => {
    const work = runActions(actions, { services, scope, close, refresh, ...(dismiss && { dismiss }) });
    follow?.(work);
    return work;
  };
}
