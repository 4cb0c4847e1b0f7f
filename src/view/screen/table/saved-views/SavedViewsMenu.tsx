import { useTranslate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';
import { Icon } from '~/ui/Icon';
import { Menu, type MenuEnd } from '~/ui/menu/Menu';
import { MenuItem } from '~/ui/menu/MenuItem';
import type { ViewDialog } from './ViewDialogFrame';
import { ViewTags } from './ViewTags';
import type { SavedViews } from './use-saved-views';
import { useViewActions } from './use-view-actions';
import type { SavedView } from './view-store';

/** The menu of the views of a list: the views, and what can be done with the open one. */
export function SavedViewsMenu(props: {
  readonly views: SavedViews;
  readonly target: () => HTMLElement | null;
  readonly onClose: () => void;
  readonly onDialog: (dialog: ViewDialog) => void;
}) {
  const { views, target, onClose, onDialog } = props;
  const { known, present, hasFailed } = views;
  const t = useTranslate();
  const { save } = useViewActions(views);
  const close = (end: MenuEnd): void => {
    onClose();
    if (end !== 'tab') target()?.focus();
  };
  /** What a dialog returns the focus to must have it when the dialog opens. */
  const show = (dialog: ViewDialog): void => {
    target()?.focus();
    onDialog(dialog);
  };
  const saveCurrent = async (view: SavedView): Promise<void> => {
    const draft = { name: view.name, isShared: view.isShared, state: present };
    if ((await save(view, draft)) === 'conflict') onDialog({ kind: 'conflict', view, draft });
  };
  return (
    <Menu label={t('UI.VIEWS.TITLE')} className="descry-views-menu" side="below-start" target={target} onClose={close}>
      <ViewEntry views={views} view={undefined} />
      {known?.views.map((view) => (
        <ViewEntry key={view.id} views={views} view={view} />
      ))}
      {hasFailed && (
        <MenuItem icon="refresh" action="retry" text={t('UI.VIEWS.FAILED')} onChoose={() => void views.refresh()} />
      )}
      <hr />
      <ViewActions views={views} onSave={saveCurrent} onDialog={show} />
    </Menu>
  );
}

/** What can be done with the open view and with all of them. */
function ViewActions(props: {
  readonly views: SavedViews;
  readonly onSave: (view: SavedView) => Promise<void>;
  readonly onDialog: (dialog: ViewDialog) => void;
}) {
  const { views, onSave, onDialog } = props;
  const { current, present, isChanged } = views;
  const t = useTranslate();
  return (
    <>
      {current?.isMine === true && isChanged && (
        <MenuItem icon="tick" action="save-view" text={t('UI.VIEWS.SAVE')} onChoose={() => void onSave(current)} />
      )}
      {current && isChanged && (
        <MenuItem
          icon="refresh"
          action="restore-view"
          text={t('UI.VIEWS.RESTORE')}
          onChoose={() => views.open(current)}
        />
      )}
      <MenuItem
        icon="duplicate"
        action="save-view-as"
        text={t('UI.VIEWS.SAVE_AS')}
        onChoose={() => onDialog({ kind: 'new', name: '', state: present })}
      />
      <MenuItem
        icon="wrench"
        action="manage-views"
        text={t('UI.VIEWS.MANAGE')}
        onChoose={() => onDialog({ kind: 'manage' })}
      />
    </>
  );
}

/** A view; without one the list as its descriptor has it. */
function ViewEntry({ views, view }: { readonly views: SavedViews; readonly view: SavedView | undefined }) {
  const t = useTranslate();
  const isCurrent = views.current?.id === view?.id;
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isCurrent}
      tabIndex={-1}
      data-view={view?.id ?? ''}
      onClick={() => views.open(view)}
    >
      <span className="descry-views-mark">{isCurrent && <Icon name="tick" />}</span>
      <bdi>{view ? visibleText(view.name) : t('UI.VIEWS.STANDARD')}</bdi>
      {view && <ViewTags views={views} view={view} />}
    </button>
  );
}
