import type { DrawerInput } from '../generated/types';
import { withDrawer, withoutDrawer } from './drawer-address';
import type { Services } from './services';

/**
 * Opens a drawer on the current route; another one that is open gives way. The moment is kept beside the address, so that
 * the same object opened once more is another opening.
 */
export function openDrawerAt(
  input: DrawerInput,
  { page, clock, navigate }: Pick<Services, 'page' | 'clock' | 'navigate'>,
): void {
  const here = page.hashPath();
  const [path, search] = split(here);
  const to = `${path}${withDrawer(search, input)}`;
  navigate(to, { replace: to === here, state: { opened: clock.now() } });
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
