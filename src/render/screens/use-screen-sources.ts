import { useMemo } from 'react';
import { withValues } from '../../descriptor/named-values';
import type { FrameScreen, SectionsScreen, TableScreen, TilesScreen } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { useSources, type SourceResults } from '../use-sources';
import { useSteady } from '../use-steady';
import type { ScreenProps } from './screen-props';

/** A screen that sends calls. */
export type CallingScreen = TableScreen | TilesScreen | SectionsScreen | FrameScreen;

/** What a screen shows once its calls are answered. */
export interface ScreenSources {
  readonly sources: SourceResults;
  /** With the answers and the named values; the same object until one of them is another. */
  readonly scope: Scope;
}

/** Loads what is always in sight of a screen, and what `more` names. */
export function useScreenSources(
  { screen, scope, opening }: Pick<ScreenProps<CallingScreen>, 'screen' | 'scope' | 'opening'>,
  more: readonly string[] = [],
): ScreenSources {
  const needed = [...new Set([...screen.needs, ...more])];
  const sources = useSources({ owner: screen.id, sources: screen.sources, needed, scope, opening });
  const answers = useSteady(sources.answers);
  const full = useMemo(() => withValues(screen.values, { ...scope, ...answers }), [screen, scope, answers]);
  return { sources, scope: full };
}
