import { use, useMemo } from 'react';
import { withValues } from '~/descriptor/bindings';
import type { FrameScreen, SectionsScreen, TableScreen, TilesScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { ActionHostContext, type ActionHost } from '../action/action-host';
import { useSources, type SourceResults } from '../data/use-sources';
import { useStable } from '../data/use-stable';
import type { ScreenProps } from './screen-props';

/** A screen of a kind that has sources. */
export type CallingScreen = TableScreen | TilesScreen | SectionsScreen | FrameScreen;

/** The sources of a screen, and the scope with their answers. */
export interface ScreenSources {
  readonly sources: SourceResults;
  /** Includes the answers and the named values. The object changes only with one of them. */
  readonly scope: Scope;
}

/** Loads the sources that the always visible parts of a screen need, and those named by `more`. */
export function useScreenSources(
  { screen, scope, queryScope }: Pick<ScreenProps<CallingScreen>, 'screen' | 'scope' | 'queryScope'>,
  more: readonly string[] = [],
): ScreenSources {
  const needed = [...new Set([...screen.needs, ...more])];
  const sources = useSources({ owner: screen.id, sources: screen.sources, needed, scope, queryScope });
  const answers = useStable(sources.answers);
  const full = useMemo(() => withValues(screen.values, { ...scope, ...answers }), [screen, scope, answers]);
  return { sources, scope: full };
}

/** The action host of a screen: `refresh` reloads a source, unless an answer is pending. */
export function usePageHost({ loading, requestSource }: Pick<SourceResults, 'loading' | 'requestSource'>): ActionHost {
  return { ...use(ActionHostContext), refresh: loading ? () => undefined : requestSource };
}
