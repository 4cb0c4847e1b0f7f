import { useEffect, useEffectEvent, useState } from 'react';
import { responses } from '~/generated/console/responses';
import type { ResponseRequest } from '~/state/response-request';
import { useServices } from '../context/services';
import { DialogSlot } from '../action/DialogSlot';
import { offeredUndo } from './response-object';

/** The dialog of a response; a toast with the reason if what undoes another one cannot be used. */
export function RequestedDialog(props: { readonly request: ResponseRequest; readonly onClose: () => void }) {
  const { request, onClose } = props;
  const { scope, toasts } = useServices();
  const [undo] = useState(() => ('undo' in request ? offeredUndo(responses, request.undo, scope) : undefined));
  const usable = 'run' in request ? request.run : undo?.access.enabled === true ? undo : undefined;
  const isUsable = usable !== undefined;
  const refuse = useEffectEvent(() => {
    toasts.show({ intent: 'warning', text: undo?.access.reason ?? { key: 'UI.UNDO.NONE' } });
    onClose();
  });
  useEffect(() => {
    if (!isUsable) refuse();
  }, [isUsable]);
  // The forms that it needs are in a chunk of their own.
  return (
    <DialogSlot id="respond" isOpen={isUsable} load={() => import('./ResponseDialog')} onClose={onClose}>
      {({ ResponseDialog }) => usable && <ResponseDialog run={usable} onClose={onClose} />}
    </DialogSlot>
  );
}
