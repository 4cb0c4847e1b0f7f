import type { Descriptor } from '../model';
import type { Project } from '../project';
import { compiledValue } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';
import { needs } from './needs';
import { sectionApart, withSectionNeeds } from './sections-apart';

/** The module of a panel, with the sources that its content reads; sections that wait alone name their own. */
export function emitPanel(descriptor: Descriptor, project: Project): EmittedFile {
  const imports = new Imports('../');
  const compiled = compiledValue(descriptor, project, imports);
  const needed = needs(descriptor, project, (path) =>
    path[0] === 'values' || path[0] === 'tag' ? undefined : (sectionApart(descriptor.value, path) ?? 'content'),
  );
  const content = withSectionNeeds(compiled, (section) => needed.get(section));
  const value = { ...content, needs: needed.get('content') ?? [] };
  return descriptorModule(descriptor, imports, { type: 'Panel', value });
}
