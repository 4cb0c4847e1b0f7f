import {
  describedFilters,
  pagedSource,
  routesOf,
  screensNamedBy,
  screensOfRoute,
  tableOf,
  type FoundRoute,
} from '../2-analyze/analysis';
import type { DescriptorOf } from '../language/model';
import type { Project } from '../1-parse/project';
import { compiledList, compiledValue, isCompiledObject, type CompiledObject } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';

/**
 * The module of a screen. The source that gives a table its rows page by page is named apart from those that it needs.
 * A table with a query has the descriptions of its fields in the words of the contract.
 */
export function emitScreen(project: Project, descriptor: DescriptorOf<'screen'>, type: string): EmittedFile {
  const imports = new Imports('../');
  const compiled = withGalleryRoutes(project, descriptor, compiledValue(project, descriptor, imports));
  const table = tableOf(descriptor);
  const paged = table ? pagedSource(project, descriptor) : undefined;
  const described = table?.query && { described: Object.fromEntries(describedFilters(project, descriptor)) };
  if (paged === undefined) return descriptorModule(descriptor, imports, { type, value: { ...compiled, ...described } });
  const { needs: _, ...content } = compiled;
  const needs = compiledList(compiled, 'needs').filter((name) => name !== paged);
  return descriptorModule(descriptor, imports, { type, value: { ...content, ...described, paged, needs } });
}

/** A dashboard whose gallery names the routes of each of its dashboards, which the menu allows or not. */
function withGalleryRoutes(
  project: Project,
  { authored }: DescriptorOf<'screen'>,
  compiled: CompiledObject,
): CompiledObject {
  if (authored.kind !== 'tiles' || !authored.gallery) return compiled;
  const entries = authored.gallery.map((entry) => routesTo(project, entry?.screen ?? ''));
  const gallery = compiledList(compiled, 'gallery').map((entry, index) =>
    isCompiledObject(entry) ? { ...entry, routes: entries[index] ?? [] } : entry,
  );
  return { ...compiled, gallery };
}

/** The paths of the routes that show a screen. */
function routesTo(project: Project, id: string): readonly string[] {
  const shown = project.find('screen', id);
  const shows = (route: FoundRoute): boolean =>
    screensOfRoute(project, screensNamedBy(route))?.some((one) => one === shown) ?? false;
  return routesOf(project)
    .filter(shows)
    .map(({ path }) => path);
}
