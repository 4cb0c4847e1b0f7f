import type { Descriptor, Json, Path } from '../model';
import type { Project } from '../project';
import { listAt, stringAt } from '../parse/read';

/** One route with the place it is declared at. */
export interface FoundRoute {
  readonly descriptor: Descriptor;
  readonly at: Path;
  readonly value: Json;
  readonly kind: string;
  readonly path: string;
  /** The path before the tail it takes; the path itself when it takes none. */
  readonly base: string;
  readonly tail: boolean;
}

/** All routes in the order of their files. */
export function routesOf(project: Project): readonly FoundRoute[] {
  return project.of('route').flatMap((descriptor) =>
    listAt(descriptor.value, 'routes').map((value, index) => {
      const path = stringAt(value, 'path') ?? '';
      const base = path.replace(/\/\{\w+\*\}$/, '');
      const kind = stringAt(value, 'kind') ?? '';
      return { descriptor, at: ['routes', index], value, kind, path, base: base || '/', tail: base !== path };
    }),
  );
}

/** The paths that may be named: those of routes without tail, and what stands before a tail. */
export function routePaths(project: Project): readonly string[] {
  return routesOf(project).flatMap(({ base }) => (base === '*' ? [] : [base]));
}

/** Finds the route that a named path means: the exact one before the one that takes a tail. */
export function routeFinder(routes: readonly FoundRoute[]): (path: string) => FoundRoute | undefined {
  const byPath = new Map(routes.toReversed().map((route) => [route.path, route]));
  const byBase = new Map(routes.toReversed().map((route) => [route.base, route]));
  return (path) => byPath.get(path) ?? byBase.get(path);
}

const finders = new WeakMap<Project, ReturnType<typeof routeFinder>>();

/** The route that a named path leads to, redirects followed. */
export function routeLedTo(project: Project, path: string): FoundRoute | undefined {
  const find = finders.get(project) ?? routeFinder(routesOf(project));
  finders.set(project, find);
  let route = find(path);
  for (let steps = 0; route?.kind === 'redirect' && steps < 10; steps += 1)
    route = find(stringAt(route.value, 'to') ?? '');
  return route;
}
