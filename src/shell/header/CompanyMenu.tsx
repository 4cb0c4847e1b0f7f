import { holds } from '../../descriptor/is-shown';
import { header } from '../../generated/header';
import { isolate } from '../../lib/bidi';
import { useServices } from '../../render/services';
import { Icon } from '../../ui/Icon';
import { Tooltip } from '../../ui/Tooltip';
import { useWords } from '../use-words';
import { EntryMenu } from './EntryMenu';

/**
 * The company of the user, with a menu where there is one for it; else plain text. Where room is short an icon stands
 * for the name, which the user menu tells too.
 */
export function CompanyMenu(props: { readonly name: string | undefined }) {
  const { name } = props;
  const { scope } = useServices();
  const words = useWords();
  const label = words('UI.SHELL.COMPANY_MENU');
  const shown = name !== undefined && <bdi className="descry-company-name">{name}</bdi>;
  if (!holds(header.company.menuWhen, scope)) {
    return (
      shown && (
        <span className="descry-company" data-testid="company-menu">
          <Tooltip text={isolate(name)}>{() => shown}</Tooltip>
        </span>
      )
    );
  }
  return (
    <EntryMenu
      label={label}
      buttonLabel={name === undefined ? label : words('UI.SHELL.COMPANY_MENU_OF', { name: isolate(name) })}
      testId="company-menu"
      button={
        <span className="descry-company-button" data-named={name !== undefined}>
          <Icon name="office" />
          {shown}
          <Icon name="caret-down" size={12} />
        </span>
      }
      entries={header.company.entries}
    />
  );
}
