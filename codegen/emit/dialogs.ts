import type { Descriptor, Path } from '../model';
import type { Project } from '../project';
import { compiledList, compiledValue, isCompiledObject } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';
import { needs } from './needs';

/** The module of a dialog. Each of its slides names the sources that its content reads. */
export function emitDialog(descriptor: Descriptor, project: Project): EmittedFile {
  const imports = new Imports('../');
  const compiled = compiledValue(descriptor, project, imports);
  const needed = needs(descriptor, project, slideOf);
  const slides = compiledList(compiled, 'slides').map((slide, index) =>
    isCompiledObject(slide) ? { ...slide, needs: needed.get(index) ?? [] } : slide,
  );
  const value = { ...compiled, ...(slides.length > 0 && { slides }) };
  return descriptorModule(descriptor, imports, { type: 'Dialog', value });
}

function slideOf([first, slide]: Path): number | undefined {
  return first === 'slides' && typeof slide === 'number' ? slide : undefined;
}
