import { useCallback, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../render/use-store';
import { BannerArea } from './banners/BannerArea';
import { Header } from './header/Header';
import { SideMenu } from './menu/SideMenu';
import { QuickAccess } from './palette/QuickAccess';
import { useFollowPeriod } from './period/use-period-address';
import { ProgressBar } from './progress/ProgressBar';
import { isPageRoute } from './routing/route-paths';
import { useCurrentRoute } from './routing/use-current-route';
import { useShell } from './shell-services';
import './shell.css';
import { useArrivalFocus } from './use-arrival-focus';
import { usePlace } from './use-place';
import { useWords } from './use-words';

/** The frame around every page: header, side menu, the page itself. */
export function Shell(props: { readonly children: ReactNode }) {
  const { session } = useShell();
  const { profile } = useStore(session);
  const { pathname } = useLocation();
  const words = useWords();
  const route = useCurrentRoute();
  const { menu, selection, crumbs } = usePlace(route);
  const main = useRef<HTMLElement>(null);
  const focusPage = useCallback(() => main.current?.focus(), []);
  useFollowPeriod();
  useArrivalFocus(main, route && isPageRoute(route) ? pathname : undefined);
  return (
    <div className="descry-shell" data-testid="shell">
      <button type="button" className="descry-skip" onClick={focusPage}>
        {words('UI.SHELL.SKIP')}
      </button>
      <Header profile={profile.state === 'loaded' ? profile.value : undefined} crumbs={crumbs} />
      <BannerArea onEmptied={focusPage} />
      <SideMenu menu={menu} selection={selection} />
      <main ref={main} className="descry-main" tabIndex={-1}>
        <ProgressBar />
        {props.children}
      </main>
      <QuickAccess menu={menu} />
    </div>
  );
}
