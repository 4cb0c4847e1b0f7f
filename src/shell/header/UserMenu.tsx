import { useNavigate } from 'react-router-dom';
import { useStore } from '../../render/use-store';
import type { Profile } from '../../session/profile';
import { Icon } from '../../ui/Icon';
import { useShell } from '../shell-services';
import { themes } from '../theme/theme-setting';
import { useWords } from '../use-words';
import { MenuButton } from './MenuButton';

/** Where account preferences are: foundation and migrated companies have the newer page. */
function preferencesPath({ isFoundation, isMigrated }: Pick<Profile, 'isFoundation' | 'isMigrated'>): string {
  return isFoundation || isMigrated ? '/app/iam2/users_preference' : '/app/bc/iam/users_preference';
}

const companyProfilePath = '/app/bc/company/profile';

const themeWords = {
  system: 'UI.SHELL.THEME_SYSTEM',
  light: 'UI.SHELL.THEME_LIGHT',
  dark: 'UI.SHELL.THEME_DARK',
} as const;

/** What concerns the signed-in user. */
export function UserMenu(props: { readonly profile: Profile | undefined }) {
  const { profile } = props;
  const { theme, signOut } = useShell();
  const words = useWords();
  const navigate = useNavigate();
  const chosen = useStore(theme.chosen);
  const entry = (label: string, action: string, run: () => void) => (
    <button type="button" role="menuitem" tabIndex={-1} data-action={action} onClick={run}>
      {label}
    </button>
  );
  return (
    <MenuButton label={words('UI.SHELL.USER_MENU')} testId="user-menu" button={<Icon name="user" />}>
      {profile && (
        <p className="descry-menu-person" role="presentation">
          <bdi>{profile.userName}</bdi>
          {profile.companyName !== undefined && <bdi className="descry-muted">{profile.companyName}</bdi>}
        </p>
      )}
      {profile?.access.account &&
        entry(words('UI.SHELL.ACCOUNT'), 'account', () => void navigate(preferencesPath(profile)))}
      {profile?.access.company &&
        entry(words('UI.SHELL.COMPANY_PROFILE'), 'company-profile', () => void navigate(companyProfilePath))}
      <div role="group" aria-label={words('UI.SHELL.THEME')} className="descry-menu-group">
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
            {words(themeWords[each])}
            {each === chosen && <Icon name="tick" />}
          </button>
        ))}
      </div>
      {entry(words('UI.SHELL.LOG_OUT'), 'log-out', () => void signOut())}
    </MenuButton>
  );
}
