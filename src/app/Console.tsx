import { Outlet, useLocation } from 'react-router-dom';
import { OverlayHost } from '../render/OverlayHost';
import { useStore } from '../render/use-store';
import { isGateOpen } from '../session/gate';
import { Shell } from '../shell/Shell';
import { useShell } from '../shell/shell-services';
import { ClosedGate } from './ClosedGate';
import { Splash } from './Splash';

/** The console behind its gate: nothing of the shell is there before the profile has opened it. */
export function Console() {
  const { session, config } = useShell();
  const { profile } = useStore(session);
  if (profile.state === 'loading') return <Splash />;
  // A profile that failed has been told; a console without user data is of more use than none.
  if (profile.state === 'loaded' && !isGateOpen(profile.value, config.region)) return <ClosedGate />;
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <Overlays />
    </>
  );
}

/** Apart, so that a drawer that opens draws nothing else anew. */
function Overlays() {
  const { pathname, search, state } = useLocation();
  return <OverlayHost path={pathname} search={search} state={state} />;
}
