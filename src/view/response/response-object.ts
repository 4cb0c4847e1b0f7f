import { bindValues } from '~/descriptor/bindings';
import { enabled, type Enablement } from '~/descriptor/enabled';
import { evaluate } from '~/descriptor/evaluate';
import { isShown, isTrue } from '~/descriptor/is-shown';
import type { ResponseTarget, SecurityResponse } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { isString } from '~/lib/json';
import type { ResponseForObjects, ResponseObject, UndoRequest } from '~/state/response-request';

/** Reads the object that a drawer or a list describes by its `target`; nothing while it has no id. */
export function readObject(
  { id, name, with: inputs }: Pick<ResponseTarget, 'id' | 'name' | 'with'>,
  searchType: ResponseObject['searchType'],
  scope: Scope,
): ResponseObject | undefined {
  const objectId = evaluate(id, scope);
  if (!isString(objectId) || objectId === '') return undefined;
  const shown = formatText(evaluate(name, scope))?.text;
  return { ...bindValues(inputs, scope), searchType, id: objectId, name: shown ?? objectId };
}

/** A response that is offered for some objects. */
export interface OfferedResponse extends ResponseForObjects {
  /** Whether the user may use it; if not, why. */
  readonly access: Enablement;
}

/** The responses for objects of one kind, of which at least one object fits. */
export function offeredResponses(
  responses: readonly SecurityResponse[],
  objects: readonly ResponseObject[],
  session: Scope,
): readonly OfferedResponse[] {
  return responses.flatMap((response) => {
    if (!isShown(response, session)) return [];
    const known = objects.filter(({ searchType }) => response.objects.includes(searchType));
    const targets: ResponseObject[] = [];
    const unfit: ResponseObject[] = [];
    for (const input of known) (isTrue(response.fitsWhen, { ...session, input }) ? targets : unfit).push(input);
    if (targets.length === 0) return [];
    return [{ response, access: accessTo(response, session), targets, unfit }];
  });
}

/** Whether the user may use a response. Unless it says why not, the role lacks the permission. */
export function accessTo(response: SecurityResponse, session: Scope): Enablement {
  const access = enabled(response, session);
  return access.enabled ? access : { reason: { key: 'UI.RESPOND.NO_PERMISSION' }, ...access };
}

/**
 * The response that undoes another one, with its objects. Only the server knows their state, so none is left out.
 * Nothing if the response has no `undo`, or the user does not see it.
 */
export function offeredUndo(
  responses: readonly SecurityResponse[],
  { response: id, targets }: UndoRequest,
  session: Scope,
): OfferedResponse | undefined {
  const ran = responses.find((response) => response.id === id);
  const undo = responses.find((response) => response.id === ran?.undo);
  if (!undo || !isShown(undo, session)) return undefined;
  return { response: undo, access: accessTo(undo, session), targets, unfit: [] };
}
