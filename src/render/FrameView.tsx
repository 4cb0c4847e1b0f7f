import { Button, Spinner } from '@blueprintjs/core';
import { useEffect } from 'react';
import { trustedAddress } from '../api/safe-address';
import { NoData } from '../ui/NoData';
import { useUiText } from '../ui/ui-text';
import { useServices } from './services';
import { useFrameLoad } from './use-frame-load';

/** How an embedded page fares. */
export type FrameState = 'loading' | 'data' | 'failed';

/**
 * A page of the own or an allowed origin in a frame. Until it has loaded a spinner covers it; when that takes long, a
 * way to try again stands beside the spinner, and a page that still comes is shown all the same.
 */
export function FrameView(props: {
  readonly address: unknown;
  readonly title: string;
  readonly onState: (state: FrameState) => void;
}) {
  const { onState } = props;
  const { trust } = useServices();
  const say = useUiText();
  const load = useFrameLoad();
  const address = trustedAddress(props.address, trust)?.href;
  const state = address === undefined ? 'failed' : load.loaded ? 'data' : 'loading';
  useEffect(() => onState(state), [onState, state]);

  if (address === undefined) return <NoData text={say('UI.FRAME_REFUSED')} />;
  return (
    <div className="descry-frame">
      <iframe
        key={load.attempt}
        src={address}
        title={props.title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
        referrerPolicy="no-referrer"
        onLoad={load.onLoad}
      />
      {!load.loaded && (
        <div className="descry-frame-wait" role="status">
          <Spinner size={32} aria-label={say('UI.LOADING')} />
          {load.slow && (
            <>
              <p>{say('UI.FRAME_SLOW')}</p>
              <Button data-action="retry" onClick={load.retry}>
                {say('UI.RETRY')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
