import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { operationQuery } from '../../api/query-options';
import { useStore } from '../../render/use-store';
import { emptyMenu } from '../../session/menu';
import { landingFailed, landingTarget } from '../../shell/landing/landing-target';
import { useShell } from '../../shell/shell-services';
import { Skeleton } from '../../ui/Skeleton';

/** Goes on to the user's landing page. */
export function LandingPage() {
  const { client, session, routes, settings } = useShell();
  const { menu } = useStore(session);
  const { search } = useLocation();
  const answer = useQuery({ ...operationQuery(client, 'getLandingPage', {}), gcTime: 0 });
  if (answer.isPending || menu.state === 'loading') return <Skeleton delay={settings.timers.skeletonDelay} />;
  const known = menu.state === 'loaded' ? menu.value : emptyMenu;
  const target = answer.isError ? landingFailed : landingTarget(answer.data, known, routes);
  return <Navigate to={withQuery(target, search)} replace />;
}

/** A drawer in the address goes along. */
function withQuery(target: string, search: string): string {
  const [path = '', own] = target.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
