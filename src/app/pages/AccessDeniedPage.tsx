import { useLocation } from 'react-router-dom';
import { engine } from '~/generated/console/engine';
import type { Text } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { Icon } from '~/ui/Icon';
import { AppLink } from '~/shell/AppLink';

/** The reason why access to a page was denied. The reason in the address is compared with known ones, never shown. */
export function AccessDeniedPage() {
  const { settings } = useServices();
  const t = useTranslate();
  const query = new URLSearchParams(useLocation().search);
  const menuId = query.get('menuId') ?? '';
  return (
    <div className="descry-notice">
      <Icon name="lock" size={20} />
      <p className="descry-notice-text">{t(reasonOf(settings.accessDenied, query.get('msg')))}</p>
      {/^\d{1,9}$/.test(menuId) && <p className="descry-muted">{t('UI.DENIED.MENU_KEY', { key: menuId })}</p>}
      <p className="descry-notice-links">
        <AppLink className="descry-link" to="/">
          {t('UI.PAGE.HOME')}
        </AppLink>
        {engine.support !== undefined && (
          <a className="descry-link" href={engine.support}>
            {t('UI.SHELL.CONTACT_SUPPORT')}
          </a>
        )}
      </p>
    </div>
  );
}

function reasonOf(reasons: Readonly<Record<string, Text>>, msg: string | null): Text {
  const reason = msg !== null && Object.hasOwn(reasons, msg) ? reasons[msg] : reasons['other'];
  return reason ?? { key: 'ERROR.COMMON_ERROR' };
}
