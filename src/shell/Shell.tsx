import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../render/use-store';
import { Header } from './header/Header';
import { SideMenu } from './menu/SideMenu';
import { useFollowPeriod } from './period/use-period-address';
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
  useFollowPeriod();
  useArrivalFocus(main, route && isPageRoute(route) ? pathname : undefined);
  return (
    <div className="descry-shell" data-testid="shell">
      <button type="button" className="descry-skip" onClick={() => main.current?.focus()}>
        {words('UI.SHELL.SKIP')}
      </button>
      <Header profile={profile.state === 'loaded' ? profile.value : undefined} crumbs={crumbs} />
      <SideMenu menu={menu} selection={selection} />
      <main ref={main} className="descry-main" tabIndex={-1}>
        {props.children}
      </main>
    </div>
  );
}
