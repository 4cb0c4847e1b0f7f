import { expressionsOf } from '../../2-analyze/analysis';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { valueAt } from '../../language/address';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import type { Type } from '../../language/type';
import { describeType, mayBe, withoutNull } from '../../language/type-relations';
import type { Project } from '../../1-parse/project';
import { perDescriptor } from '../per-descriptor';

/** An expression that is compared with the ids of nodes, and the path of another that it must differ from. */
interface ComparedId {
  readonly path: Path;
  readonly field: Path;
  readonly differsFrom: Path;
  readonly code: 'tree/id' | 'graph/id';
}

const idType: Type = { is: 'union', of: [{ is: 'string' }, { is: 'number' }] };

/** Nodes find their parents, and a tree its current node, by ids of one type; a node is not its own parent. */
export const trees = perDescriptor(['drawer', 'panel', 'dialog', 'screen'], function* (project, descriptor) {
  for (const [{ path }] of expressionsOf(project, descriptor)) {
    const field = path.slice(0, -1);
    if (!['parentId', 'current'].includes(String(path.at(-1))) || typeAt(descriptor, field) !== 'tree') continue;
    yield* compare(project, descriptor, { path, field, differsFrom: [...field, 'nodeId'], code: 'tree/id' });
  }
});

/** Relations find their nodes, and a graph its current node, by ids of one type; a relation has two ends. */
export const graphs = perDescriptor(['drawer', 'panel', 'dialog', 'screen'], function* (project, descriptor) {
  for (const [{ path }] of expressionsOf(project, descriptor)) {
    const isEnd = path.at(-2) === 'edges' && ['from', 'to'].includes(String(path.at(-1)));
    const field = path.slice(0, isEnd ? -2 : -1);
    if ((!isEnd && path.at(-1) !== 'current') || typeAt(descriptor, field) !== 'graph') continue;
    const differsFrom = path.at(-1) === 'to' ? [...field, 'edges', 'from'] : [];
    yield* compare(project, descriptor, { path, field, differsFrom, code: 'graph/id' });
  }
});

function* compare(project: Project, descriptor: Descriptor, compared: ComparedId): Iterable<Diagnostic> {
  const { path, field, differsFrom, code } = compared;
  const expressions = expressionsOf(project, descriptor);
  const at = (wanted: Path) => expressions.find(([one]) => one.path.join('/') === wanted.join('/'));
  const [one, id] = [at(path), at([...field, 'nodeId'])];
  if (!one || !id || one[1].problems.length > 0 || id[1].problems.length > 0) return;
  const [found, wanted] = [withoutNull(one[1].type), withoutNull(id[1].type)];
  if (!mayBe(wanted, idType) || !mayBe(found, idType)) return;
  const other = at(differsFrom);
  if (other && String(other[0].value).trim() === String(one[0].value).trim()) {
    yield diagnose(descriptor, path, finding(`${code}.same`));
  } else if (!mayBe(found, wanted)) {
    const types = { found: describeType(found), wanted: describeType(wanted) };
    yield diagnose(descriptor, path, finding(`${code}.type`, types));
  }
}

function typeAt(descriptor: Descriptor, field: Path): unknown {
  return valueAt(descriptor.value, [...field, 'type']);
}
