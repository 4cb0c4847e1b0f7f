import { createContext, use } from 'react';
import { ApiError } from '~/api/api-error';
import { runActions } from '~/actions/run-action';
import type { ActionContext } from '~/actions/action-context';
import { showApiError } from '~/actions/show-api-error';
import type { Action } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { commonError } from '~/state/present-error';
import { ErrorReporterContext } from '~/ui/Boundary';
import { useServices } from '../context/services';
import type { SourceResults } from '../data/use-sources';
import { SequenceContext, type SequenceOf } from './drawer-sequence';

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

/** What one run of actions has of its own. */
export interface RunOptions extends Pick<ActionContext, 'showFailure' | 'showCancelled' | 'callOptions'> {
  /** The drawer sequence of an object that the actions open. */
  readonly sequenceOf?: SequenceOf;
}

/**
 * Gives a function that runs the actions of a descriptor one after the other, in the surrounding action host. A drawer
 * that they open gets its sequence from `sequenceOf`, else from the surrounding list. What the function gives never
 * rejects: a failure is shown to the user.
 */
export function useRun(): (actions: readonly Action[], scope: Scope, options?: RunOptions) => Promise<void> {
  const services = useServices();
  const { follow, close, dismiss, refresh } = use(ActionHostContext);
  const surrounding = use(SequenceContext);
  const report = useReport();
  return (actions, scope, { sequenceOf = surrounding, ...ofForm } = {}) => {
    const host = { close, refresh, ...(dismiss && { dismiss }) };
    const work = runActions(actions, { services, scope, sequenceOf, ...ofForm, ...host }).catch(report);
    follow?.(work);
    return work;
  };
}

/**
 * Gives a function that shows a failure over the page: one of a call as its error policy wants, another as a mistake of
 * the console, or code that cannot be loaded, which is also logged.
 */
export function useReport(): (error: unknown) => void {
  const services = useServices();
  const reporter = use(ErrorReporterContext);
  return (error) => {
    if (error instanceof ApiError) return showApiError(error, 'action', services);
    const traceId = reporter.traceIdOf(error);
    reporter.write(`An action failed, trace ID ${traceId}: ${String(error)}`);
    services.toasts.show({ intent: 'danger', text: { key: commonError }, traceId });
    void services.update.check();
  };
}
