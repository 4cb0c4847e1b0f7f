import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { perDescriptor } from '../per-descriptor';

/** The lines of a picture lead from step to step, and its steps lie inside it. */
export const pictures = perDescriptor(['picture'], function* (_project, descriptor) {
  const { authored } = descriptor;
  const { steps = [], links = [] } = authored;
  const ids = steps.flatMap((step) => step?.id ?? []);
  for (const [index, step] of steps.entries()) {
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
    for (const end of ['from', 'to'] as const) {
      const id = link?.[end] ?? '';
      if (ids.includes(id)) continue;
      yield diagnose(descriptor, ['links', index, end], { ...finding('picture/step', { id }), ...suggest(id, ids) });
    }
  }
});
