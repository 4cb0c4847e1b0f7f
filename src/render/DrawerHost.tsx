import type { DrawerInput } from '../generated/types';
import { drawers } from '../generated/catalogue';
import { DrawerFrame } from '../ui/DrawerFrame';
import { ErrorPanel } from '../ui/ErrorPanel';
import { NoData } from '../ui/NoData';
import { Skeleton } from '../ui/Skeleton';
import { useUiText } from '../ui/ui-text';
import { Loaded } from './Loaded';
import { PlaceContext } from './place';
import { useServices } from './services';
import { useMessage } from './use-text';

/** The drawer of one object. Its frame is there at once; the view and its descriptor are loaded on first use. */
export function DrawerHost(props: {
  readonly input: DrawerInput;
  readonly onTab: (position: number) => void;
  readonly onClose: () => void;
}) {
  const { input, onClose } = props;
  const { settings } = useServices();
  const message = useMessage();
  const say = useUiText();
  const { widths, layers, timers } = settings;
  const entry = drawers[input.search_type];
  return (
    <PlaceContext value={{ close: onClose, refresh: () => undefined }}>
      <DrawerFrame
        searchType={String(input.search_type)}
        title={message('DRAWER.TITLE')}
        width={{ min: widths.drawerMin, max: widths.drawerMax, initial: widths.drawer }}
        layer={layers.drawer}
        onClose={onClose}
      >
        {entry ? (
          <Loaded
            name={`drawer ${entry.id}`}
            load={async () => ({ view: await import('./DrawerView'), drawer: (await entry.load()).default })}
            waiting={
              <div className="descry-panel">
                <Skeleton delay={timers.skeletonDelay} />
              </div>
            }
            failed={(retry) => <ErrorPanel message={say('UI.VIEW_FAILED')} onRetry={retry} />}
          >
            {({ view: { DrawerView }, drawer }) => <DrawerView drawer={drawer} input={input} onTab={props.onTab} />}
          </Loaded>
        ) : (
          <NoData text={say('UI.VIEW_MISSING')} />
        )}
      </DrawerFrame>
    </PlaceContext>
  );
}
