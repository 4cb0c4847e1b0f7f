import { memo, useCallback, useRef, type ReactNode, type RefObject } from 'react';
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
import { usePlace, type Place } from './use-place';
import { useWords } from './use-words';

/** What stands around every page, by where the user is. */
export function Shell(props: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const route = useCurrentRoute();
  const place = usePlace(route);
  const main = useRef<HTMLElement>(null);
  useFollowPeriod();
  useArrivalFocus(main, route && isPageRoute(route) ? pathname : undefined);
  return (
    <Frame main={main} place={place} path={pathname}>
      {props.children}
    </Frame>
  );
}

/**
 * The frame around every page: header, side menu, the page itself. It is drawn anew when the place is another, not when
 * the address changes in what else it holds, e.g. in a drawer.
 */
const Frame = memo(function Frame(props: {
  readonly main: RefObject<HTMLElement | null>;
  readonly place: Place;
  readonly path: string;
  readonly children: ReactNode;
}) {
  const { main, path } = props;
  const { menu, selection, crumbs } = props.place;
  const { session } = useShell();
  const { profile } = useStore(session);
  const words = useWords();
  const focusPage = useCallback(() => main.current?.focus(), [main]);
  return (
    <div className="descry-shell" data-testid="shell">
      <button type="button" className="descry-skip" onClick={focusPage}>
        {words('UI.SHELL.SKIP')}
      </button>
      <Header profile={profile.state === 'loaded' ? profile.value : undefined} crumbs={crumbs} />
      <BannerArea onEmptied={focusPage} />
      <SideMenu menu={menu} selection={selection} path={path} />
      <main ref={main} className="descry-main" tabIndex={-1}>
        <ProgressBar />
        {props.children}
      </main>
      <QuickAccess menu={menu} />
    </div>
  );
});
