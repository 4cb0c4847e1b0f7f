import { trustedAddress } from '../../api/safe-address';
import { Icon } from '../../ui/Icon';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
import { MenuButton } from './MenuButton';
import { useSupportMail } from './use-support-mail';

/** The partner who looks after the company, under its logo: how to reach its support. */
export function PartnerMenu(props: { readonly partnerId: string; readonly logo: string | undefined }) {
  const { trust } = useShell();
  const words = useWords();
  const write = useSupportMail(props.partnerId);
  const logo = trustedAddress(props.logo, trust)?.href;
  const button = logo === undefined ? <Icon name="help" /> : <img className="descry-partner-logo" src={logo} alt="" />;
  return (
    <MenuButton label={words('UI.SHELL.PARTNER_MENU')} testId="partner-menu" button={button}>
      <button type="button" role="menuitem" tabIndex={-1} data-action="technical-support" onClick={() => void write()}>
        {words('UI.SHELL.TECHNICAL_SUPPORT')}
      </button>
    </MenuButton>
  );
}
