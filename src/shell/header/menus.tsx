import { trustedAddress } from '~/api/safe-address';
import { isTrue } from '~/descriptor/is-shown';
import { header } from '~/generated/console/header';
import { useTranslate } from '~/i18n/translate';
import type { Button } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { Profile } from '~/session/profile';
import { themes, themeWords } from '~/state/theme';
import { Icon } from '~/ui/Icon';
import { Tooltip } from '~/ui/Tooltip';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { visibleText } from '~/lib/visible-text';
import { HeaderButton } from './buttons';
import { EntryMenu, useEntries } from './EntryMenu';

/** The menu of the partner who manages the company, under the partner's logo. */
export function PartnerMenu(props: { readonly logo: string | undefined }) {
  const { scope, trust } = useServices();
  const t = useTranslate();
  if (!header.partner || !isTrue(header.partner.visibleWhen, scope)) return null;
  const logo = trustedAddress(props.logo, trust)?.href;
  const content = logo === undefined ? <Icon name="help" /> : <img className="descry-partner-logo" src={logo} alt="" />;
  return (
    <EntryMenu
      label={t('UI.SHELL.PARTNER_MENU')}
      trigger={{ testId: 'partner-menu', content }}
      entries={header.partner.entries}
    />
  );
}

/** The entries for help: a menu of several, or a button that runs a single one. */
export function HelpMenu() {
  const { scope } = useServices();
  const { help } = header;
  return help && isTrue(help.visibleWhen, scope) && <VisibleHelp entries={help.entries} />;
}

function VisibleHelp({ entries }: { readonly entries: readonly Button[] }) {
  const { scope } = useServices();
  const t = useTranslate();
  const { visible, running, choose, confirmation } = useEntries(entries);
  const [only, ...others] = visible;
  if (!only) return null;
  if (others.length > 0) {
    const trigger = { testId: 'help-menu', content: <Icon name="help" /> };
    return <EntryMenu label={t('UI.SHELL.HELP_MENU')} trigger={trigger} entries={visible} />;
  }
  return (
    <>
      <HeaderButton
        icon="help"
        testId="help-menu"
        action={only.as ?? only.id}
        label={t(only.label, scope)}
        busy={running}
        onClick={() => choose(only)}
      />
      {confirmation}
    </>
  );
}

/** The entries of the company's menu for the user; none without the menu. */
export function companyEntries(scope: Scope): readonly Button[] {
  const { menuWhen, entries } = header.company;
  return isTrue(menuWhen, scope) ? entries : [];
}

/** The user's company: a menu if the user may use it, else text. In a narrow header an icon replaces the name. */
export function CompanyMenu(props: { readonly name: string | undefined }) {
  const { name } = props;
  const { scope } = useServices();
  const t = useTranslate();
  const label = t('UI.SHELL.COMPANY_MENU');
  const nameText = name !== undefined && <bdi className="descry-company-name">{visibleText(name)}</bdi>;
  const entries = companyEntries(scope);
  if (entries.length === 0) {
    return (
      nameText && (
        <span className="descry-company" data-testid="company-menu">
          <Tooltip text={name}>{() => nameText}</Tooltip>
        </span>
      )
    );
  }
  const content = (
    <span className="descry-company-button" data-named={name !== undefined}>
      <Icon name="office" />
      {nameText}
      <Icon name="caret-down" size={12} />
    </span>
  );
  return (
    <EntryMenu
      label={label}
      trigger={{
        testId: 'company-menu',
        content,
        ...(name !== undefined && { label: t('UI.SHELL.COMPANY_MENU_OF', { name }) }),
      }}
      entries={entries}
    />
  );
}

/** The menu of the signed-in user. */
export function UserMenu(props: { readonly profile: Profile | undefined }) {
  const { profile } = props;
  const t = useTranslate();
  const avatar = (
    <span className="descry-avatar">
      <Icon name="user" />
    </span>
  );
  return (
    <EntryMenu
      label={t('UI.SHELL.USER_MENU')}
      trigger={{ testId: 'user-menu', content: avatar }}
      entries={header.user.entries}
      head={
        profile &&
        profile.userName !== '' && (
          <p className="descry-menu-person" role="presentation">
            <bdi>{visibleText(profile.userName)}</bdi>
            {profile.companyName !== undefined && (
              <bdi className="descry-muted">{visibleText(profile.companyName)}</bdi>
            )}
          </p>
        )
      }
      beforeLast={<ThemeChoice />}
    />
  );
}

/** The themes as radio entries of a menu. */
function ThemeChoice() {
  const { theme } = useServices();
  const t = useTranslate();
  const chosen = useStore(theme.chosen);
  return (
    <div role="group" aria-label={t('UI.SHELL.THEME')} className="descry-menu-group">
      {themes.map((each) => (
        <button
          key={each}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={each === chosen}
          data-action={`theme-${each}`}
          onClick={() => theme.choose(each)}
        >
          {t(themeWords[each])}
          {each === chosen && <Icon name="tick" />}
        </button>
      ))}
    </div>
  );
}
