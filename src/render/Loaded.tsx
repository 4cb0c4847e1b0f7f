import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** First part of the keys under which the cache of answers also keeps what was loaded. */
export const loadedKey = 'loaded';

/** Shows what is loaded on first use; a load that failed can be tried again. `name` tells loads apart. */
export function Loaded<T>(props: {
  readonly name: string;
  readonly load: () => Promise<T>;
  readonly waiting?: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
  readonly children: (loaded: T) => ReactNode;
}) {
  const { data, isError, refetch } = useQuery({
    queryKey: [loadedKey, props.name],
    // The cache knows no `undefined`, and copies what looks like plain data: neither fits a module.
    queryFn: async () => ({ module: await props.load() }),
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
  });
  if (isError) return props.failed(() => void refetch());
  return data ? props.children(data.module) : props.waiting;
}
