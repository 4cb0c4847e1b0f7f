import type { RedirectRoute } from '../../generated/descriptor-types';

/** Where a redirect leads: the query it was called with stays, its own wins on equal names. */
export function redirectTarget(route: RedirectRoute, search: string): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(route.query ?? {})) query.set(name, value);
  return query.size > 0 ? `${route.to}?${query}` : route.to;
}
