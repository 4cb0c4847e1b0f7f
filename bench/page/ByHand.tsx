import { useEffect, useMemo, useState } from 'react';
import type { App } from '~/app/create-app';
import { isString } from '~/lib/json';
import { ServicesProvider } from '~/view/context/ServicesProvider';
import { useStore } from '~/view/context/use-store';
import { Loaded } from '~/view/data/Loaded';

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
        // React shows what Suspense waited for up to 300 ms late, which would count against this drawer.
        <Loaded name="drawer written by hand" load={() => import('../by-hand/ValueDrawer')}>
          {({ ValueDrawer }) => <ValueDrawer key={open.times} id={open.id} onClose={() => setOpen(undefined)} />}
        </Loaded>
      )}
    </ServicesProvider>
  );
}
