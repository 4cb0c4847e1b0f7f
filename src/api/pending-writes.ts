import type { Fetch } from './transport';

/** The calls of operations that change something and have no answer yet. */
export interface PendingWrites {
  readonly fetch: Fetch;
  count(): number;
}

/** Wraps `fetch` so that calls of operations that change something are counted until they are answered. */
export function countPendingWrites(fetch: Fetch): PendingWrites {
  let pending = 0;
  return {
    count: () => pending,
    async fetch(request, upload) {
      const step = /GET|HEAD|QUERY/.test(request.method) ? 0 : 1;
      pending += step;
      try {
        return await fetch(request, upload);
      } finally {
        pending -= step;
      }
    },
  };
}
