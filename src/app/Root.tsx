import { useMemo } from 'react';
import { ServicesProvider } from '~/view/context/ServicesProvider';
import { ToastHost } from '~/view/toast/ToastHost';
import { useStore } from '~/view/context/use-store';
import { hasEnded } from '~/session/tab-access';
import type { App } from './create-app';
import { SignedOut, SignInBlocked } from './PlainPages';
import { Router } from './Router';

/** Everything on the page. */
export function Root(props: { readonly app: App }) {
  const { app } = props;
  const session = useStore(app.startup.session);
  const preferences = useStore(app.preferences.current);
  const isBlocked = useStore(app.signIn.blocked);
  const access = useStore(app.access);
  // The scope of the services contains the profile and the preferences.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const services = useMemo(() => app.services(), [app, session.profile, preferences]);
  return (
    <ServicesProvider services={services} queries={app.queries} texts={app.texts}>
      {hasEnded(access) ? (
        <SignedOut end={access} />
      ) : (
        <>
          {isBlocked ? <SignInBlocked signIn={app.signIn} /> : <Router router={app.router} />}
          <ToastHost />
        </>
      )}
    </ServicesProvider>
  );
}
