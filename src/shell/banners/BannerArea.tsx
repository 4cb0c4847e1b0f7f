import { Loaded } from '../../render/Loaded';
import { useStore } from '../../render/use-store';
import { useShell } from '../shell-services';
import './banners.css';

/**
 * The row below the header in which banners are told, also to screen readers. It holds nothing until there can be a
 * banner or a notice, and takes no room without one. `onEmptied` is called when the user took the last one away.
 */
export function BannerArea(props: { readonly onEmptied: () => void }) {
  const { alertsDue, banners } = useShell();
  const isDue = useStore(alertsDue);
  const isGiven = useStore(banners.given).length > 0;
  return (
    <div className="descry-banners" aria-live="polite">
      {(isDue || isGiven) && (
        <Loaded name="alerts" load={() => import('./Alerts')} failed={() => null}>
          {({ Alerts }) => <Alerts isDue={isDue} onEmptied={props.onEmptied} />}
        </Loaded>
      )}
    </div>
  );
}
