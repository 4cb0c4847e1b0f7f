import { pointerOf } from '../../diagnostics/locate';
import type { Descriptor, Path, ValueScope } from '../../language/model';
import { query } from '../../memo';
import type { Project } from '../../1-parse/project';
import type { Syntax } from '../expression/syntax';
import { expressionsOf } from '../expressions';

/** A condition that decides whether a part is present. */
export interface PresenceCondition {
  /** The path of the condition; that of the part is one step shorter. */
  readonly path: Path;
  readonly text: string;
  readonly syntax: Syntax;
  readonly scope: ValueScope;
}

/** The conditions of a descriptor that decide whether a part is present, by the pointer of the part. */
const presenceByPart = query(
  (project: Project, descriptor: Descriptor): ReadonlyMap<string, readonly PresenceCondition[]> => {
    const parts = new Map<string, PresenceCondition[]>();
    for (const [{ mark, path, scope }, { text, syntax, problems }] of expressionsOf(project, descriptor)) {
      if (mark.is !== 'expression' || mark.decides !== 'presence' || !syntax || problems.length > 0) continue;
      const part = pointerOf(path.slice(0, -1));
      parts.set(part, [...(parts.get(part) ?? []), { path, text, syntax, scope }]);
    }
    return parts;
  },
);

/** The conditions of the part at a path and of all parts around it, the outermost first. */
export function presenceAround(project: Project, descriptor: Descriptor, path: Path): readonly PresenceCondition[] {
  const parts = presenceByPart(project, descriptor);
  if (parts.size === 0) return [];
  return Array.from({ length: path.length + 1 }, (_, depth) => parts.get(pointerOf(path.slice(0, depth))) ?? []).flat();
}

/** All conditions of a descriptor that decide whether a part is present, in document order. */
export function presenceIn(project: Project, descriptor: Descriptor): readonly PresenceCondition[] {
  return [...presenceByPart(project, descriptor).values()].flat();
}
