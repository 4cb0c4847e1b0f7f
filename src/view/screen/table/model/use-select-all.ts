import { useCallback, useEffect, useRef, useState } from 'react';
import { useReport } from '~/view/action/action-host';
import { useServices } from '~/view/context/services';
import { collectEntries, PageFailure, type Progress } from './collect-entries';
import type { ListModel } from './list-model';
import type { Selection } from './use-selection';

/** Selects the complete list, or its first rows if it is longer than an export may be. */
export interface SelectAll {
  /** Number of rows that it selects; 0 if there are no more than those that are selected. */
  readonly count: number;
  /** Whether the list has more rows than that. */
  readonly isCut: boolean;
  /** The rows that are loaded for it, while it is running; the rows from 1 that could not be loaded. */
  readonly status: Progress | { readonly from: number; readonly to: number } | undefined;
  readonly start: () => void;
  /** Cancels what is running: the selection stays as it is. */
  readonly stop: () => void;
}

/** Loads the rows of a list that are not loaded yet, to select them. Other filters cancel it. */
export function useSelectAll(
  list: ListModel,
  { selection, pageSize, filterKey }: { selection: Selection; pageSize: number; filterKey: string },
): SelectAll {
  const { settings } = useServices();
  const report = useReport();
  const [status, setStatus] = useState<SelectAll['status']>();
  const running = useRef<AbortController>(undefined);
  const maxRows = settings.screens.exportRows;
  const total = list.hasMore ? Infinity : list.total;
  const count = Math.min(total, maxRows);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setStatus(undefined);
  }, []);
  useEffect(() => stop, [stop, filterKey]);

  const { fetchPage } = list;
  const { set } = selection;
  const start = async (): Promise<void> => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setStatus({ count: 0, total: Math.min(list.total, maxRows) });
    try {
      const all = await collectEntries({ fetchPage, pageSize, maxRows, signal, onProgress: setStatus });
      set(all.entries, true);
      setStatus(undefined);
    } catch (error) {
      // If it was cancelled, the selection stays as it is.
      if (signal.aborted) return;
      const isPage = error instanceof PageFailure;
      setStatus(isPage ? { ...error.rows, to: Math.min(error.rows.to, list.total) } : undefined);
      report(isPage ? error.cause : error);
    }
  };
  return {
    count: selection.entries.size < count ? count : 0,
    isCut: count < total,
    status,
    start: () => void start(),
    stop,
  };
}
