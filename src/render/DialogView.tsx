import { use, useEffect, useEffectEvent, useState } from 'react';
import { holds } from '../descriptor/is-shown';
import type { Dialog } from '../generated/descriptor-types';
import { dialogScope } from './dialog-scope';
import { OpenDialog } from './OpenDialog';
import { useServices } from './services';
import { TranslateContext } from './use-text';

/** A dialog as its descriptor says; one whose condition does not hold on opening is gone before it is drawn. */
export function DialogView(props: {
  readonly dialog: Dialog;
  /** What its opener handed over. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}) {
  const { dialog, params } = props;
  const session = useServices().scope;
  const translate = use(TranslateContext);
  // What happens while it is open, e.g. a tick that forbids the next opening, leaves it open.
  const [opens] = useState(() => holds(dialog.opensWhen, dialogScope(session, params, translate)));
  const close = useEffectEvent(props.onClose);
  useEffect(() => {
    if (!opens) close();
  }, [opens]);
  return opens && <OpenDialog {...props} />;
}
