import { bindValues } from '~/descriptor/bindings';
import { evaluate } from '~/descriptor/evaluate';
import { formatText } from '~/i18n/format/text';
import type { DrawerInput, Expression, Scope } from '~/generated/contract/types';
import { readDrawerRequest } from '~/state/drawer/input';

/** How a descriptor names an object that has a drawer. */
export interface ObjectReference {
  /** The kind of object, or what gives it. */
  readonly searchType: number | Expression;
  readonly objectId: Expression;
  /** Position of the tab, from 1. */
  readonly tab?: number;
  /** Further members of the input. */
  readonly with?: Readonly<Record<string, Expression>>;
}

/** What the drawer of an object is opened with; nothing without an id, and for a kind of object that has no drawer. */
export function drawerInputOf(reference: ObjectReference, scope: Scope): DrawerInput | undefined {
  const { searchType, objectId, tab } = reference;
  const id = formatText(evaluate(objectId, scope))?.text;
  if (id === undefined) return undefined;
  const request = readDrawerRequest({
    ...bindValues(reference.with, scope),
    search_type: typeof searchType === 'number' ? searchType : evaluate(searchType, scope),
    id,
    ...(tab !== undefined && { tabId: tab }),
  });
  return request?.kind === 'open' ? request.input : undefined;
}
