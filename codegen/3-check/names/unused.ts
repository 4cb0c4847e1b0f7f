import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Rule } from '../../1-parse/project';

/** A descriptor that nothing names has no use, unless code or other programs can open it as well. */
export const unused: Rule = function* (project) {
  // A broken file may name what seems unused.
  if (project.broken.length > 0) return;
  const used = new Set<string>();
  const known = new Set(project.descriptors.map(({ kind, id }) => `${kind} ${id}`));
  for (const descriptor of project.descriptors) {
    for (const { mark, value } of project.marks(descriptor))
      if (mark.is === 'name') used.add(`${mark.of} ${String(value)}`);
  }
  // A misspelt name is reported where it is written; a report here would be a second one.
  const isMisspelt = (kind: string): boolean =>
    [...used].some((name) => name.startsWith(`${kind} `) && !known.has(name));
  const reported = project.kinds.entries.filter(({ reference }) => reference?.unused === 'warning');
  for (const descriptor of reported.flatMap(({ kind }) => (isMisspelt(kind) ? [] : project.of(kind)))) {
    const { kind, id } = descriptor;
    if (!used.has(`${kind} ${id}`)) yield diagnose(descriptor, [], finding('file/unused', { kind, id }));
  }
};
