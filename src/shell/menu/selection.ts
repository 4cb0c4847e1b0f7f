import type { Route } from '../../generated/descriptor-types';
import { isPageRoute } from '../routing/route-paths';
import { pathOf, trailTo, type MenuModel, type MenuNode } from './menu-model';

/** Fewer steps in common say nothing: nearly every address begins with `/app`. */
const leastShared = 2;

/**
 * The entries from the top down to the one that belongs to the current page: by its menu keys; a page without keys
 * takes the entry whose path shares the longest beginning with the address.
 */
export function selectionOf(menu: MenuModel, route: Route, pathname: string): readonly MenuNode[] {
  const nodes = menu.help ? [...menu.nodes, menu.help] : menu.nodes;
  if (!isPageRoute(route)) return [];
  for (const key of route.keys ?? []) {
    const trail = trailTo(nodes, (node) => node.entry.id === String(key));
    if (trail.length > 0) return trail;
  }
  return route.keys ? [] : nearest(nodes, pathname);
}

function nearest(nodes: readonly MenuNode[], pathname: string): readonly MenuNode[] {
  let best = leastShared - 1;
  let at: string | undefined;
  const visit = (node: MenuNode): void => {
    const shared = sharedSteps(pathOf(node) ?? '', pathname);
    if (shared > best) [best, at] = [shared, node.at];
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return at === undefined ? [] : trailTo(nodes, (node) => node.at === at);
}

function sharedSteps(path: string, pathname: string): number {
  const steps = path.split('/').filter(Boolean);
  const others = pathname.split('/').filter(Boolean);
  const apart = steps.findIndex((step, index) => step !== others[index]);
  return apart === -1 ? steps.length : apart;
}
