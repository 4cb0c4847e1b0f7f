import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Rule } from '../../1-parse/project';
import { namesInUse } from '../../2-analyze/analysis';

/** A descriptor that nothing names has no use, unless code or other programs can open it as well. */
export const unused: Rule = function* (project) {
  // A broken file may name what seems unused.
  if (project.broken.length > 0) return;
  for (const { kind, reference } of project.kinds.entries) {
    const used = namesInUse(project).get(kind) ?? new Set();
    // A misspelt name is reported where it is written; a report here would be a second one.
    if (reference?.unused !== 'warning' || [...used].some((id) => !project.find(kind, id))) continue;
    for (const descriptor of project.of(kind)) {
      const { id } = descriptor;
      if (!used.has(id)) yield diagnose(descriptor, [], finding('file/unused', { kind, id }));
    }
  }
};
