import { diagnose } from '../diagnostic';
import type { Rule } from '../project';
import { stringAt } from '../parse/read';
import { routeFinder, routesOf, type FoundRoute } from './route-table';

/** The most redirects in a row. */
const maxSteps = 10;

/** Every redirect ends at a page of the console. That its target exists is a matter of names. */
export const redirects: Rule = function* (project) {
  const all = routesOf(project);
  const find = routeFinder(all);
  for (const route of all) {
    if (route.kind !== 'redirect') continue;
    const message = problemOf(route, find);
    if (message) yield diagnose(route.descriptor, [...route.at, 'to'], { code: 'route/redirect', message });
  }
};

function problemOf(start: FoundRoute, find: (path: string) => FoundRoute | undefined): string | undefined {
  const way = [start];
  for (let route: FoundRoute | undefined = start; route?.kind === 'redirect';) {
    route = find(stringAt(route.value, 'to') ?? '');
    if (!route) return undefined;
    const before = way.indexOf(route);
    if (before >= 0) {
      if (way.length === 1) return 'This redirect leads to itself.';
      return `Redirects lead in a circle: ${[...way.slice(before), route].map(({ path }) => `"${path}"`).join(', ')}.`;
    }
    way.push(route);
    if (way.length > maxSteps) return `More than ${maxSteps} redirects lie on the way to a page.`;
  }
  const end = way.at(-1);
  if (end?.kind !== 'external' && end?.kind !== 'outside') return undefined;
  return `"${end.path}" is no page of the console; a redirect may not lead there.`;
}
