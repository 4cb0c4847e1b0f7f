import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import { followSelection } from './follow-selection';
import type { ListModel } from './list-model';
import type { Selection } from './use-selection';

/**
 * Keeps the selection equal to the list after a call that changed something: selected rows get their new values, and
 * what the list has no longer is not selected any more, so that no action is about rows that nobody sees.
 */
export function useSelectionAfterChange(options: {
  readonly screen: TableScreen;
  readonly list: ListModel;
  readonly selection: Selection;
}): void {
  const { screen, list, selection } = options;
  const cache = useQueryClient();
  const isChanged = useRef(false);
  const operations = (screen.paged === undefined ? screen.needs : [screen.paged]).map(
    (name) => screen.sources?.[name]?.operation,
  );
  const isOfList = useEffectEvent((operation: unknown): boolean => operations.some((each) => each === operation));

  useEffect(() => {
    const stop = cache.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (isOfList(event.query.meta?.operation)) isChanged.current = true;
    });
    return stop;
  }, [cache]);
  // The first render after the change that has all new answers.
  useEffect(() => {
    if (!isChanged.current || list.isPlaceholder) return;
    if (cache.isFetching({ predicate: ({ meta }) => isOfList(meta?.operation) }) > 0) return;
    isChanged.current = false;
    if (selection.entries.size > 0) selection.follow((entries) => followSelection(entries, list.loadedPages()));
  });
}
