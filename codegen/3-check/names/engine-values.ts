import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { menuKeys } from '../../2-analyze/analysis';
import { unknownPrefix } from '../nearest-prefix';
import { perDescriptor } from '../per-descriptor';

/** The menu key and the paths in `engine.json` are those of a route and of operations. */
export const engineValues = perDescriptor(['engine'], function* (project, descriptor) {
  const { menu, serverTime } = descriptor.authored;
  const key = menu?.helpKey;
  if (key !== undefined && menuKeys(project)?.has(key) === false)
    yield diagnose(descriptor, ['menu', 'helpKey'], finding('route/menu-key', { key }));
  const { contract } = project;
  if (contract.isIncomplete) return;
  const paths = [...contract.operations.values()].map(({ path }) => path);
  for (const [index, prefix = ''] of (serverTime?.paths ?? []).entries()) {
    if (paths.some((path) => path.startsWith(prefix))) continue;
    yield diagnose(descriptor, ['serverTime', 'paths', index], unknownPrefix(prefix, contract));
  }
});
