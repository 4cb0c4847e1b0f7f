import { useEffect, useEffectEvent, useState } from 'react';
import { responses } from '~/generated/console/responses';
import type { UndoRequest } from '~/state/undo-request';
import { useServices } from '../context/services';
import { DialogSlot } from '../action/DialogSlot';
import { offeredUndo } from './response-object';

/** The dialog of the response that undoes another one; a toast with the reason if it cannot be used. */
export function UndoDialog(props: { readonly request: UndoRequest; readonly onClose: () => void }) {
  const { request, onClose } = props;
  const { scope, toasts } = useServices();
  const [offered] = useState(() => offeredUndo(responses, request, scope));
  const isUsable = offered?.access.enabled === true;
  const refuse = useEffectEvent(() => {
    toasts.show({ intent: 'warning', text: offered?.access.reason ?? { key: 'UI.UNDO.NONE' } });
    onClose();
  });
  useEffect(() => {
    if (!isUsable) refuse();
  }, [isUsable]);
  // The forms that it needs are in a chunk of their own.
  return (
    <DialogSlot id="respond" isOpen={isUsable} load={() => import('./ResponseDialog')} onClose={onClose}>
      {({ ResponseDialog }) => offered && <ResponseDialog offered={offered} onClose={onClose} />}
    </DialogSlot>
  );
}
