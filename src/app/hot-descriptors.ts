import type { QueryClient } from '@tanstack/react-query';
import { loadedKey } from '../render/Loaded';

/** In the dev server: what is on the page loads its descriptor again when one is saved. A built console has nothing of it. */
export function reloadChangedDescriptors(queries: QueryClient): void {
  import.meta.hot?.on('vite:afterUpdate', () => void queries.refetchQueries({ queryKey: [loadedKey] }));
}
