import bookmark from '@blueprintjs/icons/lib/esm/generated/16px/paths/bookmark';
import { Classes } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';
import { Icon } from '~/ui/Icon';
import { Loaded } from '~/view/data/Loaded';
import type { ViewDialog } from './ViewDialogFrame';
import { ViewDialogSlot } from './ViewDialogSlot';
import './saved-views.css';
import type { SavedViews } from './use-saved-views';

const classes = `${Classes.BUTTON} ${Classes.MINIMAL} descry-views-button`;

/** The name of the open view, and the menu of all views. Menu and dialogs are loaded when they first open. */
export function SavedViewsButton({ views }: { readonly views: SavedViews }) {
  const { current, isChanged } = views;
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<ViewDialog>();
  const name = current ? visibleText(current.name) : t('UI.VIEWS.STANDARD');
  return (
    <>
      {/* No button of Blueprint: that would open again on the release of the Enter key that chose an entry. */}
      <button
        ref={button}
        type="button"
        className={classes}
        data-action="views"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t(isChanged ? 'UI.VIEWS.BUTTON_CHANGED' : 'UI.VIEWS.BUTTON', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={bookmark} />
        <span className="bp6-button-text">
          <bdi>{name}</bdi>
          {isChanged && <small className="descry-muted">{t('UI.VIEWS.CHANGED')}</small>}
        </span>
        <Icon name="caret-down" />
      </button>
      {isOpen && (
        <Loaded name="saved views" load={() => import('./SavedViewsMenu')} inLine>
          {({ SavedViewsMenu }) => (
            <SavedViewsMenu
              views={views}
              target={() => button.current}
              onClose={() => setOpen(false)}
              onDialog={setDialog}
            />
          )}
        </Loaded>
      )}
      <ViewDialogSlot views={views} dialog={dialog} onDialog={setDialog} />
    </>
  );
}
