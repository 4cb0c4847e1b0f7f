import { valueAt } from '../address';
import { diagnose, suggest } from '../diagnostic';
import { furtherMembers } from '../expression/drawer-input';
import { member } from '../parse/read';
import { dependent } from './local';

/** What a drawer is opened with, beside the kind and the id of its object, has names that drawers know. */
export const drawerMembers = dependent([], function* (descriptor, project) {
  for (const { path } of project.marks(descriptor)) {
    const name = String(path.at(-1));
    if (path.at(-2) !== 'with' || furtherMembers.has(name)) continue;
    if (member(valueAt(descriptor.value, path.slice(0, -2)), 'searchType') === undefined) continue;
    const message = `Drawers are not opened with a member "${name}".`;
    yield diagnose(descriptor, path, { code: 'drawer/member', message, key: true, ...suggest(name, furtherMembers) });
  }
});
