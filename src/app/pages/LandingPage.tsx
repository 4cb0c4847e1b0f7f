import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { operationQuery } from '../../api/query-options';
import { useStore } from '../../render/use-store';
import { emptyMenu } from '../../session/menu';
import { landingFailed, landingTarget } from '../../shell/landing/landing-target';
import { useShell } from '../../shell/shell-services';
import { Skeleton } from '../../ui/Skeleton';

/** Goes on to the user's landing page. */
export function LandingPage() {
  const { client, session, routes, settings, page } = useShell();
  const { menu } = useStore(session);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const answer = useQuery({ ...operationQuery(client, 'getLandingPage', {}), gcTime: 0 });

  const isKnown = !answer.isPending && menu.state !== 'loading';
  const known = menu.state === 'loaded' ? menu.value : emptyMenu;
  const target = answer.isError ? landingFailed : landingTarget(answer.data, known, routes);
  useEffect(() => {
    // The address may be ahead of this page: a refused call led elsewhere, or a drawer was opened.
    const [path, ...query] = page.hashPath().split('?');
    if (isKnown && path === pathname) void navigate(withQuery(target, query.join('?')), { replace: true });
  }, [isKnown, target, pathname, page, navigate]);
  return <Skeleton delay={settings.timers.skeletonDelay} />;
}

/** A drawer in the address goes along. */
function withQuery(target: string, search: string): string {
  const [path = '', own] = target.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
