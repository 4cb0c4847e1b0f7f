import { Button, Callout } from '@blueprintjs/core';
import { useTranslate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';
import { ConfirmDialog } from '~/view/action/ConfirmDialog';
import { useServices } from '~/view/context/services';
import { useClosed } from '~/view/data/use-closed';
import { ManageViews } from './ManageViews';
import { ViewDialogFrame, type ViewDialogProps } from './ViewDialogFrame';
import { ViewForm } from './ViewForm';
import type { SavedViews } from './use-saved-views';
import { useViewActions } from './use-view-actions';
import type { SavedView } from './view-store';

/** The dialog that is open. Dialogs of the list of all views lead back to it. */
export function ViewDialogs(props: ViewDialogProps) {
  return <OpenDialog key={props.dialog.kind} {...props} />;
}

/** One dialog. A call that ends after it was closed opens nothing. */
function OpenDialog(props: ViewDialogProps) {
  const { dialog } = props;
  const isClosed = useClosed();
  const onDialog: typeof props.onDialog = (next) => {
    if (!isClosed()) props.onDialog(next);
  };
  const openNew: SavedViews['openNew'] = (view) => {
    if (!isClosed()) props.views.openNew(view);
  };
  const views = { ...props.views, openNew };
  switch (dialog.kind) {
    case 'manage':
      return <ManageViews views={views} dialog={dialog} onDialog={onDialog} />;
    case 'new':
    case 'edit':
      return <ViewForm views={views} dialog={dialog} onDialog={onDialog} />;
    case 'remove':
      return <RemoveView views={views} view={dialog.view} onDialog={onDialog} />;
    case 'conflict':
      return <ConflictDialog views={views} dialog={dialog} onDialog={onDialog} />;
  }
}

function RemoveView(props: Pick<ViewDialogProps, 'views' | 'onDialog'> & { readonly view: SavedView }) {
  const { views, view, onDialog } = props;
  const t = useTranslate();
  const { toasts } = useServices();
  const { isSending, remove } = useViewActions(views);
  const confirm = async (): Promise<void> => {
    const outcome = await remove(view);
    if (outcome === 'ignored') return;
    if (outcome === 'conflict') {
      toasts.show({ intent: 'warning', text: { key: 'UI.VIEWS.CONFLICT_REMOVE' } });
    }
    onDialog({ kind: 'manage' });
  };
  return (
    <ConfirmDialog
      action={t('UI.VIEWS.REMOVE')}
      intent="danger"
      text={t('UI.VIEWS.REMOVE_CONFIRM', { name: visibleText(view.name) })}
      isSending={isSending}
      onConfirm={() => void confirm()}
      onCancel={() => onDialog({ kind: 'manage' })}
    />
  );
}

/** What was saved is not lost when a view has been changed elsewhere: it replaces that, or becomes a new view. */
function ConflictDialog({ views, dialog, onDialog }: ViewDialogProps<'conflict'>) {
  const { view, draft } = dialog;
  const t = useTranslate();
  const { isSending, save } = useViewActions(views);
  const stillExists = views.known?.views.some(({ id }) => id === view.id) ?? false;
  const replace = async (): Promise<void> => {
    if ((await save({ id: view.id, version: undefined }, draft)) !== 'done') return;
    onDialog(undefined);
    dialog.onReplaced?.();
  };
  return (
    <ViewDialogFrame
      id="view-conflict"
      title={t('UI.VIEWS.CONFLICT')}
      onClose={() => onDialog(undefined)}
      footer={
        <>
          <Button data-action="cancel" onClick={() => onDialog(undefined)}>
            {t('UI.CANCEL')}
          </Button>
          <Button
            data-action="save-view-as"
            onClick={() => onDialog({ kind: 'new', name: draft.name, state: draft.state })}
          >
            {t('UI.VIEWS.SAVE_AS')}
          </Button>
          {stillExists && (
            <Button
              intent="primary"
              data-action="replace"
              aria-disabled={isSending || undefined}
              onClick={() => void replace()}
            >
              {t('UI.VIEWS.REPLACE')}
            </Button>
          )}
        </>
      }
    >
      <Callout compact intent="warning" icon={false}>
        {t(stillExists ? 'UI.VIEWS.CONFLICT_TEXT' : 'UI.VIEWS.CONFLICT_GONE', { name: visibleText(view.name) })}
      </Callout>
    </ViewDialogFrame>
  );
}
