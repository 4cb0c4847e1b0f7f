import type { DrawerInput } from '~/generated/contract/types';
import { withDrawer, withoutDrawer } from '~/state/drawer/address';
import type { OpenRequest } from '~/state/drawer/input';
import type { DrawerSequence } from '~/state/drawer/sequence';
import type { ActionServices } from './services';

type Opener = Pick<ActionServices, 'page' | 'clock' | 'navigate'>;

/** Opens the drawer of an object on the current route, in place of one that is open. */
export function openDrawerAt(input: DrawerInput, services: Opener, sequence?: DrawerSequence): void {
  const state = { opened: services.clock.now(), ...(sequence && { sequence }) };
  openRequestAt({ kind: 'open', input }, services, state);
}

/**
 * Opens any drawer on the current route. The history entry stores the moment beside the address, so that opening the same
 * object again is another opening; `state` is what it stores for an earlier opening to which the reader goes back.
 */
export function openRequestAt(
  request: OpenRequest,
  { page, clock, navigate }: Opener,
  state: object = { opened: clock.now() },
): void {
  const here = page.hashPath();
  const [path, search] = split(here);
  const to = `${path}${withDrawer(search, request)}`;
  navigate(to, { replace: to === here, state });
}

/** Replaces the sequence of the open drawer. */
export function replaceSequence(sequence: DrawerSequence, { page, navigate }: Omit<Opener, 'clock'>): void {
  navigate(page.hashPath(), { replace: true, preserveState: true, state: { sequence } });
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
