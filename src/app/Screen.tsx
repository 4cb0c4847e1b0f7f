import { memo, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { send } from '../actions/outgoing-events';
import { Loaded } from '../render/Loaded';
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

/** One screen: its title, and the page that its route names. */
export function Screen(props: { readonly route: PageRoute }) {
  const { route } = props;
  const { page } = useShell();
  const { pathname } = useLocation();
  const { '*': tail = '' } = useParams();
  const brand = useBrandTitle();
  const { title } = usePlace(route);
  const key = route.keys?.[0];

  useEffect(() => {
    document.title = `${title} - ${brand}`;
  }, [title, brand]);
  useEffect(() => send(page, 'console:route', { path: pathname, key }), [page, pathname, key]);

  return (
    <section
      className="descry-screen"
      data-testid="screen"
      data-route={route.path}
      data-key={key}
      data-tail={route.tail ? tail : undefined}
    >
      <h1 className="descry-screen-title" tabIndex={-1}>
        {title}
      </h1>
      <PageBoundary place={pathname}>
        <RoutePage route={route} tail={tail} />
      </PageBoundary>
    </section>
  );
}

/** The page of a route. What an address holds beside its path, e.g. a drawer, does not draw it anew. */
const RoutePage = memo(function RoutePage(props: { readonly route: PageRoute; readonly tail: string }) {
  const { route, tail } = props;
  const { settings } = useShell();
  const words = useWords();
  const name = route.page ?? 'placeholder';
  return (
    <Loaded
      name={pageLoad(name)}
      load={pages[name]}
      waiting={<Skeleton delay={settings.timers.skeletonDelay} />}
      failed={(retry) => <ErrorPanel message={words('UI.PAGE.FAILED')} onRetry={retry} />}
    >
      {(Page) => <Page route={route} tail={tail} />}
    </Loaded>
  );
});
