import { describedFilters, pagedSource, tableOf } from '../2-analyze/analysis';
import type { DescriptorOf } from '../language/model';
import type { Project } from '../1-parse/project';
import { compiledList, compiledValue } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';

/**
 * The module of a screen. The source that gives a table its rows page by page is named apart from those that it needs.
 * A table with a query has the descriptions of its fields in the words of the contract.
 */
export function emitScreen(project: Project, descriptor: DescriptorOf<'screen'>, type: string): EmittedFile {
  const imports = new Imports('../');
  const compiled = compiledValue(project, descriptor, imports);
  const table = tableOf(descriptor);
  const paged = table ? pagedSource(project, descriptor) : undefined;
  const described = table?.query && { described: Object.fromEntries(describedFilters(project, descriptor)) };
  if (paged === undefined) return descriptorModule(descriptor, imports, { type, value: { ...compiled, ...described } });
  const { needs: _, ...content } = compiled;
  const needs = compiledList(compiled, 'needs').filter((name) => name !== paged);
  return descriptorModule(descriptor, imports, { type, value: { ...content, ...described, paged, needs } });
}
