import { useCallback, useEffect, useRef, useState } from 'react';
import { clipboardText, csvText } from '~/lib/sheet';
import { saveFile } from '~/platform/save-file';
import { useReport } from '~/view/action/action-host';
import { useServices } from '~/view/context/services';
import { useCopy } from '~/view/data/use-copy';
import { cellText } from '~/view/value/cell-text';
import { useFormatContext } from '~/view/value/formats/use-format-context';
import type { FormatContext } from '~/view/value/formats/value-format';
import type { NamedColumn } from './list-address';
import type { ListModel } from './list-model';
import { collectEntries, PageFailure, type CollectedEntries, type Progress } from './collect-entries';
import type { ListEntry } from './list-pages';

/** The target of an export. */
type ExportTarget = 'clipboard' | 'file';

/** Lines of cells. */
type Lines = readonly (readonly string[])[];

/** The state of the last export. A failed one names the rows, from 1, that could not be loaded. */
type ExportStatus =
  | ({ readonly kind: 'running' } & Progress)
  | ({ readonly kind: 'done'; readonly target: ExportTarget } & Progress)
  | { readonly kind: 'failed'; readonly target: ExportTarget; readonly from: number; readonly to: number };

/** Exports entries of a table: the given ones, else the complete list. */
export interface Exporter {
  readonly status: ExportStatus | undefined;
  readonly start: (target: ExportTarget, entries?: readonly ListEntry[]) => void;
  /** Cancels a running export and dismisses the status. */
  readonly stop: () => void;
}

/** Exports the displayed columns; each entry is a line. */
export function useExport(
  list: ListModel,
  table: { readonly columns: readonly NamedColumn[]; readonly pageSize: number; readonly name: string },
): Exporter {
  const { columns, pageSize, name } = table;
  const { settings } = useServices();
  const context = useFormatContext();
  const copy = useCopy();
  const report = useReport();
  const [status, setStatus] = useState<ExportStatus>();
  const running = useRef<AbortController>(undefined);
  const { fetchPage } = list;
  const maxRows = settings.screens.exportRows;

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setStatus(undefined);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const load = (signal: AbortSignal): Promise<CollectedEntries> => {
    const onProgress = (progress: Progress): void => setStatus({ kind: 'running', ...progress });
    onProgress({ count: 0, total: Math.min(list.total, maxRows) });
    return collectEntries({ fetchPage, pageSize, maxRows, signal, onProgress });
  };
  /** True if the rows were written. The browser learns of a copy before they are loaded: within the click. */
  const write = async (target: ExportTarget, all: CollectedEntries | Promise<CollectedEntries>): Promise<boolean> => {
    const lines = ({ entries }: CollectedEntries): Lines => linesOf(columns, entries, context);
    if (target === 'clipboard')
      return copy(all instanceof Promise ? all.then((each) => clipboardText(lines(each))) : clipboardText(lines(all)));
    saveFile(`${name}.csv`, csvText(lines(await all)), 'text/csv');
    return true;
  };
  const run = async (target: ExportTarget, entries: readonly ListEntry[] = []): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      const all = entries.length > 0 ? { entries, total: entries.length } : load(signal);
      const isWritten = await write(target, all);
      const { entries: rows, total } = await all;
      setStatus(isWritten ? { kind: 'done', target, count: rows.length, total } : undefined);
    } catch (error) {
      // If the analyst has cancelled the export, nothing is written.
      if (signal.aborted) return;
      if (!(error instanceof PageFailure)) setStatus(undefined);
      else setStatus({ kind: 'failed', target, from: error.rows.from, to: Math.min(error.rows.to, list.total) });
      report(error instanceof PageFailure ? error.cause : error);
    }
  };
  return { status, start: (target, entries) => void run(target, entries), stop };
}

/** The names of the columns, then a line for each entry. Columns with buttons are left out. */
function linesOf(columns: readonly NamedColumn[], entries: readonly ListEntry[], context: FormatContext): Lines {
  const exportedColumns = columns.filter(({ column }) => column.type !== 'button');
  return [
    exportedColumns.map(({ name }) => name),
    ...entries.map(({ scope }) => exportedColumns.map(({ column }) => cellText(column, scope, context))),
  ];
}
