import { Button, Spinner } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { trustedAddress } from '../api/safe-address';
import { NoData } from '../ui/NoData';
import { useUiText } from '../ui/ui-text';
import { useServices } from './services';

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
  const { trust, clock, settings } = useServices();
  const say = useUiText();
  const [attempt, setAttempt] = useState({ count: 0, loaded: false, slow: false });
  const address = trustedAddress(props.address, trust)?.href;
  const state = address === undefined ? 'failed' : attempt.loaded ? 'data' : 'loading';
  const { count } = attempt;
  useEffect(() => onState(state), [onState, state]);
  useEffect(() => {
    const timer = clock.setTimeout(
      () => setAttempt((now) => (now.count === count ? { ...now, slow: true } : now)),
      settings.timers.frameLoad,
    );
    return () => clock.clearTimeout(timer);
  }, [clock, count, settings]);

  if (address === undefined) return <NoData text={say('UI.FRAME_REFUSED')} />;
  return (
    <div className="descry-frame">
      <iframe
        key={count}
        src={address}
        title={props.title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
        referrerPolicy="no-referrer"
        onLoad={() => setAttempt({ ...attempt, loaded: true })}
      />
      {!attempt.loaded && (
        <div className="descry-frame-wait" role="status">
          <Spinner size={32} aria-label={say('UI.LOADING')} />
          {attempt.slow && (
            <>
              <p>{say('UI.FRAME_SLOW')}</p>
              <Button data-action="retry" onClick={() => setAttempt({ count: count + 1, loaded: false, slow: false })}>
                {say('UI.RETRY')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
