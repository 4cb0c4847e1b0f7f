import { useMemo } from 'react';
import type { ReadableStore } from '~/lib/store';
import { storedSequence, type DrawerSequence } from '~/state/drawer/sequence';
import { useServices } from '../context/services';

/** The drawer sequence in the current history entry. */
export function useDrawerSequence(): ReadableStore<DrawerSequence | undefined> {
  const { entryState } = useServices().drawer;
  return useMemo(() => storedSequence(entryState), [entryState]);
}
