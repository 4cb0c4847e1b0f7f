import type { Profile } from '../../session/profile';
import type { Crumb } from '../breadcrumb-trail';
import { ServerClock } from '../clock/ServerClock';
import { NotificationBell } from '../notifications/NotificationBell';
import { PeriodPicker } from '../period/PeriodPicker';
import { SearchArea } from '../search/SearchArea';
import { AssistantMenu } from './AssistantMenu';
import { Brand } from './Brand';
import { Breadcrumbs } from './Breadcrumbs';
import { CompanyMenu } from './CompanyMenu';
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
      {profile && (
        <SearchArea>
          <PeriodPicker />
        </SearchArea>
      )}
      <div className="descry-header-end">
        <PartnerMenu logo={profile?.logo} />
        <ServerClock />
        <AssistantMenu />
        <HelpMenu />
        {profile && <NotificationBell />}
        <CompanyMenu name={profile?.companyName} />
        <UserMenu profile={profile} />
      </div>
    </header>
  );
}
