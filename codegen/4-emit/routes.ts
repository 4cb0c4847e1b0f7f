import { hasPeriod, screensOfRoute } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { compiledList, compiledValue, isCompiledObject, type CompiledObject } from './compiled-value';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { print } from '../language/print';

/** `routes.ts`: the table of routes in the order of their files. */
export function* emitRoutes(project: Project): Iterable<EmittedFile> {
  const imports = new Imports('./');
  imports.type('descriptor-types', 'Route');
  const routes = project.of('route').flatMap((file) => {
    const compiled = compiledValue(project, file, imports);
    const area = compiled.area ?? null;
    return compiledList(compiled, 'routes')
      .filter(isCompiledObject)
      .map((route): CompiledObject => ({
        ...route,
        area,
        ...patternOf(String(route.path)),
        ...(showsPeriod(project, route) && { period: true }),
        ...(showsPlaceholder(project, route) && { placeholder: true }),
      }));
  });
  yield {
    path: `${consoleFolder}routes.ts`,
    text: `${header('descriptors/routes/')}${imports.print()}
/**
 * Every route of the console. \`pattern\` is what the router reads in place of \`path\`; with \`tail\` it takes all
 * that follows.
 */
export const routes: readonly Route[] = ${print(routes)};
`,
  };
}

/** Whether a screen of the route, or of one of its tabs, looks at the period: then the address keeps it. */
function showsPeriod(project: Project, { screen, detail }: CompiledObject): boolean {
  const named = { ...(typeof screen === 'string' && { screen }), ...(typeof detail === 'string' && { detail }) };
  return (screensOfRoute(project, named) ?? []).some((one) => hasPeriod(one.authored));
}

/** Whether the screen of the route is a placeholder. */
function showsPlaceholder(project: Project, { screen }: CompiledObject): boolean {
  return typeof screen === 'string' && project.find('screen', screen)?.authored.kind === 'placeholder';
}

/** `/workbench/{id*}` takes any tail, or none; `*` takes everything. The pattern of any other path is the path. */
function patternOf(path: string): { readonly pattern?: string; readonly tail?: true } {
  const pattern = path.replace(/\{\w+\*\}$/, '*');
  return pattern.endsWith('*') ? { ...(pattern !== path && { pattern }), tail: true } : {};
}
