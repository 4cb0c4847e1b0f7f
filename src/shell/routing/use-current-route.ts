import { useMatches } from 'react-router-dom';
import type { Route } from '../../generated/descriptor-types';
import { useShell } from '../shell-services';

/** The route of the table that the address belongs to. */
export function useCurrentRoute(): Route | undefined {
  const { routes } = useShell();
  const handle = useMatches().at(-1)?.handle;
  return routes.find((route) => route === handle);
}
