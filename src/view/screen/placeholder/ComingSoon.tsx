import type { ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';

/** The page of a route that is not connected yet, as analysts see it. */
export function ComingSoon(props: {
  readonly text?: string;
  readonly hint?: string;
  /** Links to pages that are available. */
  readonly children?: ReactNode;
}) {
  const t = useTranslate();
  return (
    <div className="descry-notice">
      <Icon name="time" size={20} />
      <p className="descry-notice-text">{props.text ?? t('UI.PLACEHOLDER.SOON')}</p>
      {props.hint !== undefined && <p className="descry-muted">{props.hint}</p>}
      {props.children}
    </div>
  );
}
