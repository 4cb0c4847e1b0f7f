import { DialogSlot } from '~/view/action/DialogSlot';
import type { ViewDialog } from './ViewDialogFrame';
import type { SavedViews } from './use-saved-views';

/** The open dialog about saved views, if there is one. Its code is loaded when the first one opens. */
export function ViewDialogSlot(props: {
  readonly views: SavedViews;
  readonly dialog: ViewDialog | undefined;
  /** Shows another dialog, or none. */
  readonly onDialog: (dialog: ViewDialog | undefined) => void;
}) {
  const { views, dialog, onDialog } = props;
  return (
    <DialogSlot
      id="saved-views"
      isOpen={dialog !== undefined}
      load={() => import('./ViewDialogs')}
      onClose={() => onDialog(undefined)}
    >
      {({ ViewDialogs }) => dialog && <ViewDialogs views={views} dialog={dialog} onDialog={onDialog} />}
    </DialogSlot>
  );
}
