import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OverlayHost } from '~/view/OverlayHost';
import { useStore } from '~/view/context/use-store';
import { canEnterConsole } from '~/session/profile';
import { Shell } from '~/shell/Shell';
import { useServices } from '~/view/context/services';
import { AccessGatePage } from './PlainPages';
import { Skeleton } from '~/ui/Skeleton';

/** The console for users who may enter it. Nothing of the shell is rendered before the profile is loaded. */
export function Console(props: { readonly children: ReactNode }) {
  const { session, scope } = useServices();
  const { profile } = useStore(session);
  if (profile.state === 'loading') return <Splash />;
  // The failure of a profile has been shown. A console without user data is of more use than none.
  if (profile.state === 'loaded' && !canEnterConsole(scope)) return <AccessGatePage />;
  return (
    <>
      <Shell>{props.children}</Shell>
      <Overlays />
    </>
  );
}

/** A component of its own, so that opening a drawer renders nothing else again. */
function Overlays() {
  const { pathname, search, state } = useLocation();
  return <OverlayHost path={pathname} search={search} state={state} />;
}

/** The placeholder until the profile is loaded. */
function Splash() {
  const { settings } = useServices();
  return (
    <main className="descry-splash">
      <Skeleton delay={settings.timers.skeletonDelay} lines={3} />
    </main>
  );
}
