import type { Descriptor } from '../model';
import { compiledValue } from './compiled-value';
import type { Emission, EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';
import { needs } from './needs';

/** The module of a panel, with the sources that its content reads. */
export function emitPanel(descriptor: Descriptor, emission: Emission): EmittedFile {
  const imports = new Imports('../');
  const compiled = compiledValue(descriptor, emission, imports);
  const needed = needs(descriptor, emission, () => 'content');
  const value = { ...compiled, needs: needed.get('content') ?? [] };
  return descriptorModule(descriptor, imports, { type: 'Panel', value });
}
