import type { DrawerInput } from '~/generated/contract/types';
import { withDrawer, withoutDrawer } from '~/state/drawer/address';
import type { OpenRequest } from '~/state/drawer/input';
import type { ActionServices } from './services';

type Opener = Pick<ActionServices, 'page' | 'clock' | 'navigate'>;

/**
 * Opens a drawer on the current route; another one that is open gives way. The moment is kept beside the address, so that
 * the same object opened once more is another opening.
 */
export function openDrawerAt(input: DrawerInput, services: Opener): void {
  openRequestAt({ kind: 'open', input }, services);
}

/** The same for whatever has a drawer; `opened` is the moment of an opening that is gone back to. */
export function openRequestAt(
  request: OpenRequest,
  { page, clock, navigate }: Opener,
  opened: number | null = clock.now(),
): void {
  const here = page.hashPath();
  const [path, search] = split(here);
  const to = `${path}${withDrawer(search, request)}`;
  navigate(to, { replace: to === here, state: { opened } });
}

/** Where a link leads that opens a drawer on the current route, also in a new tab. */
export function drawerHref(input: DrawerInput, { page }: Pick<ActionServices, 'page'>): string {
  const [path, search] = split(page.hashPath());
  return `#${path}${withDrawer(search, { kind: 'open', input })}`;
}

/** Closes the drawer without an entry in the history. */
export function closeDrawer({ page, navigate }: Pick<ActionServices, 'page' | 'navigate'>): void {
  const [path, search] = split(page.hashPath());
  navigate(`${path}${withoutDrawer(search)}`, { replace: true });
}

function split(hashPath: string): readonly [path: string, search: string] {
  const mark = hashPath.indexOf('?');
  return mark < 0 ? [hashPath, ''] : [hashPath.slice(0, mark), hashPath.slice(mark)];
}
