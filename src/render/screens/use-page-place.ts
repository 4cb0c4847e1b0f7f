import { use } from 'react';
import { PlaceContext, type Place } from '../place';
import type { SourceResults } from '../use-sources';

/** What `refresh` means on a screen: its source is asked again, unless an answer is still on its way. */
export function usePagePlace({ loading, ask }: Pick<SourceResults, 'loading' | 'ask'>): Place {
  return { ...use(PlaceContext), refresh: loading ? () => undefined : ask };
}
