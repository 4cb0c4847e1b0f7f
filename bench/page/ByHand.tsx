import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { ServicesProvider } from '~/view/context/ServicesProvider';
import type { App } from '~/app/create-app';
import { isString } from '~/lib/json';
import { useStore } from '~/view/context/use-store';

const HostDrawer = lazy(async () => ({ default: (await import('../by-hand/HostDrawer')).HostDrawer }));

/** Opens the drawer that is written by hand, on the same page and with the same services as the compiled ones. */
export function ByHand({ app }: { readonly app: App }) {
  const session = useStore(app.startup.session);
  // The services follow the profile.
  const services = useMemo(() => app.services(), [app, session.profile]);
  const [open, setOpen] = useState<{ readonly id: string; readonly times: number }>();
  useEffect(() => {
    const onOpen = (event: Event): void => {
      const id: unknown = event instanceof CustomEvent ? event.detail : undefined;
      if (isString(id)) setOpen((before) => ({ id, times: (before?.times ?? 0) + 1 }));
    };
    window.addEventListener('bench:open-by-hand', onOpen);
    return () => window.removeEventListener('bench:open-by-hand', onOpen);
  }, []);
  return (
    <ServicesProvider services={services} queries={app.queries} texts={app.texts}>
      {open && (
        <Suspense>
          <HostDrawer key={open.times} id={open.id} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </ServicesProvider>
  );
}
