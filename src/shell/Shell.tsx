import { memo, useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { engine } from '~/generated/console/engine';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { Boundary, type BrokenPart } from '~/ui/Boundary';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { BannerArea } from './banners/BannerArea';
import { Header } from './header/Header';
import { SideMenu } from './menu/SideMenu';
import { QuickAccess } from './palette/QuickAccess';
import { useFollowPeriod } from './period/use-period-address';
import { ProgressBar } from './progress/ProgressBar';
import { isPageRoute } from './routing/route-paths';
import { useCurrentRoute } from './routing/current-route';
import './shell.css';
import { useArrivalFocus } from './use-arrival-focus';
import { useNavigationState, type NavigationState } from './use-navigation-state';

/** The header, the side menu and the overlays around every page. */
export function Shell(props: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const route = useCurrentRoute();
  const navigation = useNavigationState(route);
  const main = useRef<HTMLElement>(null);
  useFollowPeriod();
  useArrivalFocus(main, route && isPageRoute(route) ? pathname : undefined);
  return (
    <Frame main={main} navigation={navigation} path={pathname}>
      {props.children}
    </Frame>
  );
}

/**
 * The frame around every page. It renders again when the page changes, but not when only other parts of the address
 * change, e.g. the drawer.
 */
const Frame = memo(function Frame(props: {
  readonly main: RefObject<HTMLElement | null>;
  readonly navigation: NavigationState;
  readonly path: string;
  readonly children: ReactNode;
}) {
  const { main, path } = props;
  const { menu, selection, crumbs } = props.navigation;
  const { session, update } = useServices();
  const { profile } = useStore(session);
  const t = useTranslate();
  const focusPage = useCallback(() => main.current?.focus(), [main]);
  return (
    <div className="descry-shell" data-testid="shell">
      <button type="button" className="descry-skip" onClick={focusPage}>
        {t('UI.SHELL.SKIP')}
      </button>
      <Header profile={profile.state === 'loaded' ? profile.value : undefined} crumbs={crumbs} />
      <BannerArea path={path} onEmptied={focusPage} />
      {engine.menu && (
        <Boundary retryOn={menu} fallback={(part) => <BrokenMenu part={part} />}>
          <SideMenu menu={menu} selection={selection} path={path} />
        </Boundary>
      )}
      <main ref={main} className="descry-main" tabIndex={-1}>
        <Boundary fallback={() => null}>
          <ProgressBar />
        </Boundary>
        <Boundary
          retryOn={path}
          fallback={({ traceId, retry }) => (
            <ErrorPanel message={t('UI.PAGE.BROKEN')} traceId={traceId} onRetry={retry} onReload={update.reload} />
          )}
        >
          {props.children}
        </Boundary>
      </main>
      <QuickAccess menu={menu} />
    </div>
  );
});

/** The side menu after it ran into an error. */
function BrokenMenu({ part }: { readonly part: BrokenPart }) {
  const t = useTranslate();
  return (
    <nav className="descry-menu" data-testid="side-menu" data-collapsed={false} aria-label={t('UI.SHELL.MENU')}>
      <ErrorPanel message={t('UI.PART_BROKEN')} traceId={part.traceId} onRetry={part.retry} />
    </nav>
  );
}
