import { diagnose } from '../diagnostic';
import type { Rule } from '../project';
import { stringAt } from './read';
import { routeAt, routesOf, type FoundRoute } from './route-table';

/** Every redirect ends at a page of the console. That its target exists is a matter of names. */
export const redirects: Rule = function* (project) {
  const all = routesOf(project);
  for (const route of all) {
    if (route.kind !== 'redirect') continue;
    const message = problemOf(route, all);
    if (message) yield diagnose(route.descriptor, [...route.at, 'to'], { code: 'route/redirect', message });
  }
};

function problemOf(start: FoundRoute, all: readonly FoundRoute[]): string | undefined {
  const way = [start];
  for (let route: FoundRoute | undefined = start; route?.kind === 'redirect';) {
    route = targetOf(route, all);
    if (!route) return undefined;
    const before = way.indexOf(route);
    if (before >= 0) {
      if (way.length === 1) return 'This redirect leads to itself.';
      return `Redirects lead in a circle: ${[...way.slice(before), route].map(({ path }) => `"${path}"`).join(', ')}.`;
    }
    way.push(route);
  }
  const end = way.at(-1);
  if (end?.kind !== 'external' && end?.kind !== 'outside') return undefined;
  return `"${end.path}" is no page of the console; a redirect may not lead there.`;
}

function targetOf(route: FoundRoute, all: readonly FoundRoute[]): FoundRoute | undefined {
  const to = stringAt(route.value, 'to');
  return to === undefined ? undefined : routeAt(all, to);
}
