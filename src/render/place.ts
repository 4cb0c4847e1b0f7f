import { createContext, use } from 'react';
import { runActions } from '../actions/run-action';
import type { ActionContext } from '../actions/action-context';
import type { Action } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { useServices } from './services';
import type { SourceResults } from './use-sources';

/** What `close` and `refresh` mean to the actions of a part of the page; it may follow the work that begins there. */
export interface Place extends Pick<ActionContext, 'close' | 'dismiss' | 'refresh'> {
  /** What has come of the sources of a dialog. */
  readonly sources?: SourceResults;
  readonly follow?: (work: Promise<void>) => void;
}

const nowhere: Place = { close: () => undefined, refresh: () => undefined };

/** Says what `close` and `refresh` mean below. */
export const PlaceContext = createContext<Place>(nowhere);

/** Runs the actions of a descriptor, one after the other, as they are meant at this place. */
export function useRun(): (actions: readonly Action[], scope: Scope) => Promise<void> {
  const services = useServices();
  const { follow, close, dismiss, refresh } = use(PlaceContext);
  return (actions, scope) => {
    const work = runActions(actions, { services, scope, close, refresh, ...(dismiss && { dismiss }) });
    follow?.(work);
    return work;
  };
}
