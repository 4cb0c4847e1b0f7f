import { needsOf } from '../2-analyze/analysis';
import type { Descriptor } from '../language/model';
import type { Project } from '../1-parse/project';
import { compiledList, compiledValue, isCompiledObject } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';

/** The module of a dialog. Each of its slides also requests what is read around the slides, e.g. by the buttons. */
export function emitDialog(project: Project, descriptor: Descriptor, type: string): EmittedFile {
  const imports = new Imports('../');
  const { needs: _, ...compiled } = compiledValue(project, descriptor, imports);
  const around = needsOf(project, descriptor).get('') ?? [];
  const slides = compiledList(compiled, 'slides').map((slide) =>
    isCompiledObject(slide) ? { ...slide, needs: [...new Set([...around, ...compiledList(slide, 'needs')])] } : slide,
  );
  const value = { ...compiled, ...(slides.length > 0 && { slides }) };
  return descriptorModule(descriptor, imports, { type, value });
}
