import add from '@blueprintjs/icons/lib/esm/generated/16px/paths/add';
import reset from '@blueprintjs/icons/lib/esm/generated/16px/paths/reset';
import undo from '@blueprintjs/icons/lib/esm/generated/16px/paths/undo';
import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { useFocusReturn } from '~/ui/use-focus';
import { useViewActions } from '../../table/saved-views/use-view-actions';
import type { SavedViews } from '../../table/saved-views/use-saved-views';
import type { ViewDialog } from '../../table/saved-views/ViewDialogFrame';
import { ViewDialogSlot } from '../../table/saved-views/ViewDialogSlot';
import type { Dashboard } from '../dashboard';
import type { Arranging } from './use-arranging';

/** The bar above a dashboard that is being arranged. It gets the focus when it appears. */
export function EditBar(props: {
  readonly dashboard: Dashboard;
  readonly views: SavedViews;
  readonly arranging: Arranging;
  /** Opens the gallery of tiles. */
  readonly onAdd: () => void;
  readonly onEnd: () => void;
}) {
  const { dashboard, views, arranging, onAdd, onEnd } = props;
  const t = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  useFocusReturn(bar, (box) => box.querySelector('button'));
  const cancel = (): void => {
    arranging.cancel();
    onEnd();
  };
  return (
    <div ref={bar} className="descry-edit-bar" role="group" tabIndex={-1} aria-label={t('UI.TILES.EDITING')}>
      <ChangeButtons dashboard={dashboard} arranging={arranging} onAdd={onAdd} />
      <span className="descry-edit-bar-end">
        <Button size="small" variant="minimal" data-action="cancel" onClick={cancel}>
          {t('UI.CANCEL')}
        </Button>
        <Button size="small" data-action="done" onClick={onEnd}>
          {t('UI.TILES.DONE')}
        </Button>
        <SaveButtons views={views} onEnd={onEnd} />
      </span>
    </div>
  );
}

/** What adds tiles, takes the last change back, or leads to the arrangement of the descriptor. */
function ChangeButtons(props: {
  readonly dashboard: Dashboard;
  readonly arranging: Arranging;
  readonly onAdd: () => void;
}) {
  const { dashboard, arranging, onAdd } = props;
  const t = useTranslate();
  return (
    <>
      <Button size="small" data-action="add-tile" icon={<Icon name={add} />} onClick={onAdd}>
        {t('UI.TILES.ADD')}
      </Button>
      <Button
        size="small"
        variant="minimal"
        data-action="undo"
        icon={<Icon name={undo} />}
        disabled={!arranging.canUndo}
        onClick={() => arranging.undo(t('UI.UNDONE'))}
      >
        {t('UI.UNDO')}
      </Button>
      <Button
        size="small"
        variant="minimal"
        data-action="reset"
        icon={<Icon name={reset} />}
        disabled={arranging.isShipped}
        onClick={() => arranging.apply(dashboard.shipped, t('UI.TILES.WAS_RESET'))}
      >
        {t('UI.TILES.RESET')}
      </Button>
    </>
  );
}

/** What saves the arrangement: in the open view if the user can change it, or as a new one. */
function SaveButtons({ views, onEnd }: { readonly views: SavedViews; readonly onEnd: () => void }) {
  const { current, present, isChanged } = views;
  const t = useTranslate();
  const { isSending, save } = useViewActions(views);
  const [dialog, setDialog] = useState<ViewDialog>();
  const canSave = current?.isMine === true;
  const saveCurrent = async (): Promise<void> => {
    if (!current) return;
    const draft = { name: current.name, isShared: current.isShared, state: present };
    const outcome = await save(current, draft);
    if (outcome === 'conflict') setDialog({ kind: 'conflict', view: current, draft, onReplaced: onEnd });
    if (outcome === 'done') onEnd();
  };
  const openNew: SavedViews['openNew'] = (view) => {
    views.openNew(view);
    onEnd();
  };
  return (
    <>
      <Button
        size="small"
        intent={canSave ? 'none' : 'primary'}
        data-action="save-view-as"
        onClick={() => setDialog({ kind: 'new', name: '', state: present })}
      >
        {t('UI.VIEWS.SAVE_AS')}
      </Button>
      {canSave && (
        <Button
          size="small"
          intent="primary"
          data-action="save-view"
          disabled={!isChanged}
          aria-disabled={isSending || undefined}
          onClick={() => void saveCurrent()}
        >
          {t('UI.VIEWS.SAVE')}
        </Button>
      )}
      <ViewDialogSlot views={{ ...views, openNew }} dialog={dialog} onDialog={setDialog} />
    </>
  );
}
