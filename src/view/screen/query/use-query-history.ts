import { useMemo } from 'react';
import { createSearchHistory, type SearchHistory } from '~/state/search/search-history';
import { useAccountId, useServices } from '~/view/context/services';

/** Number of queries that are stored for a list. */
const maxStored = 20;

/** Number of them that are suggested. */
const maxSuggested = 6;

/** The past queries of a list, which this browser stores with the searches of the account. */
export function useQueryHistory(list: string): SearchHistory {
  const { storage } = useServices();
  const account = useAccountId();
  return useMemo(
    () =>
      createSearchHistory({
        storage,
        account: () => `${account}:${list}`,
        limits: { maxStored, suggestFrom: 0, suggestions: maxSuggested },
      }),
    [storage, account, list],
  );
}
