import { pagedSource, tableOf } from '../2-analyze/analysis';
import type { Descriptor } from '../language/model';
import type { Project } from '../1-parse/project';
import { compiledList, compiledValue } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';

/**
 * The module of a screen. The source that gives a table its rows page by page is named apart from those that it needs.
 */
export function emitScreen(project: Project, descriptor: Descriptor, type: string): EmittedFile {
  const imports = new Imports('../');
  const compiled = compiledValue(project, descriptor, imports);
  const paged = tableOf(descriptor) ? pagedSource(project, descriptor) : undefined;
  if (paged === undefined) return descriptorModule(descriptor, imports, { type, value: compiled });
  const { needs: _, ...content } = compiled;
  const needs = compiledList(compiled, 'needs').filter((name) => name !== paged);
  return descriptorModule(descriptor, imports, { type, value: { ...content, paged, needs } });
}
