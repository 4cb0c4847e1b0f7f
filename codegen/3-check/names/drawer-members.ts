import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { optionalDrawerInputs } from '../../language/drawer-input';
import { perEveryDescriptor } from '../per-descriptor';

/** The further inputs of a drawer, beside the kind and the id of its object, have names that drawers know. */
export const drawerMembers = perEveryDescriptor(function* (project, descriptor) {
  for (const { path, scope } of project.marks(descriptor)) {
    const name = String(path.at(-1));
    if (scope.target?.to !== 'drawer' || optionalDrawerInputs.has(name)) continue;
    const found = { ...finding('drawer/member', { name }), ...suggest(name, optionalDrawerInputs) };
    yield diagnose(descriptor, path, { ...found, key: true });
  }
});
