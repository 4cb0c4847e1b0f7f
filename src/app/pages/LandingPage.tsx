import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '~/view/context/use-store';
import { engine } from '~/generated/console/engine';
import { emptyMenu } from '~/session/menu';
import { callPort, readId } from '~/session/ports';
import { landingFailed, landingTarget } from '~/shell/routing/landing-target';
import { useServices } from '~/view/context/services';
import { Skeleton } from '~/ui/Skeleton';

/** Navigates to the landing page of the user. */
export function LandingPage() {
  const { client, session, routes, settings, page, scope, navigate } = useServices();
  const { menu } = useStore(session);
  const { pathname } = useLocation();
  const answer = useQuery({
    queryKey: ['landing-page'],
    queryFn: async ({ signal }) => {
      const port = engine.landingPage;
      return port
        ? (readId(port.reads.id, { ...scope, answer: await callPort(client, port, scope, signal) }) ?? '')
        : '';
    },
    // Offline the call fails like any other: a call that pauses would show nothing for ever.
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });

  const isKnown = !answer.isPending && menu.state !== 'loading';
  const known = menu.state === 'loaded' ? menu.value : emptyMenu;
  const target = answer.isError ? landingFailed : landingTarget(answer.data || undefined, known, routes);
  useEffect(() => {
    // The address may already be another one: a refused call has navigated, or a drawer has opened.
    const [path, ...query] = page.hashPath().split('?');
    if (isKnown && path === pathname) navigate(withQuery(target, query.join('?')), { replace: true });
  }, [isKnown, target, pathname, page, navigate]);
  return <Skeleton delay={settings.timers.skeletonDelay} />;
}

/** The address of the target with the current query, which may open a drawer. */
function withQuery(target: string, search: string): string {
  const [path = '', targetQuery] = target.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(targetQuery)) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
