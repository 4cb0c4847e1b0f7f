import { bindValues } from '~/descriptor/bindings';
import { evaluate } from '~/descriptor/evaluate';
import type { Expression, Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { isNumber, isString } from '~/lib/json';
import { withDrawer, withoutDrawer } from '~/state/drawer/address';
import { readDrawerRequest, type DrawerTarget, type RatedInput } from '~/state/drawer/input';
import type { DrawerSequence } from '~/state/drawer/sequence';
import type { ActionServices } from './services';

type Opener = Pick<ActionServices, 'page' | 'clock' | 'navigate'>;

/**
 * Opens the drawer of an object on the current route. It replaces an open drawer. The rating is in the state of the
 * history entry, so no address can claim one.
 */
export function openDrawerAt({ rating, ...input }: RatedInput, services: Opener, sequence?: DrawerSequence): void {
  const passed = { ...(sequence && { sequence }), ...(rating !== undefined && { rating }) };
  const state = { opened: services.clock.now(), ...passed };
  openRequestAt({ kind: 'open', input }, services, state);
}

/**
 * Opens any drawer on the current route. The history entry stores the moment beside the address, so that opening the
 * same object again is another opening; `state` is what it stores for an earlier opening to which the reader goes back.
 */
export function openRequestAt(
  request: DrawerTarget,
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

/** The `href` of a link that opens a drawer on the current route, in this or a new browser tab. */
export function drawerHref({ rating: _, ...input }: RatedInput, { page }: Pick<ActionServices, 'page'>): string {
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

/** How a descriptor names an object that has a drawer. */
export interface ObjectReference {
  /** The search type, or the expression that gives it. */
  readonly searchType: number | Expression;
  readonly objectId: Expression;
  /** The rating that the head of the drawer shows at once. */
  readonly rating?: Expression;
  /** Position of the tab, from 1. */
  readonly tab?: number;
  /** Additional inputs of the drawer. */
  readonly with?: Readonly<Record<string, Expression>>;
}

/** The input of the drawer of an object; `undefined` without an id, and for a type of object without a drawer. */
export function drawerInputOf(reference: ObjectReference, scope: Scope): RatedInput | undefined {
  const { searchType, objectId, tab } = reference;
  const id = formatText(evaluate(objectId, scope))?.text;
  if (id === undefined) return undefined;
  const request = readDrawerRequest({
    ...bindValues(reference.with, scope),
    search_type: typeof searchType === 'number' ? searchType : evaluate(searchType, scope),
    id,
    ...(tab !== undefined && { tabId: tab }),
  });
  if (request?.kind !== 'open') return undefined;
  const rating = reference.rating && evaluate(reference.rating, scope);
  return { ...request.input, ...((isString(rating) || isNumber(rating)) && { rating }) };
}
