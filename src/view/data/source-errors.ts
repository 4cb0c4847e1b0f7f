import { useEffect, useRef } from 'react';
import { showApiError } from '~/actions/show-api-error';
import { ApiError } from '~/api/api-error';
import { presentError, unknownSourceError, type SourceErrorState } from '~/state/present-error';
import { useServices } from '../context/services';

/** The state of a part of the page whose source failed with this error. */
export function sourceErrorState(error: unknown): SourceErrorState {
  return error instanceof ApiError ? presentError(error, 'source') : unknownSourceError;
}

/** Shows each error of the sources of an open dialog once, as its error policy wants for dialogs. */
export function useShowSourceErrors(errors: readonly unknown[]): void {
  const services = useServices();
  const shown = useRef(new WeakSet<ApiError>());
  useEffect(() => {
    for (const error of errors) {
      if (!(error instanceof ApiError) || shown.current.has(error)) continue;
      shown.current.add(error);
      showApiError(error, 'dialog', services);
    }
  });
}
