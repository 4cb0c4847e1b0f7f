import { lazy, memo, Suspense, useCallback, useMemo, type ComponentType } from 'react';
import { withoutDrawer } from '../../actions/drawer-address';
import { readScreenAddress, withAddress } from '../../descriptor/screen-address';
import type { Screen } from '../../generated/descriptor-types';
import { Skeleton } from '../../ui/Skeleton';
import { useOpening } from '../opening';
import { useServices } from '../services';
import type { ScreenProps } from './screen-props';
import { usePlaceOfScreen } from './screen-place';

type Views = { readonly [K in Screen['kind']]: ComponentType<ScreenProps<Extract<Screen, { readonly kind: K }>>> };

/** The view of each kind; its code is loaded when it is first shown. */
const views: Views = {
  table: lazy(async () => ({ default: (await import('./TableScreen')).TableScreenView })),
  tiles: lazy(async () => ({ default: (await import('./TilesScreen')).TilesScreenView })),
  sections: lazy(async () => ({ default: (await import('./SectionsScreen')).SectionsScreenView })),
  tabs: lazy(async () => ({ default: (await import('./TabsScreen')).TabsScreenView })),
  frame: lazy(async () => ({ default: (await import('./FrameScreen')).FrameScreenView })),
  placeholder: lazy(async () => ({ default: (await import('./PlaceholderScreen')).PlaceholderScreenView })),
};

/**
 * A screen made from its descriptor. Its state is the address: filters, order, columns and page are read from there and written
 * there. A drawer in the address is none of its business and does not draw it anew.
 */
export function ScreenView(props: { readonly screen: Screen; readonly search: string }) {
  return <SteadyScreen screen={props.screen} search={withoutDrawer(props.search)} />;
}

const SteadyScreen = memo(function SteadyScreen(props: { readonly screen: Screen; readonly search: string }) {
  const { screen, search } = props;
  const { scope: session, navigate, page, settings } = useServices();
  const { tail, period } = usePlaceOfScreen();
  const opening = useOpening();
  const address = useMemo(() => readScreenAddress(screen, search), [screen, search]);
  const scope = useMemo(
    () => ({ ...session, address: { ...address.names, tail }, filter: withInitial(screen, address.filters), period }),
    [session, screen, address, tail, period],
  );
  const change = useCallback<ScreenProps['change']>(
    (wanted, { replace = false } = {}) => {
      // What stands in the address now, the drawer included, may be newer than what was drawn.
      const [path = '', query] = page.hashPath().split('?');
      const next = withAddress(query === undefined ? '' : `?${query}`, wanted);
      navigate(`${path}${next}`, { replace });
    },
    [page, navigate],
  );
  return (
    <div className="descry-screen-view" data-screen={screen.id} data-kind={screen.kind}>
      <Suspense fallback={<Skeleton delay={settings.timers.skeletonDelay} />}>
        {draw(screen, { scope, address, change, opening })}
      </Suspense>
    </div>
  );
});

/** What is chosen at first counts until the address says otherwise. */
function withInitial(screen: Screen, filters: ScreenProps['address']['filters']): ScreenProps['address']['filters'] {
  if (screen.kind === 'tabs' || screen.kind === 'placeholder') return filters;
  const initial = (screen.filters ?? []).flatMap((filter) =>
    filter.type === 'choice' && filter.initial !== undefined ? [[filter.id, filter.initial] as const] : [],
  );
  return { ...Object.fromEntries(initial), ...filters };
}

/** One case for each kind, so that the view fits the screen. */
function draw(screen: Screen, rest: Omit<ScreenProps, 'screen'>) {
  switch (screen.kind) {
    case 'table':
      return <views.table screen={screen} {...rest} />;
    case 'tiles':
      return <views.tiles screen={screen} {...rest} />;
    case 'sections':
      return <views.sections screen={screen} {...rest} />;
    case 'tabs':
      return <views.tabs screen={screen} {...rest} />;
    case 'frame':
      return <views.frame screen={screen} {...rest} />;
    case 'placeholder':
      return <views.placeholder screen={screen} {...rest} />;
  }
}
