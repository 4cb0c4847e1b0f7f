import { useCallback, useEffect, useRef, useState } from 'react';
import { csvText } from '../../../lib/csv';
import { cellText, type CellWords } from '../../fields/cell-text';
import { useCellWords } from '../../fields/use-cell-words';
import { saveFile } from '../../save-file';
import { useServices } from '../../services';
import { useCopy } from '../../use-copy';
import { collectEntries, type CollectProgress } from './collect-entries';
import type { ListEntry } from './list-page';
import type { ShownList } from './shown-list';
import type { NamedColumn } from './use-columns';

/** Where the entries go. */
export type ExportTo = 'clipboard' | 'file';

/** What is told of the last time entries were taken out. */
export type ExportNews =
  | ({ readonly kind: 'running' } & CollectProgress)
  | { readonly kind: 'done'; readonly to: ExportTo; readonly count: number; readonly total: number }
  | { readonly kind: 'failed'; readonly to: ExportTo; readonly from: number; readonly until: number };

/** Takes entries out of a table: the chosen ones, else all of the list. */
export interface Export {
  readonly news: ExportNews | undefined;
  readonly take: (to: ExportTo, chosen?: readonly ListEntry[]) => void;
  /** Ends what is running, and puts away what is told. */
  readonly stop: () => void;
}

/** The columns as they are shown, each entry a line. */
export function useExport(
  list: ShownList,
  { columns, size, name }: { readonly columns: readonly NamedColumn[]; readonly size: number; readonly name: string },
): Export {
  const { settings } = useServices();
  const words = useCellWords();
  const copy = useCopy();
  const [news, setNews] = useState<ExportNews>();
  const running = useRef<AbortController>(undefined);
  const { fetchPage } = list;
  const most = settings.screens.exportRows;

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setNews(undefined);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const give = async (to: ExportTo, entries: readonly ListEntry[], total: number): Promise<void> => {
    const lines = linesOf(columns, entries, words);
    if (to === 'file') saveFile(`${name}.csv`, csvText(lines), 'text/csv');
    else if (!(await copy(lines.map((cells) => cells.join('\t')).join('\n')))) return setNews(undefined);
    setNews({ kind: 'done', to, count: entries.length, total });
  };
  const takeAll = async (to: ExportTo): Promise<void> => {
    const control = new AbortController();
    const { signal } = control;
    running.current?.abort();
    running.current = control;
    const onProgress = (progress: CollectProgress): void => setNews({ kind: 'running', ...progress });
    onProgress({ count: 0, total: Math.min(list.total, most) });
    try {
      const all = await collectEntries({ fetchPage, size, most, signal, onProgress });
      if ('entries' in all) await give(to, all.entries, all.total);
      else setNews({ kind: 'failed', to, from: all.failed.from, until: Math.min(all.failed.to, list.total) });
    } catch {
      // Ended by the reader: nothing is written, and there is nothing to tell.
    }
  };
  const take: Export['take'] = (to, chosen) =>
    void (chosen && chosen.length > 0 ? give(to, chosen, chosen.length) : takeAll(to));
  return { news, take, stop };
}

/** The names of the columns, then a line for each entry. Buttons are left out. */
function linesOf(
  columns: readonly NamedColumn[],
  entries: readonly ListEntry[],
  words: CellWords,
): readonly (readonly string[])[] {
  const told = columns.filter(({ column }) => column.type !== 'button');
  return [
    told.map(({ name }) => name),
    ...entries.map(({ scope }) => told.map(({ column }) => cellText(column, scope, words))),
  ];
}
