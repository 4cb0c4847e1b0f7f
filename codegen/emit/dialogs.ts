import type { Descriptor, Path } from '../model';
import type { Project } from '../project';
import { compiledList, compiledValue, isCompiledObject } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';
import { needs } from './needs';

/** The module of a dialog. Each of its slides names the sources that its content reads, and those that stand around it. */
export function emitDialog(descriptor: Descriptor, project: Project): EmittedFile {
  const imports = new Imports('../');
  const compiled = compiledValue(descriptor, project, imports);
  const needed = needs(descriptor, project, partOf);
  const slides = compiledList(compiled, 'slides').map((slide, index) => {
    const names = [...(needed.get('around') ?? []), ...(needed.get(index) ?? [])];
    return isCompiledObject(slide) ? { ...slide, needs: [...new Set(names)] } : slide;
  });
  const value = { ...compiled, ...(slides.length > 0 && { slides }) };
  return descriptorModule(descriptor, imports, { type: 'Dialog', value });
}

/** The slide on which something stands; what stands on none, as the buttons do, is there around each. */
function partOf([first, slide]: Path): number | 'around' {
  return first === 'slides' && typeof slide === 'number' ? slide : 'around';
}
