import { diagnose } from '../../diagnostics/diagnostic';
import { finding, type Finding } from '../../diagnostics/finding';
import type { Rule } from '../../1-parse/project';
import { type FoundRoute, routeFinder, routesOf, targetOf } from '../../2-analyze/analysis';

/** The most redirects in a row. */
const maxSteps = 10;

/** Every redirect ends at a page of the console. That its target exists is a matter of names. */
export const redirects: Rule = function* (project) {
  const all = routesOf(project);
  const find = routeFinder(all);
  for (const route of all) {
    if (route.kind !== 'redirect') continue;
    const found = problemOf(route, find);
    if (found) yield diagnose(route.descriptor, [...route.at, 'to'], found);
  }
};

function problemOf(start: FoundRoute, find: (path: string) => FoundRoute | undefined): Finding | undefined {
  const way = [start];
  for (let route: FoundRoute | undefined = start; route?.kind === 'redirect';) {
    route = find(targetOf(route));
    if (!route) return undefined;
    const before = way.indexOf(route);
    if (before >= 0) {
      if (way.length === 1) return finding('route/redirect.itself');
      const circle = [...way.slice(before), route].map(({ path }) => `"${path}"`);
      return finding('route/redirect.circle', { way: circle.join(', ') });
    }
    way.push(route);
    if (way.length > maxSteps) return finding('route/redirect.long', { limit: maxSteps });
  }
  const end = way.at(-1);
  if (end?.kind !== 'external' && end?.kind !== 'outside') return undefined;
  return finding('route/redirect.outside', { path: end.path });
}
