import { diagnose } from '../diagnostic';
import type { Rule } from '../project';

const kinds = ['screen', 'panel', 'form', 'picture', 'scale'] as const;

/** A screen, panel, form, picture or scale that nothing names has no use. Dialogs are opened by code and by other programs as well. */
export const unused: Rule = function* (project) {
  // A broken file may name what seems unused.
  if (project.broken.length > 0) return;
  const used = new Set<string>();
  for (const descriptor of project.descriptors) {
    for (const { mark, value } of project.marks(descriptor))
      if (mark.is === 'name') used.add(`${mark.of} ${String(value)}`);
  }
  for (const descriptor of kinds.flatMap((kind) => project.of(kind))) {
    const { kind, id } = descriptor;
    const remark = { severity: 'warning', code: 'file/unused', message: `Nothing uses the ${kind} "${id}".` } as const;
    if (!used.has(`${kind} ${id}`)) yield diagnose(descriptor, [], remark);
  }
};
