import { Button, Spinner } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import type { EmbeddedApp } from '~/state/frames';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { useFrameLoad, type FrameLoad } from '~/view/data/use-frame-load';
import { visibleText } from '~/lib/visible-text';
import './app-frame.css';
import { useEmbeddedApp, type FrameContext, type FrameTarget, type PageListeners } from './use-embedded-app';

interface AppFrameProps {
  readonly target: FrameTarget;
  readonly title: string;
  readonly accepts: EmbeddedApp['accepts'];
  readonly context: FrameContext;
  readonly listeners: PageListeners;
}

/**
 * The frame of an embedded application. If it does not load or refuses to be embedded, an error panel offers a retry.
 */
export function AppFrame(props: AppFrameProps) {
  const load = useFrameLoad();
  return (
    <div className="descry-frame descry-app-frame">
      <LoadAttempt key={load.attempt} {...props} load={load} />
    </div>
  );
}

/** One attempt to load the application; a retry mounts a new frame. */
function LoadAttempt(props: AppFrameProps & { readonly load: FrameLoad }) {
  const { target, title, accepts, context, listeners, load } = props;
  const t = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isRefused, setRefused] = useState(false);
  const isReady = useEmbeddedApp(frame, { origin: target.origin, accepts }, context, listeners);
  const hasLoaded = load.loaded || isReady;
  const onLoad = (): void => {
    // The browser replaces a page that refuses to be embedded with an error page, whose document is not readable.
    setRefused(target.isReadable && frame.current?.contentDocument === null);
    load.onLoad();
  };
  return (
    <>
      <iframe
        ref={frame}
        src={target.href}
        title={visibleText(title)}
        sandbox={target.sandbox}
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      {!hasLoaded && !load.slow && (
        <div className="descry-frame-wait" role="status">
          <Spinner size={32} aria-label={t('UI.LOADING')} />
        </div>
      )}
      {((!hasLoaded && load.slow) || isRefused) && (
        <div className="descry-frame-wait">
          <ErrorPanel message={t('UI.APP_FAILED')} onRetry={load.retry} />
        </div>
      )}
      {hasLoaded && !isRefused && !isReady && load.slow && <SilentAppNote onRetry={load.retry} />}
    </>
  );
}

/** The note that a loaded page has not reported ready. It may work all the same, or be an error page of the browser. */
function SilentAppNote({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className="descry-app-silent" role="status">
      <p>{t('UI.APP_SILENT')}</p>
      <Button size="small" data-action="retry" icon={<Icon name="refresh" />} onClick={onRetry}>
        {t('UI.RETRY')}
      </Button>
      <IconButton icon="cross" label={t('UI.CLOSE')} action="close" onClick={() => setClosed(true)} />
    </div>
  );
}
