import type { DrawerInput } from '../generated/types';
import { withDrawer, withoutDrawer } from './drawer-address';
import type { Services } from './services';

/** Opens a drawer on the current route; another one that is open gives way. */
export function openDrawerAt(input: DrawerInput, { page, navigate }: Pick<Services, 'page' | 'navigate'>): void {
  const [path, search] = split(page.hashPath());
  navigate(`${path}${withDrawer(search, input)}`);
}

/** Closes the drawer without an entry in the history. */
export function closeDrawer({ page, navigate }: Pick<Services, 'page' | 'navigate'>): void {
  const [path, search] = split(page.hashPath());
  navigate(`${path}${withoutDrawer(search)}`, { replace: true });
}

function split(hashPath: string): readonly [path: string, search: string] {
  const mark = hashPath.indexOf('?');
  return mark < 0 ? [hashPath, ''] : [hashPath.slice(0, mark), hashPath.slice(mark)];
}
