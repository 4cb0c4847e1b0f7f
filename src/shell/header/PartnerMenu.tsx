import { trustedAddress } from '../../api/safe-address';
import { holds } from '../../descriptor/is-shown';
import { header } from '../../generated/header';
import { useServices } from '../../render/services';
import { Icon } from '../../ui/Icon';
import { useWords } from '../use-words';
import { EntryMenu } from './EntryMenu';

/** The partner who looks after the company, under its logo. */
export function PartnerMenu(props: { readonly logo: string | undefined }) {
  const { scope, trust } = useServices();
  const words = useWords();
  if (!holds(header.partner.visibleWhen, scope)) return null;
  const logo = trustedAddress(props.logo, trust)?.href;
  const button = logo === undefined ? <Icon name="help" /> : <img className="descry-partner-logo" src={logo} alt="" />;
  return (
    <EntryMenu
      label={words('UI.SHELL.PARTNER_MENU')}
      testId="partner-menu"
      button={button}
      entries={header.partner.entries}
    />
  );
}
