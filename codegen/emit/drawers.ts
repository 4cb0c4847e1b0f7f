import type { Descriptor, Json, Path } from '../model';
import { isList, isObject } from '../parse/schema';
import type { Project } from '../project';
import { compiledList, compiledValue, isCompiledObject } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';
import { needs } from './needs';
import { sectionApart, withSectionNeeds } from './sections-apart';

/**
 * The module of a drawer. It names the sources that its name and the conditions of its tabs read, which are always in
 * sight, and those of inputs that come later; each tab names those that its content or the inputs of its panel read, without the
 * sections that wait alone, which name their own.
 */
export function emitDrawer(descriptor: Descriptor, project: Project): EmittedFile {
  const imports = new Imports('../');
  const compiled = compiledValue(descriptor, project, imports);
  const needed = needs(descriptor, project, (path) => {
    const part = partOf(path);
    const apart = typeof part === 'number' ? sectionApart(tabAt(descriptor.value, part), path.slice(2)) : undefined;
    return apart === undefined ? part : `${part}/${apart}`;
  });
  const tabs = compiledList(compiled, 'tabs').map((tab, index) => {
    if (!isCompiledObject(tab)) return tab;
    const content = withSectionNeeds(tab, (section) => needed.get(`${index}/${section}`));
    return { ...content, needs: needed.get(index) ?? [] };
  });
  const value = { ...compiled, needs: needed.get('head') ?? [], tabs };
  return descriptorModule(descriptor, imports, { type: 'Drawer', value });
}

/** What the panel of a tab does not wait for. */
const besidePanel: ReadonlySet<Path[number] | undefined> = new Set(['visibleWhen', 'withLater']);

function partOf([first, tab, property]: Path): number | 'head' | undefined {
  // Named values count where they are read; the head tells what is known, and asks for nothing.
  if (first === 'values' || first === 'head') return undefined;
  return first === 'tabs' && typeof tab === 'number' && !besidePanel.has(property) ? tab : 'head';
}

function tabAt(drawer: Json, index: number): Json | undefined {
  const tabs = isObject(drawer) ? drawer.tabs : undefined;
  return isList(tabs) ? tabs[index] : undefined;
}
