import { memo, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { send } from '~/actions/outgoing-events';
import { screens } from '~/generated/console/catalogue';
import type { ScreenId } from '~/generated/console/ids';
import { useTranslate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';
import { Loaded } from '~/view/data/Loaded';
import { ScreenTitle } from '~/view/screen/ScreenTitle';
import { useBrandTitle } from '~/shell/header/use-brand-title';
import { pageLoad } from '~/shell/progress/ProgressBar';
import type { PageRoute } from '~/shell/routing/route-paths';
import { useServices } from '~/view/context/services';
import { useTail } from '~/shell/routing/current-route';
import { useNavigationState } from '~/shell/use-navigation-state';
import { Boundary } from '~/ui/Boundary';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { Skeleton } from '~/ui/Skeleton';
import { pages } from './pages/registry';

/** The content of an address: the screen of its route, or a built-in page below its title. */
export function Screen(props: { readonly route: PageRoute }) {
  const { route } = props;
  const { page } = useServices();
  const { pathname } = useLocation();
  const tail = useTail();
  const brand = useBrandTitle();
  const { title, ownTitle } = useNavigationState(route);
  const key = route.keys?.[0];
  const screen = tail === '' ? route.screen : (route.detail ?? route.screen);

  useEffect(() => {
    document.title = `${visibleText(ownTitle)} - ${brand}`;
  }, [ownTitle, brand]);
  useEffect(() => void send(page, 'console:route', { path: pathname, key }), [page, pathname, key]);

  return (
    <section
      className="descry-screen"
      data-testid="screen"
      data-route={route.path}
      data-key={key}
      data-tail={route.tail ? tail : undefined}
    >
      {screen === undefined && <ScreenTitle title={title} />}
      <PageBoundary subject={screen ?? `page ${route.page ?? ''}`} part={pathname}>
        {screen === undefined ? (
          <BuiltInPage route={route} tail={tail} />
        ) : (
          <DescriptorPage route={route} tail={tail} title={title} screen={screen} />
        )}
      </PageBoundary>
    </section>
  );
}

/** A built-in page. It does not render again when the rest of the address changes, for example a drawer. */
const BuiltInPage = memo(function BuiltInPage(props: { readonly route: PageRoute; readonly tail: string }) {
  const { route, tail } = props;
  const name = route.page ?? 'placeholder';
  return (
    <LoadedPage name={name} load={pages[name]}>
      {(Page) => <Page route={route} tail={tail} />}
    </LoadedPage>
  );
});

/** A page of a descriptor, which is loaded together with its code. */
const DescriptorPage = memo(function DescriptorPage(props: {
  readonly route: PageRoute;
  readonly tail: string;
  readonly title: string;
  readonly screen: ScreenId;
}) {
  const { route, tail, title, screen } = props;
  return (
    <LoadedPage
      name={`screen ${screen}`}
      title={title}
      load={() => Promise.all([screens[screen].load(), import('./ScreenPage')])}
    >
      {([{ default: descriptor }, { ScreenPage }]) => (
        <ScreenPage route={route} tail={tail} title={title} screen={descriptor} />
      )}
    </LoadedPage>
  );
});

/** A page whose code is loaded on first use. */
function LoadedPage<T>(props: {
  readonly name: string;
  /** The heading until the code is loaded, for pages that render their own heading. */
  readonly title?: string;
  readonly load: () => Promise<T>;
  readonly children: (loaded: T) => ReactNode;
}) {
  const { settings } = useServices();
  const t = useTranslate();
  const heading = props.title !== undefined && <ScreenTitle title={props.title} waiting />;
  return (
    <Loaded
      name={pageLoad(props.name)}
      load={props.load}
      waiting={
        <>
          {heading}
          <Skeleton delay={settings.timers.skeletonDelay} />
        </>
      }
      message={t('UI.PAGE.FAILED')}
      failed={(failure) => (
        <>
          {heading}
          {failure}
        </>
      )}
    >
      {props.children}
    </Loaded>
  );
}

/** Contains the errors of a page. `subject` identifies the page; another `part` of it resets the error. */
function PageBoundary(props: { readonly subject: string; readonly part: string; readonly children: ReactNode }) {
  const { update } = useServices();
  const t = useTranslate();
  return (
    <Boundary
      subject={props.subject}
      retryOn={props.part}
      fallback={({ traceId, retry }) => (
        <ErrorPanel message={t('UI.PAGE.BROKEN')} traceId={traceId} onRetry={retry} onReload={update.reload} />
      )}
    >
      {props.children}
    </Boundary>
  );
}
