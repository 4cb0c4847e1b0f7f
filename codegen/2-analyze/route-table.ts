import type { Authored } from '../language/authored';
import type { Route } from '../language/authored-types';
import type { Descriptor, Path } from '../language/model';
import { globalQuery } from '../memo';
import type { ScreensShown } from './screens-of-route';
import type { Project } from '../1-parse/project';

/** One route with the place it is declared at. */
export interface FoundRoute {
  readonly descriptor: Descriptor;
  readonly at: Path;
  readonly authored: Authored<Route>;
  readonly kind: string;
  readonly path: string;
  /** The path before the tail it takes; the path itself when it takes none. */
  readonly base: string;
  readonly tail: boolean;
}

/** All routes in the order of their files. */
export const routesOf = globalQuery((project: Project): readonly FoundRoute[] =>
  project.of('route').flatMap((descriptor) =>
    (descriptor.authored.routes ?? []).map((authored = {}, index) => {
      const { path = '', kind = '' } = authored;
      const base = path.replace(/\/\{\w+\*\}$/, '');
      return { descriptor, at: ['routes', index], authored, kind, path, base: base || '/', tail: base !== path };
    }),
  ),
);

/** The paths that may be named: those of routes without tail, and what comes before a tail. */
export function routePaths(project: Project): readonly string[] {
  return routesOf(project).flatMap(({ base }) => (base === '*' ? [] : [base]));
}

/** Finds the route that a named path means: the exact one before the one that takes a tail. */
export function routeFinder(routes: readonly FoundRoute[]): (path: string) => FoundRoute | undefined {
  const byPath = new Map(routes.toReversed().map((route) => [route.path, route]));
  const byBase = new Map(routes.toReversed().map((route) => [route.base, route]));
  return (path) => byPath.get(path) ?? byBase.get(path);
}

const findRoute = globalQuery((project: Project) => routeFinder(routesOf(project)));

/** The menu keys of all routes; nothing while a broken file of routes leaves them open. */
export const menuKeys = globalQuery((project: Project): ReadonlySet<number> | undefined => {
  if (project.broken.some(({ kind }) => kind === 'route')) return undefined;
  return new Set(
    routesOf(project).flatMap(({ authored }) =>
      'keys' in authored ? (authored.keys ?? []).flatMap((key) => key ?? []) : [],
    ),
  );
});

/** The path to which a redirect leads. */
export function targetOf({ authored }: FoundRoute): string {
  return ('to' in authored ? authored.to : undefined) ?? '';
}

/** The screens that a route names; nothing for a route of another kind. */
export function screensNamedBy({ authored }: FoundRoute): ScreensShown {
  return 'screen' in authored || 'detail' in authored ? authored : {};
}

/** The route that a named path leads to, redirects followed. */
export function routeLedTo(project: Project, path: string): FoundRoute | undefined {
  const find = findRoute(project);
  let route = find(path);
  for (let steps = 0; route?.kind === 'redirect' && steps < 10; steps += 1) route = find(targetOf(route));
  return route;
}
