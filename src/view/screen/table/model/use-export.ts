import { useCallback, useEffect, useRef, useState } from 'react';
import { csvText } from '~/lib/csv';
import { saveFile } from '~/platform/save-file';
import { useServices } from '~/view/context/services';
import { useCopy } from '~/view/data/use-copy';
import { cellText } from '~/view/value/cell-text';
import { useFormatContext } from '~/view/value/formats/use-format-context';
import type { FormatContext } from '~/view/value/formats/value-format';
import type { NamedColumn } from './list-address';
import type { ListModel } from './list-model';
import type { ListEntry, ListPage } from './list-pages';

/** The target of an export. */
type ExportTarget = 'clipboard' | 'file';

interface ExportProgress {
  readonly count: number;
  readonly total: number;
}

/** The state of the last export. A failed one names the rows, from 1, that could not be loaded. */
type ExportStatus =
  | ({ readonly kind: 'running' } & ExportProgress)
  | ({ readonly kind: 'done'; readonly target: ExportTarget } & ExportProgress)
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
  const exportAll = async (target: ExportTarget): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current?.abort();
    running.current = controller;
    const onProgress = (progress: ExportProgress): void => setStatus({ kind: 'running', ...progress });
    onProgress({ count: 0, total: Math.min(list.total, maxRows) });
    try {
      const all = await collectEntries({ fetchPage, pageSize, maxRows, signal, onProgress });
      if ('entries' in all) await write(target, all.entries, all.total);
      else setStatus({ kind: 'failed', target, from: all.failed.from, to: Math.min(all.failed.to, list.total) });
    } catch {
      // The analyst has cancelled the export: nothing is written.
    }
  };
  const start: Exporter['start'] = (target, entries) =>
    void (entries && entries.length > 0 ? write(target, entries, entries.length) : exportAll(target));
  return { status, start, stop };
}

/** The loaded entries, or the rows that could not be loaded: then the entries before them are discarded. */
type CollectedEntries =
  | { readonly entries: readonly ListEntry[]; readonly total: number }
  | { readonly failed: { readonly from: number; readonly to: number } };

/** Requests the entries of a list page by page. Rejects with the reason of `signal` when it is aborted. */
async function collectEntries(options: {
  readonly fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage>;
  readonly pageSize: number;
  readonly maxRows: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}): Promise<CollectedEntries> {
  const { fetchPage, pageSize, maxRows, signal, onProgress } = options;
  const entries: ListEntry[] = [];
  let total = 0;
  for (let number = 1; ; number += 1) {
    const offset = (number - 1) * pageSize;
    const page = await fetchPage(number, signal).catch(() => undefined);
    signal.throwIfAborted();
    if (!page) return { failed: { from: offset + 1, to: offset + pageSize } };
    total = page.total ?? page.offset + page.count + (page.hasMore ? 1 : 0);
    for (let index = 0; index < page.count && entries.length < maxRows; index += 1) {
      const entry = page.entryAt(page.offset + index);
      if (entry) entries.push(entry);
    }
    onProgress({ count: entries.length, total: Math.min(total, maxRows) });
    // A page without entries ends the list, even if its total is higher.
    if (page.count === 0 || page.offset + page.count >= total || entries.length >= maxRows) break;
  }
  return { entries, total: Math.max(total, entries.length) };
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
