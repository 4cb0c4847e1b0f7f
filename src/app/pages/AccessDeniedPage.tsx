import { Link, useSearchParams } from 'react-router-dom';
import type { Text } from '../../generated/types';
import { useShell } from '../../shell/shell-services';
import { useWords } from '../../shell/use-words';
import { Icon } from '../../ui/Icon';

const supportAddress = '/ui/bc/iam/contact-support';

/** Tells why a page was refused. What the address says is compared with known reasons, never shown. */
export function AccessDeniedPage() {
  const { settings } = useShell();
  const words = useWords();
  const [query] = useSearchParams();
  const menuId = query.get('menuId') ?? '';
  return (
    <div className="descry-notice">
      <Icon name="lock" size={20} />
      <p className="descry-notice-text">{words(reasonOf(settings.accessDenied, query.get('msg')))}</p>
      {/^\d{1,9}$/.test(menuId) && <p className="descry-muted">{words('UI.DENIED.MENU_KEY', { key: menuId })}</p>}
      <p className="descry-notice-links">
        <Link className="descry-link" to="/">
          {words('UI.PAGE.HOME')}
        </Link>
        <a className="descry-link" href={supportAddress}>
          {words('UI.SHELL.CONTACT_SUPPORT')}
        </a>
      </p>
    </div>
  );
}

function reasonOf(reasons: Readonly<Record<string, Text>>, msg: string | null): Text {
  const reason = msg !== null && Object.hasOwn(reasons, msg) ? reasons[msg] : reasons['other'];
  return reason ?? { key: 'ERROR.COMMON_ERROR' };
}
