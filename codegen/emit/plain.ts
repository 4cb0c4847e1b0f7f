import type { Descriptor } from '../model';
import type { Project } from '../project';
import { compiledValue } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';

/** The module of a picture. */
export function emitPicture(descriptor: Descriptor, project: Project): EmittedFile {
  return emitPlain(descriptor, project, 'Picture');
}

/** The module of a scale. */
export function emitScale(descriptor: Descriptor, project: Project): EmittedFile {
  return emitPlain(descriptor, project, 'Scale');
}

function emitPlain(descriptor: Descriptor, project: Project, type: string): EmittedFile {
  const imports = new Imports('../');
  return descriptorModule(descriptor, imports, { type, value: compiledValue(descriptor, project, imports) });
}
