import { Button } from '@blueprintjs/core';
import { Loaded } from '../../render/Loaded';
import { useStore } from '../../render/use-store';
import { Icon } from '../../ui/Icon';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
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
        <Loaded name="alerts" load={() => import('./Alerts')} failed={(retry) => <NotLoaded onRetry={retry} />}>
          {({ Alerts }) => <Alerts isDue={isDue} onEmptied={props.onEmptied} />}
        </Loaded>
      )}
    </div>
  );
}

/** What the server has to tell may have to be answered, so that it could not be loaded is said and not passed over. */
function NotLoaded(props: { readonly onRetry: () => void }) {
  const words = useWords();
  return (
    <div className="descry-banner" data-type="warning">
      <Icon name="warning-sign" />
      <span className="descry-banner-title">{words('UI.SHELL.ALERTS_FAILED')}</span>
      <Button size="small" data-action="retry" onClick={props.onRetry}>
        {words('UI.RETRY')}
      </Button>
    </div>
  );
}
