import { screensOfRoute } from '../check/screens-of-route';
import { member } from '../parse/read';
import type { Project } from '../project';
import { compiledList, compiledValue, isCompiledObject, type CompiledObject } from './compiled-value';
import { header, target, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { print } from './print';

/** `routes.ts`: the table of routes in the order of their files, and an index of it by path. */
export function* emitRoutes(project: Project): Iterable<EmittedFile> {
  const imports = new Imports('./');
  imports.type('descriptor-types', 'Route');
  const routes = project.of('route').flatMap((file) => {
    const compiled = compiledValue(file, project, imports);
    const area = compiled.area ?? null;
    return compiledList(compiled, 'routes')
      .filter(isCompiledObject)
      .map((route): CompiledObject => ({
        ...route,
        area,
        ...patternOf(String(route.path)),
        ...(showsPeriod(project, route) && { period: true }),
      }));
  });
  yield {
    path: `${target}routes.ts`,
    text: `${header('descriptors/routes/')}${imports.print()}
/** Every route of the console. \`pattern\` is what the router understands; with \`tail\` it takes all that follows. */
export const routes: readonly Route[] = ${print(routes)};

/** Positions in \`routes\`: by whole path, and by what stands before a tail. */
export const routeIndex: {
  readonly exact: Readonly<Record<string, number>>;
  readonly tails: Readonly<Record<string, number>>;
} = ${print(indexOf(routes))};
`,
  };
}

/** Whether a screen of the route, or of one of its tabs, looks at the period: then the address keeps it. */
function showsPeriod(project: Project, { screen, detail }: CompiledObject): boolean {
  const named = { ...(typeof screen === 'string' && { screen }), ...(typeof detail === 'string' && { detail }) };
  return (screensOfRoute(project, named) ?? []).some((one) => member(one.value, 'period') === true);
}

/** `/workbench/{id*}` takes any tail, or none; \`*\` takes everything. */
function patternOf(path: string): { readonly pattern: string; readonly tail: boolean } {
  const pattern = path.replace(/\{\w+\*\}$/, '*');
  return { pattern, tail: pattern.endsWith('*') };
}

/** Addresses outside the console are not the router's. */
function indexOf(routes: readonly CompiledObject[]): CompiledObject {
  const exact: Record<string, number> = {};
  const tails: Record<string, number> = {};
  routes.forEach(({ kind, pattern, tail }, position) => {
    if (kind === 'outside') return;
    if (tail === true) tails[String(pattern).replace(/\/?\*$/, '')] = position;
    else exact[String(pattern)] = position;
  });
  return { exact, tails };
}
