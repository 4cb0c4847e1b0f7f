import { responses } from '~/generated/console/responses';
import type { ResponseTask } from '~/session/read-tasks';
import type { UndoRequest } from '~/state/response-request';
import type { AppServices } from '~/view/context/services';
import { accessTo, offeredUndo } from '~/view/response/response-object';

/** What the user may do about tasks. */
export interface TaskRights {
  /** True if the response that undoes the one of the task is offered to the user. */
  readonly isOffered: (task: ResponseTask) => boolean;
  /** True if the user may use the response of the task, and so cancel it. */
  readonly mayCancel: (task: ResponseTask) => boolean;
  /** Opens the dialog of the response that undoes another one. */
  readonly open: (request: UndoRequest) => void;
}

/** What the signed-in user may do about tasks. */
export function taskRights({ scope, overlays }: Pick<AppServices, 'scope' | 'overlays'>): TaskRights {
  return {
    isOffered(task) {
      const request = undoRequestOf(task);
      return request !== undefined && offeredUndo(responses, request, scope)?.access.enabled === true;
    },
    mayCancel({ response: id }) {
      const response = responses.find((one) => one.id === id);
      return response !== undefined && accessTo(response, scope).enabled;
    },
    open: (undo) => overlays.respond({ undo }),
  };
}

/** The request to undo the response of a task; `undefined` if it cannot be undone now, or its object is not known. */
export function undoRequestOf(task: ResponseTask): UndoRequest | undefined {
  const { isUndoable, response, searchType, objectId, name } = task;
  if (!isUndoable || searchType === undefined || objectId === undefined) return undefined;
  return { response, targets: [{ searchType, id: objectId, name: name ?? objectId }] };
}
