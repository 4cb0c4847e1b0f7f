import { memo, useEffect, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { send } from '../actions/outgoing-events';
import { screens, type ScreenId } from '../generated/catalogue';
import { isolate } from '../lib/bidi';
import { Loaded } from '../render/Loaded';
import { ScreenTitle } from '../render/screens/ScreenTitle';
import { useBrandTitle } from '../shell/header/use-brand-title';
import { pageLoad } from '../shell/progress/page-load';
import type { PageRoute } from '../shell/routing/route-paths';
import { useShell } from '../shell/shell-services';
import { usePlace } from '../shell/use-place';
import { useWords } from '../shell/use-words';
import { ErrorPanel } from '../ui/ErrorPanel';
import { Skeleton } from '../ui/Skeleton';
import { PageBoundary } from './PageBoundary';
import { pages } from './pages/registry';

/** What stands at an address: the screen that its route names, else a page of the console's own under its title. */
export function Screen(props: { readonly route: PageRoute }) {
  const { route } = props;
  const { page } = useShell();
  const { pathname } = useLocation();
  const { '*': tail = '' } = useParams();
  const brand = useBrandTitle();
  const { title, ownTitle } = usePlace(route);
  const key = route.keys?.[0];
  const screen = tail === '' ? route.screen : (route.detail ?? route.screen);

  useEffect(() => {
    document.title = `${isolate(ownTitle)} - ${brand}`;
  }, [ownTitle, brand]);
  useEffect(() => send(page, 'console:route', { path: pathname, key }), [page, pathname, key]);

  return (
    <section
      className="descry-screen"
      data-testid="screen"
      data-route={route.path}
      data-key={key}
      data-tail={route.tail ? tail : undefined}
    >
      {screen === undefined && <ScreenTitle title={title} />}
      <PageBoundary place={pathname}>
        {screen === undefined ? (
          <OwnPage route={route} tail={tail} />
        ) : (
          <DescribedPage route={route} tail={tail} title={title} screen={screen} />
        )}
      </PageBoundary>
    </section>
  );
}

/** A page of the console's own. What an address holds beside its path, e.g. a drawer, does not draw it anew. */
const OwnPage = memo(function OwnPage(props: { readonly route: PageRoute; readonly tail: string }) {
  const { route, tail } = props;
  const name = route.page ?? 'placeholder';
  return (
    <LoadedPage name={name} load={pages[name]}>
      {(Page) => <Page route={route} tail={tail} />}
    </LoadedPage>
  );
});

/** A page made from a descriptor, which is loaded together with the code that draws it. */
const DescribedPage = memo(function DescribedPage(props: {
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

/** Shows a page once its code is there. */
function LoadedPage<T>(props: {
  readonly name: string;
  /** The heading, for a page that draws its own once its code is there. */
  readonly title?: string;
  readonly load: () => Promise<T>;
  readonly children: (loaded: T) => ReactNode;
}) {
  const { settings } = useShell();
  const words = useWords();
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
      failed={(retry) => (
        <>
          {heading}
          <ErrorPanel message={words('UI.PAGE.FAILED')} onRetry={retry} />
        </>
      )}
    >
      {props.children}
    </Loaded>
  );
}
