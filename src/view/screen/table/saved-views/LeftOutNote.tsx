import { useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { truncate } from '~/lib/truncate';
import { visibleText } from '~/lib/visible-text';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import type { SavedViews } from './use-saved-views';

/** Characters of a part of a view that are shown. */
const maxPart = 80;

/** A note about what the open view names and the list no longer has. */
export function LeftOutNote({ views }: { readonly views: SavedViews }) {
  const { current, leftOut } = views;
  const t = useTranslate();
  const [dismissed, setDismissed] = useState<string>();
  if (!current || leftOut.length === 0 || dismissed === current.id) return null;
  const parts = leftOut.map((part) => truncate(visibleText(part), maxPart)).join(', ');
  return (
    <div className="descry-list-note" role="status" data-testid="left-out">
      <Icon name="info-sign" size={14} />
      <span>
        <bdi>{t('UI.VIEWS.LEFT_OUT', { name: visibleText(current.name), parts })}</bdi>
      </span>
      <IconButton icon="cross" label={t('UI.CLOSE')} action="close" onClick={() => setDismissed(current.id)} />
    </div>
  );
}
