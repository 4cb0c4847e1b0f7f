import type { Profile } from '../../session/profile';
import { isServiceProvider } from '../../session/profile';
import type { Crumb } from '../breadcrumb-trail';
import { ServerClock } from '../clock/ServerClock';
import { NotificationBell } from '../notifications/NotificationBell';
import { AssistantMenu } from './AssistantMenu';
import { Brand } from './Brand';
import { Breadcrumbs } from './Breadcrumbs';
import { DemoMark } from './DemoMark';
import { HelpMenu } from './HelpMenu';
import { PartnerMenu } from './PartnerMenu';
import { UserMenu } from './UserMenu';

/** The bar at the top. Without a profile it shows what needs none. */
export function Header(props: { readonly profile: Profile | undefined; readonly crumbs: readonly Crumb[] }) {
  const { profile, crumbs } = props;
  return (
    <header className="descry-header">
      <Brand />
      {profile && <DemoMark userName={profile.userName} />}
      <Breadcrumbs crumbs={crumbs} />
      <div className="descry-header-end">
        {profile?.partnerId !== undefined && <PartnerMenu partnerId={profile.partnerId} logo={profile.logo} />}
        <ServerClock />
        {profile && <AssistantMenu view={profile.view} />}
        {profile && isServiceProvider(profile.view) && <HelpMenu partnerId={profile.partnerId} />}
        {profile && <NotificationBell />}
        {profile?.companyName !== undefined && (
          <span className="descry-company" data-testid="company-menu">
            {profile.companyName}
          </span>
        )}
        <UserMenu profile={profile} />
      </div>
    </header>
  );
}
