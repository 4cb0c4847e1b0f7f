import type { Project } from '../../1-parse/project';
import { optimisticParts } from '../../1-parse/parts';
import { expressionAt } from '../../2-analyze/analysis';
import { valueAt } from '../../language/address';
import type { Descriptor, Path } from '../../language/model';
import type { Type } from '../../language/type';
import { alternatives, union, withoutNull } from '../../language/type-relations';

/** The type of what an optimistic change at a path is about: an entry of its rows, or the answer of its read. */
export function changedType(project: Project, descriptor: Descriptor, path: Path): Type | undefined {
  const { read, rows } = optimisticParts(valueAt(descriptor.value, path));
  const answer = project.contract.operations.get(read)?.answer;
  if (rows === undefined) return answer && withoutNull(answer);
  const list = expressionAt(project, descriptor, [...path, 'rows'])?.type;
  const entries = list ? alternatives(list).flatMap((one) => (one.is === 'list' ? [one.item] : [])) : [];
  return entries.length > 0 ? withoutNull(union(entries)) : undefined;
}
