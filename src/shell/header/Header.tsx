import type { ReactNode } from 'react';
import { engine } from '~/generated/console/engine';
import type { Profile } from '~/session/profile';
import { Boundary, BrokenButton } from '~/ui/Boundary';
import type { Crumb } from '../breadcrumbs';
import { ServerClock } from '../clock/ServerClock';
import { NotificationBell } from '../notifications/NotificationBell';
import { PeriodPicker } from '../period/PeriodPicker';
import { SearchArea } from '../search/SearchArea';
import { LazyTasks } from '../tasks/LazyTasks';
import { Brand } from './Brand';
import { Breadcrumbs } from './Breadcrumbs';
import { AssistantSlots, DemoMark } from './buttons';
import { CompanyMenu, HelpMenu, PartnerMenu, UserMenu } from './menus';

/** The bar at the top. Without a profile it shows the parts that need none. */
export function Header(props: { readonly profile: Profile | undefined; readonly crumbs: readonly Crumb[] }) {
  const { profile, crumbs } = props;
  return (
    <header className="descry-header">
      <Part>
        <Brand />
      </Part>
      <Part>
        <DemoMark />
      </Part>
      <Part>
        <Breadcrumbs crumbs={crumbs} />
      </Part>
      <Part>
        {profile && (
          <SearchArea>
            <Part>
              <PeriodPicker />
            </Part>
          </SearchArea>
        )}
      </Part>
      <div className="descry-header-end">
        <Part>
          <PartnerMenu logo={profile?.logo} />
        </Part>
        <Part>{engine.serverTime && <ServerClock />}</Part>
        <Part>
          <AssistantSlots />
        </Part>
        <Part>
          <HelpMenu />
        </Part>
        <Part>{profile && <LazyTasks />}</Part>
        <Part>{profile && engine.notifications && <NotificationBell />}</Part>
        <Part>
          <CompanyMenu name={profile?.companyName} />
        </Part>
        <Part>
          <UserMenu profile={profile} />
        </Part>
      </div>
    </header>
  );
}

/** A part of the bar. An error in it does not affect the other parts. */
function Part(props: { readonly children: ReactNode }) {
  return <Boundary fallback={(part) => <BrokenButton part={part} />}>{props.children}</Boundary>;
}
