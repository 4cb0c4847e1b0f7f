import { memo, useCallback, useMemo, type ComponentType } from 'react';
import { withoutDrawer } from '../../actions/drawer-address';
import { chosenFilters, readScreenAddress, withAddress } from '../../descriptor/screen-address';
import type { Screen } from '../../generated/descriptor-types';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Skeleton } from '../../ui/Skeleton';
import { useUiText } from '../../ui/ui-text';
import { Loaded } from '../Loaded';
import { useOpening } from '../opening';
import { useServices } from '../services';
import { ScreenTitle } from './ScreenTitle';
import type { ScreenProps } from './screen-props';
import { usePlaceOfScreen } from './screen-place';

type Views = {
  readonly [K in Screen['kind']]: () => Promise<ComponentType<ScreenProps<Extract<Screen, { readonly kind: K }>>>>;
};

/** The view of each kind; its code is loaded when it is first shown. */
const views: Views = {
  table: async () => (await import('./TableScreen')).TableScreenView,
  tiles: async () => (await import('./TilesScreen')).TilesScreenView,
  sections: async () => (await import('./SectionsScreen')).SectionsScreenView,
  tabs: async () => (await import('./TabsScreen')).TabsScreenView,
  frame: async () => (await import('./FrameScreen')).FrameScreenView,
  placeholder: async () => (await import('./PlaceholderScreen')).PlaceholderScreenView,
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
  const { scope: session, navigate, page } = useServices();
  const { tail, period } = usePlaceOfScreen();
  const opening = useOpening();
  const address = useMemo(() => readScreenAddress(screen, search), [screen, search]);
  const scope = useMemo(
    () => ({ ...session, address: { ...address.names, tail }, filter: chosenFilters(screen, address), period }),
    [session, screen, address, tail, period],
  );
  const change = useCallback<ScreenProps['change']>(
    (wanted, { replace = false } = {}) => {
      // What stands in the address now, the drawer included, may be newer than what was drawn.
      const here = page.hashPath();
      const path = here.replace(/\?.*$/s, '');
      navigate(`${path}${withAddress(here.slice(path.length), wanted)}`, { replace, keepState: true });
    },
    [page, navigate],
  );
  return (
    <div className="descry-screen-view" data-screen={screen.id} data-kind={screen.kind}>
      {draw(screen, { scope, address, search, change, opening })}
    </div>
  );
});

/** One case for each kind, so that the view fits the screen. */
function draw(screen: Screen, rest: Omit<ScreenProps, 'screen'>) {
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

/** Draws a screen once the code for its kind is there. */
function KindView<S extends Screen>(props: {
  readonly load: () => Promise<ComponentType<ScreenProps<S>>>;
  readonly screen: S;
  readonly rest: Omit<ScreenProps, 'screen'>;
}) {
  const { load, screen, rest } = props;
  const { settings } = useServices();
  const say = useUiText();
  const { title } = usePlaceOfScreen();
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
      failed={(retry) => (
        <>
          {heading}
          <ErrorPanel message={say('UI.VIEW_FAILED')} onRetry={retry} />
        </>
      )}
    >
      {(View) => <View screen={screen} {...rest} />}
    </Loaded>
  );
}
