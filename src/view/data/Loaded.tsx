import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { restoreStyles } from '~/platform/failed-styles';
import { ErrorLine, ErrorPanel } from '~/ui/ErrorPanel';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';

/** First part of the query keys of loaded code. */
export const loadedKey = 'loaded';

/**
 * The query of code that is loaded on first use. `name` identifies it. A load that failed is repeated at its next use.
 */
export function codeQuery<T>(name: string, load: () => Promise<T>) {
  return queryOptions({
    queryKey: [loadedKey, name],
    // In an object, because the cache does not store `undefined`, and unshared, because it would copy plain data.
    queryFn: async () => {
      await restoreStyles();
      return { module: await load() };
    },
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/**
 * Renders code that is loaded on first use: the one way to load code. A load that failed shows its failure, with a
 * button to try again or, if the server has another build by now, to reload the console.
 */
export function Loaded<T>(props: {
  readonly name: string;
  readonly load: () => Promise<T>;
  readonly waiting?: ReactNode;
  /** The message of a failure; by default that this view could not be loaded. */
  readonly message?: string;
  /** True to show a failure in one line. */
  readonly inLine?: boolean;
  /** Renders a frame around the failure. */
  readonly failed?: (failure: ReactNode) => ReactNode;
  readonly children: (loaded: T) => ReactNode;
}) {
  const { update } = useServices();
  const { data, isError, errorUpdateCount, refetch } = useQuery(codeQuery(props.name, props.load));
  useEffect(() => {
    if (isError) void update.check();
  }, [update, isError, errorUpdateCount]);
  if (isError) {
    const failure = (
      <LoadFailure
        message={props.message}
        inLine={props.inLine}
        attempts={errorUpdateCount}
        onRetry={() => void refetch()}
      />
    );
    return props.failed ? props.failed(failure) : failure;
  }
  return data ? props.children(data.module) : props.waiting;
}

/** The failure of a load. If the server has another build, only a reload of the console helps. */
function LoadFailure(props: {
  readonly message?: string | undefined;
  readonly inLine?: boolean | undefined;
  /** Number of failed loads. */
  readonly attempts: number;
  readonly onRetry: () => void;
}) {
  const { update } = useServices();
  const isOutdated = useStore(update.available);
  const t = useTranslate();
  const Failure = props.inLine ? ErrorLine : ErrorPanel;
  if (isOutdated) return <Failure message={t('UI.NEW_VERSION')} onReload={update.reload} />;
  return (
    <Failure
      message={props.message ?? t('UI.VIEW_FAILED')}
      onRetry={props.onRetry}
      // Some browsers cache a module that failed until the page is reloaded.
      {...(props.attempts > 1 && { onReload: update.reload })}
    />
  );
}
