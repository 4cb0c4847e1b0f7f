import type { Descriptor, Path } from '../model';
import type { Project } from '../project';
import { compiledList, compiledValue, isCompiledObject } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';
import { needs } from './needs';

/**
 * The module of a drawer. It names the sources that its head and the conditions of its tabs read, which are always in
 * sight, and those of inputs that come later; each tab names those that its content or the inputs of its panel read.
 */
export function emitDrawer(descriptor: Descriptor, project: Project): EmittedFile {
  const imports = new Imports('../');
  const compiled = compiledValue(descriptor, project, imports);
  const needed = needs(descriptor, project, partOf);
  const tabs = compiledList(compiled, 'tabs').map((tab, index) =>
    isCompiledObject(tab) ? { ...tab, needs: needed.get(index) ?? [] } : tab,
  );
  const value = { ...compiled, needs: needed.get('head') ?? [], tabs };
  return descriptorModule(descriptor, imports, { type: 'Drawer', value });
}

/** What the panel of a tab does not wait for. */
const besidePanel: ReadonlySet<Path[number] | undefined> = new Set(['visibleWhen', 'withLater']);

function partOf([first, tab, property]: Path): number | 'head' | undefined {
  if (first === 'values') return undefined;
  return first === 'tabs' && typeof tab === 'number' && !besidePanel.has(property) ? tab : 'head';
}
