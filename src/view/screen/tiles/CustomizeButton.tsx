import layoutGrid from '@blueprintjs/icons/lib/esm/generated/16px/paths/layout-grid';
import { Classes } from '@blueprintjs/core';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';

/** The button that begins the arranging of a dashboard. It stays meanwhile, so that the focus can return to it. */
export function CustomizeButton(props: { readonly isEditing: boolean; readonly onClick: () => void }) {
  const { isEditing, onClick } = props;
  const t = useTranslate();
  return (
    <button
      type="button"
      className={`${Classes.BUTTON} ${Classes.MINIMAL}`}
      data-action="customize"
      aria-disabled={isEditing || undefined}
      onClick={isEditing ? undefined : onClick}
    >
      <Icon name={layoutGrid} />
      <span className={Classes.BUTTON_TEXT}>{t('UI.TILES.CUSTOMIZE')}</span>
    </button>
  );
}
