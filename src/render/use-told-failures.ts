import { useEffect, useRef } from 'react';
import { tellFailure } from '../actions/tell-failure';
import { ApiError } from '../api/api-error';
import { useServices } from './services';

/** Tells once of each failed source whose row in `errors.json` asks for a note; all others are told in their places. */
export function useToldFailures(errors: readonly unknown[]): void {
  const services = useServices();
  const told = useRef(new WeakSet<ApiError>());
  useEffect(() => {
    for (const error of errors) {
      if (!(error instanceof ApiError) || error.row.show !== 'toast' || told.current.has(error)) continue;
      told.current.add(error);
      tellFailure(error, services);
    }
  });
}
