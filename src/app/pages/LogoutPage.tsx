import { useEffect } from 'react';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';

/** The page that signs out as soon as it opens. */
export function LogoutPage() {
  const { signOut } = useServices();
  const t = useTranslate();
  useEffect(() => void signOut(), [signOut]);
  return (
    <div className="descry-notice" role="status">
      <p className="descry-notice-text">{t('UI.LOGOUT.TEXT')}</p>
    </div>
  );
}
