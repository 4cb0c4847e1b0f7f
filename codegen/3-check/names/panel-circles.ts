import type { Project } from '../../1-parse/project';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Descriptor, Path } from '../../language/model';
import { query } from '../../memo';
import { perDescriptor } from '../per-descriptor';

/** No panel is in itself, be it through other panels. A circle is reported once, at the first of its panels by id. */
export const panelCircles = perDescriptor(['panel'], function* (project, descriptor) {
  for (const { path, id } of panelsIn(project, descriptor)) {
    const way = wayBetween(project, id, descriptor.id);
    if (way?.every((one) => one >= descriptor.id))
      yield diagnose(descriptor, path, finding('panel/circle', { way: [descriptor.id, ...way].join(' -> ') }));
  }
});

/** The panels that a panel shows, with where it names them. */
const panelsIn = query((project: Project, panel: Descriptor): readonly { readonly path: Path; readonly id: string }[] =>
  project
    .marks(panel)
    .flatMap(({ mark, path, value }) =>
      mark.is === 'name' && mark.of === 'panel' ? [{ path, id: String(value) }] : [],
    ),
);

/** The ids from one panel to another, both included, if there is a way. */
function wayBetween(project: Project, from: string, to: string): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[from]];
  const seen = new Set<string>();
  // The list grows while it is read.
  for (const way of ways) {
    const last = way.at(-1) ?? '';
    if (last === to) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    const panel = project.find('panel', last);
    if (panel) ways.push(...panelsIn(project, panel).map(({ id }) => [...way, id]));
  }
  return undefined;
}
