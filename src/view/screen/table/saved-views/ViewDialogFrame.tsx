import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DialogFrame } from '~/ui/DialogFrame';
import { useServices } from '~/view/context/services';
import type { ViewState } from './read-view-state';
import type { SavedViews } from './use-saved-views';
import type { SavedView, ViewDraft } from './view-store';

/** A dialog about the views of a list. */
export type ViewDialog =
  | { readonly kind: 'manage' }
  | { readonly kind: 'new'; readonly name: string; readonly state: ViewState; readonly isManaging?: true }
  | { readonly kind: 'edit'; readonly view: SavedView }
  | { readonly kind: 'remove'; readonly view: SavedView }
  | {
      readonly kind: 'conflict';
      readonly view: SavedView;
      readonly draft: ViewDraft;
      /** Called when the draft has replaced the view. */
      readonly onReplaced?: () => void;
    };

/** The properties of the dialogs. */
export interface ViewDialogProps<Kind extends ViewDialog['kind'] = ViewDialog['kind']> {
  readonly views: SavedViews;
  readonly dialog: Extract<ViewDialog, { readonly kind: Kind }>;
  /** Shows another dialog, or none. */
  readonly onDialog: (dialog: ViewDialog | undefined) => void;
}

/** The frame of a dialog about views. */
export function ViewDialogFrame(props: {
  readonly id: string;
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}) {
  const { settings } = useServices();
  const { dialog, confirm } = settings.widths;
  return createPortal(
    <DialogFrame
      id={props.id}
      title={props.title}
      box={{ width: props.isWide ? dialog : confirm, layer: settings.layers.dialog }}
      onClose={props.onClose}
      footer={props.footer}
    >
      {props.children}
    </DialogFrame>,
    document.body,
  );
}
