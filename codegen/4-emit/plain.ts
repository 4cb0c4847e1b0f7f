import type { Descriptor } from '../language/model';
import type { Project } from '../1-parse/project';
import { compiledValue } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';

/** The module of a descriptor of any kind whose module is the compiled descriptor. */
export function emitPlain(project: Project, descriptor: Descriptor, type: string): EmittedFile {
  const imports = new Imports('../');
  return descriptorModule(descriptor, imports, { type, value: compiledValue(project, descriptor, imports) });
}
