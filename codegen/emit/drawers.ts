import type { Descriptor, Path } from '../model';
import type { Project } from '../project';
import { compiledList, compiledValue, isCompiledObject } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';
import { needs } from './needs';

/** The module of a drawer; each tab names the sources that its content or the inputs of its panel read. */
export function emitDrawer(descriptor: Descriptor, project: Project): EmittedFile {
  const imports = new Imports('../');
  const compiled = compiledValue(descriptor, project, imports);
  const needed = needs(descriptor, project, tabOf);
  const tabs = compiledList(compiled, 'tabs').map((tab, index) =>
    isCompiledObject(tab) ? { ...tab, needs: needed.get(index) ?? [] } : tab,
  );
  return descriptorModule(descriptor, imports, { type: 'Drawer', value: { ...compiled, tabs } });
}

function tabOf([first, tab, property]: Path): number | undefined {
  return first === 'tabs' && typeof tab === 'number' && property !== 'visibleWhen' ? tab : undefined;
}
