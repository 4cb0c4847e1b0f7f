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
      const condition = { path, text, syntax, scope };
      const known = parts.get(part);
      if (known) known.push(condition);
      else parts.set(part, [condition]);
    }
    return parts;
  },
);

/** The conditions of the part at a path and of all parts around it, the outermost first. */
export function presenceAround(project: Project, descriptor: Descriptor, path: Path): readonly PresenceCondition[] {
  const parts = presenceByPart(project, descriptor);
  if (parts.size === 0) return [];
  const pointer = `${pointerOf(path)}/`;
  const around: PresenceCondition[] = [];
  for (let end = 0; end >= 0; end = pointer.indexOf('/', end + 1))
    around.push(...(parts.get(pointer.slice(0, end)) ?? []));
  return around;
}

/** All conditions of a descriptor that decide whether a part is present, in document order. */
export function presenceIn(project: Project, descriptor: Descriptor): readonly PresenceCondition[] {
  return [...presenceByPart(project, descriptor).values()].flat();
}
