import { ApiError } from '../api/api-error';

/** The message of every panel without one of its own. */
export const noData = 'DRAWER.NO_DATA';

/** What a failed source means to its panel: `empty` and `blank` leave it what it knows from elsewhere, `empty` as an empty panel. */
export interface SourceFailure {
  readonly state: 'failed' | 'empty' | 'blank';
  /** Key of a shared message. */
  readonly message: string;
  readonly traceId?: string;
}

/** Reads a failure as `errors.json` says. What that table shows elsewhere leaves the panel without data. */
export function sourceFailure(error: unknown): SourceFailure {
  if (!(error instanceof ApiError)) return { state: 'failed', message: noData };
  const { show, message, traceId } = error.row;
  const inPanel = show === 'panel' || show === 'empty';
  return {
    state: show === 'empty' || show === 'blank' ? show : 'failed',
    message: inPanel && message !== undefined ? message : noData,
    ...(traceId === true && { traceId: error.traceId }),
  };
}
