import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { AppLink } from '~/shell/AppLink';

/** The page during maintenance of the console. */
export function MaintenancePage() {
  const t = useTranslate();
  return (
    <div className="descry-notice">
      <Icon name="wrench" size={20} />
      <p className="descry-notice-text">{t('UI.MAINTENANCE.TEXT')}</p>
      <p className="descry-notice-links">
        <AppLink className="descry-link" to="/">
          {t('UI.PAGE.HOME')}
        </AppLink>
      </p>
    </div>
  );
}
