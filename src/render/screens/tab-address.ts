import { withoutDrawer } from '../../actions/drawer-address';
import { periodMembers } from '../../session/period-query';

const tab = 'tab';

/** What belongs to one tab of a query: neither the tab itself nor what all tabs share, which are the drawer and the period. */
export function ownOfTab(search: string): string {
  const query = new URLSearchParams(withoutDrawer(search));
  for (const name of [tab, ...periodMembers]) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** The query of the tab at a position, from 1, with what belongs to it; what belongs to the tab before stays behind. */
export function atTab(search: string, position: number, own: string): string {
  const query = new URLSearchParams(search);
  for (const name of [tab, ...new URLSearchParams(ownOfTab(search)).keys()]) query.delete(name);
  if (position > 1) query.set(tab, String(position));
  for (const [name, value] of new URLSearchParams(own)) query.append(name, value);
  return query.size > 0 ? `?${query}` : '';
}
