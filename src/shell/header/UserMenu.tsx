import { header } from '../../generated/header';
import type { Profile } from '../../session/profile';
import { Icon } from '../../ui/Icon';
import { useWords } from '../use-words';
import { EntryMenu } from './EntryMenu';
import { ThemeChoice } from './ThemeChoice';

/** What concerns the signed-in user. */
export function UserMenu(props: { readonly profile: Profile | undefined }) {
  const { profile } = props;
  const words = useWords();
  return (
    <EntryMenu
      label={words('UI.SHELL.USER_MENU')}
      testId="user-menu"
      button={
        <span className="descry-avatar">
          <Icon name="user" />
        </span>
      }
      entries={header.user.entries}
      head={
        profile && (
          <p className="descry-menu-person" role="presentation">
            <bdi>{profile.userName}</bdi>
            {profile.companyName !== undefined && <bdi className="descry-muted">{profile.companyName}</bdi>}
          </p>
        )
      }
      beforeLast={<ThemeChoice />}
    />
  );
}
