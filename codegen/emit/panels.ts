import type { Descriptor } from '../model';
import type { Project } from '../project';
import { compiledValue } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';
import { needs } from './needs';

/** The module of a panel, with the sources that its content reads. */
export function emitPanel(descriptor: Descriptor, project: Project): EmittedFile {
  const imports = new Imports('../');
  const compiled = compiledValue(descriptor, project, imports);
  const needed = needs(descriptor, project, ([first]) => (first === 'values' ? undefined : 'content'));
  const value = { ...compiled, needs: needed.get('content') ?? [] };
  return descriptorModule(descriptor, imports, { type: 'Panel', value });
}
