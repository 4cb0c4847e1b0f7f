import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import { entriesBeside } from './entries-beside';
import { followSelection, lostEntries, settleLost, withoutPositions } from './follow-selection';
import type { ListModel } from './list-model';
import type { ListEntry, ListPage } from './list-pages';
import type { Selection } from './use-selection';

const noPages: readonly ListPage[] = [];

/**
 * Keeps the selection equal to the list when its rows are received again, after a call that changed something or after
 * a refresh: selected rows get their new values, and what the list has no longer is not selected any more. What left
 * its page is searched on the pages beside it.
 */
export function useSelectionAfterChange(options: {
  readonly screen: TableScreen;
  readonly list: ListModel;
  readonly selection: Selection;
  readonly identity: string;
}): void {
  const { screen, list, selection, identity } = options;
  const cache = useQueryClient();
  const followed = useRef({ identity, pages: noPages });
  const operations = (screen.paged === undefined ? screen.needs : [screen.paged]).map(
    (name) => screen.sources?.[name]?.operation,
  );
  const isFetching = (): boolean =>
    cache.isFetching({ predicate: ({ meta }) => operations.some((each) => each === meta?.operation) }) > 0;
  const unmounted = useRef<AbortSignal>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    unmounted.current = controller.signal;
    return () => controller.abort();
  }, []);
  const search = async (lost: readonly ListEntry[], loaded: readonly ListPage[]): Promise<void> => {
    const { total, pageAt, fetchPage } = list;
    const { current: signal = AbortSignal.abort() } = unmounted;
    try {
      const found = await entriesBeside(lost, { loaded, total, pageAt, fetchPage }, signal);
      selection.follow((entries) => settleLost(entries, lost, found));
    } catch {
      // What could not be searched may still be there.
    }
  };
  const follow = (): void => {
    const before = followed.current;
    const isSameList = before.identity === identity;
    const pages = list.loadedPages();
    if (isSameList && isSame(before.pages, pages)) return;
    followed.current = { identity, pages };
    const loaded = { pages, total: list.total, pageAt: list.pageAt };
    const lost = isSameList ? lostEntries(selection.entries, loaded) : [];
    selection.follow((entries) => followSelection(isSameList ? entries : withoutPositions(entries), loaded));
    if (lost.length > 0) void search(lost, pages);
  };
  useEffect(() => {
    if (selection.entries.size === 0) followed.current = { identity, pages: noPages };
    else if (!list.isPlaceholder && !isFetching()) follow();
  });
}

function isSame(left: readonly ListPage[], right: readonly ListPage[]): boolean {
  return left.length === right.length && left.every((page, position) => page === right[position]);
}
