import { Button, Spinner } from '@blueprintjs/core';
import { useEffect } from 'react';
import { trustedAddress } from '~/api/safe-address';
import { useTranslate } from '~/i18n/translate';
import { NoData } from '~/ui/NoData';
import { useServices } from '../context/services';
import { useFrameLoad } from '../data/use-frame-load';

/** The state of an embedded page. */
export type FrameState = 'loading' | 'data' | 'failed';

/**
 * An embedded page of an allowed origin. A spinner covers it while it loads. If that takes long, words and a button to
 * load it again take the place of the spinner; a page that arrives late is shown all the same.
 */
export function FrameView(props: {
  readonly address: unknown;
  readonly title: string;
  readonly onState: (state: FrameState) => void;
}) {
  const { onState } = props;
  const { trust } = useServices();
  const t = useTranslate();
  const load = useFrameLoad();
  const address = trustedAddress(props.address, trust)?.href;
  const state = address === undefined ? 'failed' : load.loaded ? 'data' : 'loading';
  useEffect(() => void onState(state), [onState, state]);

  if (address === undefined) return <NoData text={t('UI.FRAME_REFUSED')} />;
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
          {!load.slow ? (
            <Spinner size={32} aria-label={t('UI.LOADING')} />
          ) : (
            <>
              <p>{t('UI.FRAME_SLOW')}</p>
              <Button data-action="retry" onClick={load.retry}>
                {t('UI.RETRY')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
