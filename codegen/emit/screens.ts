import type { Descriptor, Json, Path } from '../model';
import { isTable } from '../expression/screen-scope';
import { pagedSource } from '../check/paged-source';
import { stringAt } from '../parse/read';
import type { Project } from '../project';
import { compiledList, compiledValue, isCompiledObject, type CompiledObject } from './compiled-value';
import type { EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';
import { needs } from './needs';
import { sectionApart, withSectionNeeds } from './sections-apart';

/** Kinds of screens that send no calls of their own. */
const withoutCalls: ReadonlySet<string> = new Set(['tabs', 'placeholder']);

/**
 * The module of a screen. It names the sources that what is always in sight reads; tiles, and sections that wait alone, name
 * their own. The source that gives a table its rows page by page is named apart.
 */
export function emitScreen(descriptor: Descriptor, project: Project): EmittedFile {
  const imports = new Imports('../');
  const compiled = compiledValue(descriptor, project, imports);
  const kind = stringAt(descriptor.value, 'kind') ?? '';
  const value = withoutCalls.has(kind) ? compiled : withNeeds(compiled, descriptor, project);
  return descriptorModule(descriptor, imports, { type: 'Screen', value });
}

function withNeeds(compiled: CompiledObject, descriptor: Descriptor, project: Project): CompiledObject {
  const needed = needs(descriptor, project, (path) => partOf(descriptor.value, path));
  const paged = isTable(descriptor) ? pagedSource(project, descriptor) : undefined;
  const content = withSectionNeeds(compiled, (section) => needed.get(section));
  const tiles = compiledList(compiled, 'tiles').map((tile, index) =>
    isCompiledObject(tile) ? { ...tile, needs: needed.get(`tile ${index}`) ?? [] } : tile,
  );
  return {
    ...content,
    ...(tiles.length > 0 && { tiles }),
    ...(paged !== undefined && { paged }),
    needs: (needed.get('head') ?? []).filter((name) => name !== paged),
  };
}

function partOf(screen: Json, path: Path): string | number | undefined {
  const [first, index] = path;
  if (first === 'values') return undefined;
  if (first === 'tiles') return `tile ${String(index)}`;
  return sectionApart(screen, path) ?? 'head';
}
