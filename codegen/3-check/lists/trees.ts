import { expressionsOf } from '../../2-analyze/analysis';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { valueAt } from '../../language/address';
import type { Path } from '../../language/model';
import type { Type } from '../../language/type';
import { describeType, mayBe, withoutNull } from '../../language/type-relations';
import { perDescriptor } from '../per-descriptor';

/** What is compared with the ids of the nodes of a tree. */
const compared: readonly Path[number][] = ['parentId', 'current'];

const idType: Type = { is: 'union', of: [{ is: 'string' }, { is: 'number' }] };

/** Nodes find their parents, and a tree its current node, by ids of one type; a node is not its own parent. */
export const trees = perDescriptor(['drawer', 'panel', 'dialog', 'screen'], function* (project, descriptor) {
  const expressions = expressionsOf(project, descriptor);
  for (const [{ path, value }, { type, problems }] of expressions) {
    const field = path.slice(0, -1);
    if (!compared.includes(path.at(-1) ?? '') || valueAt(descriptor.value, [...field, 'type']) !== 'tree') continue;
    const [id, checkedId] = expressions.find(([one]) => one.path.join('/') === [...field, 'nodeId'].join('/')) ?? [];
    if (!id || !checkedId || problems.length > 0 || checkedId.problems.length > 0) continue;
    const [found, wanted] = [withoutNull(type), withoutNull(checkedId.type)];
    if (!mayBe(wanted, idType)) continue;
    if (String(value).trim() === String(id.value).trim()) {
      yield diagnose(descriptor, path, finding('tree/id.same'));
    } else if (!mayBe(found, wanted)) {
      const types = { found: describeType(found), wanted: describeType(wanted) };
      yield diagnose(descriptor, path, finding('tree/id.type', types));
    }
  }
});
