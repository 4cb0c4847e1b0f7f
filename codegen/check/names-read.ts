import { pathsRead } from '../expression/paths-read';
import type { Descriptor } from '../model';
import type { Project } from '../project';

const known = new WeakMap<Descriptor, ReadonlySet<string>>();

/** What the expressions of a screen read of its address: `filter.q`, `address.tail`, `period.from`; `filter` alone for all of it. */
export function namesRead(screen: Descriptor, project: Pick<Project, 'marks'>): ReadonlySet<string> {
  const names = known.get(screen) ?? new Set(find(screen, project));
  known.set(screen, names);
  return names;
}

function* find(screen: Descriptor, project: Pick<Project, 'marks'>): Iterable<string> {
  for (const { mark, value } of project.marks(screen)) {
    if ((mark.is !== 'expression' && mark.is !== 'binding') || typeof value !== 'string') continue;
    for (const path of pathsRead(value)) yield path.slice(0, 2).join('.');
  }
}
