import type { Descriptor } from '../model';
import { compiledValue } from './compiled-value';
import type { Emission, EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';

/** The module of a dialog. */
export function emitDialog(descriptor: Descriptor, emission: Emission): EmittedFile {
  return emitPlain(descriptor, emission, 'Dialog');
}

/** The module of a scale. */
export function emitScale(descriptor: Descriptor, emission: Emission): EmittedFile {
  return emitPlain(descriptor, emission, 'Scale');
}

function emitPlain(descriptor: Descriptor, emission: Emission, type: string): EmittedFile {
  const imports = new Imports('../');
  return descriptorModule(descriptor, imports, { type, value: compiledValue(descriptor, emission, imports) });
}
