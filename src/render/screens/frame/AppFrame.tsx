import { Button, Spinner } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import type { EmbeddedApp } from '../../../actions/frames';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { useUiText } from '../../../ui/ui-text';
import { useFrameLoad, type FrameLoad } from '../../use-frame-load';
import type { FramePlace } from './frame-place';
import './app-frame.css';
import { useEmbeddedApp, type FrameContext } from './use-embedded-app';

interface AppFrameProps {
  readonly place: FramePlace;
  readonly title: string;
  readonly accepts: EmbeddedApp['accepts'];
  readonly context: FrameContext;
  readonly hear: Pick<EmbeddedApp['listeners'], 'console:set-title' | 'console:set-breadcrumbs'>;
}

/** The frame of an embedded application. One that does not come, or was refused, has a panel in its place, with a way to try again. */
export function AppFrame(props: AppFrameProps) {
  const load = useFrameLoad();
  return (
    <div className="descry-frame descry-app-frame">
      <Attempt key={load.attempt} {...props} load={load} />
    </div>
  );
}

function Attempt({ place, title, accepts, context, hear, load }: AppFrameProps & { readonly load: FrameLoad }) {
  const say = useUiText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [refused, setRefused] = useState(false);
  const ready = useEmbeddedApp(frame, { origin: place.origin, accepts }, context, hear);
  const came = load.loaded || ready;
  const onLoad = (): void => {
    // In place of a page that must not be embedded stands one of the browser, which is of no origin.
    setRefused(place.isOpen && frame.current?.contentDocument === null);
    load.onLoad();
  };
  return (
    <>
      <iframe
        ref={frame}
        src={place.href}
        title={title}
        sandbox={place.sandbox}
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      {!came && !load.slow && (
        <div className="descry-frame-wait" role="status">
          <Spinner size={32} aria-label={say('UI.LOADING')} />
        </div>
      )}
      {((!came && load.slow) || refused) && (
        <div className="descry-frame-wait">
          <ErrorPanel message={say('UI.APP_FAILED')} onRetry={load.retry} />
        </div>
      )}
      {came && !refused && !ready && load.slow && <Silent onRetry={load.retry} />}
    </>
  );
}

/** What came has not said a word: it may be all right, or a page that the browser shows for it. */
function Silent({ onRetry }: { readonly onRetry: () => void }) {
  const say = useUiText();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div className="descry-app-silent" role="status">
      <p>{say('UI.APP_SILENT')}</p>
      <Button size="small" data-action="retry" icon={<Icon name="refresh" />} onClick={onRetry}>
        {say('UI.RETRY')}
      </Button>
      <IconButton icon="cross" label={say('UI.CLOSE')} action="close" onClick={() => setClosed(true)} />
    </div>
  );
}
