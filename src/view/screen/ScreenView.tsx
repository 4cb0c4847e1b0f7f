import { memo, useCallback, useMemo, type ComponentType } from 'react';
import { withoutDrawer } from '~/state/drawer/address';
import { chosenFilters, readScreenAddress, withAddress } from '~/descriptor/screen-address';
import type { Screen } from '~/generated/contract/descriptor-types';
import { Skeleton } from '~/ui/Skeleton';
import { Loaded } from '../data/Loaded';
import { useQueryScope } from '../data/use-query-scope';
import { useServices } from '../context/services';
import { ScreenTitle } from './ScreenTitle';
import type { ScreenProps } from './screen-props';
import { useScreenContext } from './screen-context';

type Views = {
  readonly [K in Screen['kind']]: () => Promise<ComponentType<ScreenProps<Extract<Screen, { readonly kind: K }>>>>;
};

/** The functions that load the view of each kind. Each view is a chunk. */
const views: Views = {
  table: async () => (await import('./TableScreen')).TableScreenView,
  tiles: async () => (await import('./TilesScreen')).TilesScreenView,
  sections: async () => (await import('./SectionsScreen')).SectionsScreenView,
  tabs: async () => (await import('./TabsScreen')).TabsScreenView,
  frame: async () => (await import('./FrameScreen')).FrameScreenView,
  placeholder: async () => (await import('./PlaceholderScreen')).PlaceholderScreenView,
};

/**
 * The screen of a descriptor. Its state is the address: filters, sort order, columns and page are read from and written
 * to it. A change of the drawer in the address does not render the screen again.
 */
export function ScreenView(props: { readonly screen: Screen; readonly search: string }) {
  return <StableScreen screen={props.screen} search={withoutDrawer(props.search)} />;
}

const StableScreen = memo(function StableScreen(props: { readonly screen: Screen; readonly search: string }) {
  const { screen, search } = props;
  const { scope: session, navigate, page } = useServices();
  const { tail, period } = useScreenContext();
  const queryScope = useQueryScope();
  const address = useMemo(() => readScreenAddress(screen, search), [screen, search]);
  const scope = useMemo(
    () => ({ ...session, address: { ...address.names, tail }, filter: chosenFilters(screen, address), period }),
    [session, screen, address, tail, period],
  );
  const change = useCallback<ScreenProps['change']>(
    (addressChange, { replace = false } = {}) => {
      // The current address, for example its drawer, may be newer than the last render.
      const current = page.hashPath();
      const path = current.replace(/\?.*$/s, '');
      navigate(`${path}${withAddress(current.slice(path.length), addressChange)}`, { replace, preserveState: true });
    },
    [page, navigate],
  );
  return (
    <div className="descry-screen-view" data-screen={screen.id} data-kind={screen.kind}>
      {kindView(screen, { scope, address, search, change, queryScope })}
    </div>
  );
});

/** The view of a screen. Each kind has a case of its own, so that TypeScript matches the view with the screen. */
function kindView(screen: Screen, rest: Omit<ScreenProps, 'screen'>) {
  switch (screen.kind) {
    case 'table':
      return <KindView load={views.table} screen={screen} rest={rest} />;
    case 'tiles':
      return <KindView load={views.tiles} screen={screen} rest={rest} />;
    case 'sections':
      return <KindView load={views.sections} screen={screen} rest={rest} />;
    case 'tabs':
      return <KindView load={views.tabs} screen={screen} rest={rest} />;
    case 'frame':
      return <KindView load={views.frame} screen={screen} rest={rest} />;
    case 'placeholder':
      return <KindView load={views.placeholder} screen={screen} rest={rest} />;
  }
}

/** Renders a screen once the code of its kind has loaded. */
function KindView<S extends Screen>(props: {
  readonly load: () => Promise<ComponentType<ScreenProps<S>>>;
  readonly screen: S;
  readonly rest: Omit<ScreenProps, 'screen'>;
}) {
  const { load, screen, rest } = props;
  const { settings } = useServices();
  const { title } = useScreenContext();
  const heading = title !== undefined && <ScreenTitle title={title} waiting />;
  return (
    <Loaded
      name={`screen of kind ${screen.kind}`}
      load={load}
      waiting={
        <>
          {heading}
          <Skeleton delay={settings.timers.skeletonDelay} />
        </>
      }
      failed={(failure) => (
        <>
          {heading}
          {failure}
        </>
      )}
    >
      {(View) => <View screen={screen} {...rest} />}
    </Loaded>
  );
}
