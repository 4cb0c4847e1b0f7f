import { useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { ServicesProvider } from '../render/ServicesProvider';
import { ToastHost } from '../render/ToastHost';
import { useStore } from '../render/use-store';
import { ShellContext } from '../shell/shell-services';
import type { App } from './create-app';
import { SignInBlocked } from './SignInBlocked';

/** Everything on the page. */
export function Root(props: { readonly app: App }) {
  const { app } = props;
  const session = useStore(app.startup.session);
  const remembered = useStore(app.memories.kept);
  const isBlocked = useStore(app.signIn.blocked);
  // The services follow the profile and the choices, which their scope lets expressions read.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const services = useMemo(() => app.services(), [app, session.profile, remembered]);
  return (
    <ServicesProvider services={services} queries={app.queries} texts={app.texts}>
      <ShellContext value={app.shell}>
        {isBlocked ? <SignInBlocked signIn={app.signIn} /> : <Router app={app} />}
        <ToastHost />
      </ShellContext>
    </ServicesProvider>
  );
}

/**
 * The router draws at once what a click asks for. As a transition it would draw later and in slices, and whatever the same
 * click changed besides would draw the same parts once before.
 */
function Router({ app }: { readonly app: App }) {
  return <RouterProvider router={app.router} useTransitions={false} />;
}
