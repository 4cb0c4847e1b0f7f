import type { KeyboardEvent } from 'react';
import type { OpenRequest } from '../actions/drawer-input';
import { objectGroup } from '../actions/object-group';
import { drawers } from '../generated/catalogue';
import { DrawerFrame } from '../ui/DrawerFrame';
import { isRightToLeft } from '../ui/direction';
import { ErrorPanel } from '../ui/ErrorPanel';
import { NoData } from '../ui/NoData';
import { Skeleton } from '../ui/Skeleton';
import { useUiText } from '../ui/ui-text';
import { Loaded } from './Loaded';
import { PlaceContext } from './place';
import { useServices } from './services';
import { useDrawerWidth } from './use-drawer-width';
import { useStore } from './use-store';
import { useMessage, useText } from './use-text';
import { useTrailStep } from './use-trail';

/**
 * The drawer of one object. Its frame is there at once; the view, its descriptor and the tools are loaded on first use. The
 * frame stays when another object takes the place of this one; of the contents nothing does.
 */
export function DrawerHost(props: {
  readonly request: OpenRequest;
  /** Tells openings apart. */
  readonly opening: string;
  readonly onTab: (position: number) => void;
  readonly onClose: () => void;
}) {
  const { request, opening, onClose } = props;
  const { settings, drawer: kept, scope: session } = useServices();
  const message = useMessage();
  const text = useText();
  const say = useUiText();
  const name = request.kind === 'group' ? objectGroup : String(request.input.search_type);
  const entry = Object.hasOwn(drawers, name) ? drawers[name] : undefined;
  const width = useDrawerWidth(entry?.width);
  const pinned = useStore(kept.layout.pinned);
  const stepBy = useTrailStep();
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    stepBy(isRightToLeft(event.currentTarget) ? -step : step);
  };
  return (
    <PlaceContext value={{ close: onClose, refresh: () => undefined }}>
      <DrawerFrame
        searchType={name}
        opening={opening}
        title={entry ? text(entry.title, session) : message('DRAWER.TITLE')}
        width={width}
        room={pinned ? settings.drawer.roomMost : 0}
        layer={settings.layers.drawer}
        onClose={onClose}
        onKeyDown={onKeyDown}
        tools={
          <Loaded name="drawer tools" load={() => import('./DrawerTools')} failed={() => null}>
            {({ DrawerTools }) => <DrawerTools request={request} width={width} />}
          </Loaded>
        }
      >
        {entry ? (
          <Loaded
            key={opening}
            name={`drawer ${entry.id}`}
            load={async () => {
              const [view, { default: drawer }] = await Promise.all([import('./DrawerView'), entry.load()]);
              return { view, drawer };
            }}
            waiting={
              <div className="descry-panel">
                <Skeleton delay={settings.timers.skeletonDelay} />
              </div>
            }
            failed={(retry) => <ErrorPanel message={say('UI.VIEW_FAILED')} onRetry={retry} />}
          >
            {({ view: { DrawerView }, drawer }) => <DrawerView drawer={drawer} request={request} onTab={props.onTab} />}
          </Loaded>
        ) : (
          <NoData text={say('UI.VIEW_MISSING')} />
        )}
      </DrawerFrame>
    </PlaceContext>
  );
}
