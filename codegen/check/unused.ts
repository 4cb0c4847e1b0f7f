import { diagnose } from '../diagnostic';
import type { Rule } from '../project';

const kinds = ['screen', 'panel', 'form', 'picture', 'scale'] as const;

/** A screen, panel, form, picture or scale that nothing names has no use. Dialogs are opened by code and by other programs as well. */
export const unused: Rule = function* (project) {
  // A broken file may name what seems unused.
  if (project.broken.length > 0) return;
  const used = new Set<string>();
  const known = new Set(project.descriptors.map(({ kind, id }) => `${kind} ${id}`));
  for (const descriptor of project.descriptors) {
    for (const { mark, value } of project.marks(descriptor))
      if (mark.is === 'name') used.add(`${mark.of} ${String(value)}`);
  }
  // What is misspelt where it is named is told there; here it would be told a second time.
  const isMisspelt = (kind: string): boolean =>
    [...used].some((name) => name.startsWith(`${kind} `) && !known.has(name));
  for (const descriptor of kinds.filter((kind) => !isMisspelt(kind)).flatMap((kind) => project.of(kind))) {
    const { kind, id } = descriptor;
    const remark = { severity: 'warning', code: 'file/unused', message: `Nothing uses the ${kind} "${id}".` } as const;
    if (!used.has(`${kind} ${id}`)) yield diagnose(descriptor, [], remark);
  }
};
