import { useTranslate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';
import type { SavedViews } from './use-saved-views';
import type { SavedView } from './view-store';

/** Whether a view is the default one, and with whom it is shared. */
export function ViewTags({ views, view }: { readonly views: SavedViews; readonly view: SavedView }) {
  const t = useTranslate();
  const tags = [
    ...(views.known?.defaultId === view.id ? [t('UI.VIEWS.DEFAULT')] : []),
    ...(view.isMine ? [] : [t('UI.VIEWS.OF', { owner: visibleText(view.owner ?? '') })]),
    ...(view.isMine && view.isShared ? [t('UI.VIEWS.SHARED')] : []),
  ];
  return tags.length > 0 && <small className="descry-muted">{tags.join(', ')}</small>;
}
