import { Classes } from '@blueprintjs/core';
import type { RefObject } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';

const classes = `${Classes.BUTTON} ${Classes.SMALL}`;

/**
 * The button that opens a menu of responses. It is no button of Blueprint, which clicks on the release of Enter: the
 * key that chose an entry of the menu, after which the button has the focus again, would open the menu once more.
 */
export function RespondTrigger(props: {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly isLoading?: boolean;
  /** True for a button without a border, among others. */
  readonly isMinimal?: boolean;
  readonly onClick: () => void;
}) {
  const { button, isOpen, isLoading = false, isMinimal = false, onClick } = props;
  const t = useTranslate();
  return (
    <button
      ref={button}
      type="button"
      className={isMinimal ? `${classes} ${Classes.MINIMAL}` : classes}
      data-action="respond"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-busy={isLoading || undefined}
      onClick={onClick}
    >
      <Icon name="shield" />
      <span className={Classes.BUTTON_TEXT}>{t('UI.RESPOND')}</span>
      {!isMinimal && <Icon name="caret-down" />}
    </button>
  );
}
