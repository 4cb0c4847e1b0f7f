import { useCallback, useEffect, useRef, useState } from 'react';
import { csvText } from '~/lib/csv';
import { saveFile } from '~/platform/save-file';
import { useReport } from '~/view/action/action-host';
import { useServices } from '~/view/context/services';
import { useCopy } from '~/view/data/use-copy';
import { cellText } from '~/view/value/cell-text';
import { useFormatContext } from '~/view/value/formats/use-format-context';
import type { FormatContext } from '~/view/value/formats/value-format';
import type { NamedColumn } from './list-address';
import type { ListModel } from './list-model';
import { collectEntries, type Progress } from './collect-entries';
import type { ListEntry } from './list-pages';

/** The target of an export. */
type ExportTarget = 'clipboard' | 'file';

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

  const write = async (target: ExportTarget, entries: readonly ListEntry[], total: number): Promise<void> => {
    const lines = linesOf(columns, entries, context);
    if (target === 'file') saveFile(`${name}.csv`, csvText(lines), 'text/csv');
    else if (!(await copy(lines.map((cells) => cells.join('\t')).join('\n')))) return setStatus(undefined);
    setStatus({ kind: 'done', target, count: entries.length, total });
  };
  const exportAll = async (target: ExportTarget, signal: AbortSignal): Promise<void> => {
    const onProgress = (progress: Progress): void => setStatus({ kind: 'running', ...progress });
    onProgress({ count: 0, total: Math.min(list.total, maxRows) });
    const all = await collectEntries({ fetchPage, pageSize, maxRows, signal, onProgress });
    if ('entries' in all) return write(target, all.entries, all.total);
    setStatus({ kind: 'failed', target, from: all.failed.from, to: Math.min(all.failed.to, list.total) });
    report(all.error);
  };
  const run = async (target: ExportTarget, entries: readonly ListEntry[] = []): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      await (entries.length > 0 ? write(target, entries, entries.length) : exportAll(target, signal));
    } catch (error) {
      // If the analyst has cancelled the export, nothing is written.
      if (signal.aborted) return;
      setStatus(undefined);
      report(error);
    }
  };
  const start: Exporter['start'] = (target, entries) => void run(target, entries);
  return { status, start, stop };
}

/** The names of the columns, then a line for each entry. Columns with buttons are left out. */
function linesOf(
  columns: readonly NamedColumn[],
  entries: readonly ListEntry[],
  context: FormatContext,
): readonly (readonly string[])[] {
  const exportedColumns = columns.filter(({ column }) => column.type !== 'button');
  return [
    exportedColumns.map(({ name }) => name),
    ...entries.map(({ scope }) => exportedColumns.map(({ column }) => cellText(column, scope, context))),
  ];
}
