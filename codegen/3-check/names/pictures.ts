import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { perDescriptor } from '../per-descriptor';

/** The lines of a picture lead from one step to another, and its steps lie inside it, each at another position. */
export const pictures = perDescriptor(['picture'], function* (_project, descriptor) {
  const { authored } = descriptor;
  const { steps = [], links = [] } = authored;
  const ids = steps.flatMap((step) => step?.id ?? []);
  const positions = new Map<string, string>();
  for (const [index, step] of steps.entries()) {
    const position = `${step?.x} ${step?.y}`;
    const other = positions.get(position);
    if (other === undefined) positions.set(position, step?.id ?? '');
    else yield diagnose(descriptor, ['steps', index, 'x'], finding('picture/position', { id: other }));
    for (const [axis, side] of [
      ['x', 'width'],
      ['y', 'height'],
    ] as const) {
      const maximum = authored[side] ?? 0;
      if ((step?.[axis] ?? 0) <= maximum) continue;
      yield diagnose(descriptor, ['steps', index, axis], finding('picture/outside', { limit: maximum }));
    }
  }
  for (const [index, link] of links.entries()) {
    if (link?.from !== undefined && link.from === link.to) {
      yield diagnose(descriptor, ['links', index, 'to'], finding('picture/itself', { id: link.from }));
      continue;
    }
    for (const end of ['from', 'to'] as const) {
      const id = link?.[end] ?? '';
      if (ids.includes(id)) continue;
      yield diagnose(descriptor, ['links', index, end], { ...finding('picture/step', { id }), ...suggest(id, ids) });
    }
  }
});
