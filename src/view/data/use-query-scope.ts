import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createQueryScope, type QueryScope } from '~/state/sources/query-scope';

/** The query scope of the calling view, which ends when the view leaves the page. */
export function useQueryScope(): QueryScope {
  const queries = useQueryClient();
  const mounted = useRef(false);
  const [{ queryScope, stop }] = useState(createQueryScope);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // In strict mode React unmounts a view and mounts it again at once: only a view that stays unmounted has closed.
      queueMicrotask(() => {
        if (mounted.current) return;
        stop();
        queries.removeQueries({ queryKey: queryScope.key });
      });
    };
  }, [queryScope, queries, stop]);
  return queryScope;
}
