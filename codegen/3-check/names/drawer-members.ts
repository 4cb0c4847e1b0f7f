import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { givenToDrawers, openedDrawers } from '../../2-analyze/analysis';
import { commonDrawerInputs } from '../../language/drawer-input';
import { perEveryDescriptor } from '../per-descriptor';

/** What opens a drawer gives it the inputs that it declares, and a drawer declares none that all drawers have. */
export const drawerMembers = perEveryDescriptor(function* (project, descriptor) {
  if (descriptor.kind === 'drawer') {
    for (const name of Object.keys(descriptor.authored.input ?? {})) {
      if (!commonDrawerInputs.has(name)) continue;
      yield diagnose(descriptor, ['input', name], { ...finding('drawer/member.common', { name }), key: true });
    }
  }
  for (const { path, scope } of project.marks(descriptor)) {
    const { target } = scope;
    if (target?.to !== 'drawer' || path.length !== target.at.length + 1) continue;
    const drawers = openedDrawers(project, descriptor, target.at.slice(0, -1)) ?? [];
    const [drawer] = drawers;
    const { members } = givenToDrawers(drawers);
    const name = String(path.at(-1));
    // A wrong search type is reported at its position.
    if (!drawer || members.has(name)) continue;
    const found =
      drawers.length === 1
        ? finding('drawer/member.one', { drawer: drawer.id, name })
        : finding('drawer/member.any', { name });
    yield diagnose(descriptor, path, { ...found, ...suggest(name, members.keys()), key: true });
  }
});
