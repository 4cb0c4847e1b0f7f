import { Button } from '@blueprintjs/core';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '~/ui/Icon';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
import { PersonaBar } from '../persona/PersonaBar';
import { usePersona } from '../persona/use-persona';
import { onEachPage, shellIn } from './frame';
import { showTarget } from './show-target';
import { useFocusGuard } from './use-focus-guard';
import { useNoOverlay } from './use-no-overlay';
import { useCaretOutline, usePointing } from './use-pointing';

/** The console itself, with the edits that are not saved. Opening a file shows what it describes. */
export function PreviewPane() {
  const studio = useStudio();
  const frame = useRef<HTMLIFrameElement>(null);
  const file = useStore(studio.open)?.file;
  const [isPointing, setPointing] = useState(false);
  const requests = useStore(studio.shows);
  const state = usePersona(() => frame.current && reload(frame.current));
  usePointing(
    frame,
    isPointing,
    useCallback(() => setPointing(false), []),
  );
  useCaretOutline(frame);
  useFocusGuard(frame);
  useNoOverlay(frame);
  useStarts(frame);
  const { width, object } = state.persona;
  const isUnknown = useTarget(frame, { file, object, requests });
  return (
    <section className="studio-preview-pane" aria-label="Preview">
      <PreviewBar
        isPointing={isPointing}
        onPoint={setPointing}
        onShow={studio.showInPreview}
        onReload={() => frame.current && reload(frame.current)}
      />
      <PersonaBar {...state} />
      {isUnknown && (
        <p role="status" className="studio-preview-note">
          There is no example of an object for this drawer. Enter the id of one as Object to see it.
        </p>
      )}
      <Stage frame={frame} width={Number(width)} />
    </section>
  );
}

/** The frame of the console. One that is wider than the pane is drawn smaller; `width` is 0 if it fits. */
function Stage({ frame, width }: { readonly frame: RefObject<HTMLIFrameElement | null>; readonly width: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    const { current } = stage;
    if (!current) return undefined;
    const watch = new ResizeObserver(() => setAvailable(current.clientWidth));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const scale = width === 0 ? 1 : Math.min(1, available / width);
  return (
    <div ref={stage} className="studio-stage">
      <iframe
        ref={frame}
        title="Console"
        className="studio-frame"
        style={
          width === 0
            ? {}
            : { width, height: `${100 / scale}%`, marginInline: scale < 1 ? 0 : 'auto', scale: `${scale}` }
        }
      />
    </div>
  );
}

function PreviewBar(props: {
  readonly isPointing: boolean;
  readonly onPoint: (isPointing: boolean) => void;
  readonly onShow: () => void;
  readonly onReload: () => void;
}) {
  const { isPointing } = props;
  return (
    <div className="studio-bar">
      <h2>Preview</h2>
      <Button
        size="small"
        variant="minimal"
        icon={<Icon name="search" />}
        active={isPointing}
        aria-pressed={isPointing}
        title="A click on something in the console leads to its line. Alt and a click always do."
        onClick={() => props.onPoint(!isPointing)}
      >
        Find its line
      </Button>
      <Button size="small" variant="minimal" icon={<Icon name="share" />} onClick={props.onShow}>
        Show this file
      </Button>
      <Button
        size="small"
        variant="minimal"
        icon={<Icon name="refresh" />}
        aria-label="Reload the preview"
        onClick={props.onReload}
      />
    </div>
  );
}

/**
 * Shows what the open file describes as soon as it is opened, and whenever somebody requests it. Says whether it is a
 * drawer that cannot be shown without the id of an object.
 */
function useTarget(
  frame: RefObject<HTMLIFrameElement | null>,
  what: { readonly file: string | undefined; readonly object: string; readonly requests: number },
): boolean {
  const { file, object, requests } = what;
  const [unknown, setUnknown] = useState<string | undefined>();
  const shown = useRef({ file, object });
  useEffect(() => {
    if (!frame.current || file === undefined) return undefined;
    const abort = new AbortController();
    const isAnother = shown.current.file === file && shown.current.object !== object;
    shown.current = { file, object };
    void showTarget(frame.current, { file, object, isAnother, onUnknown: () => setUnknown(file) }, abort.signal);
    return () => abort.abort();
  }, [frame, file, object, requests]);
  return file !== undefined && unknown === file && object === '';
}

/** Counts how often the console has got its shell. */
function useStarts(frame: RefObject<HTMLIFrameElement | null>): void {
  const { starts } = useStudio();
  useEffect(() => {
    if (!frame.current) return undefined;
    const { current } = frame;
    return onEachPage(current, () => {
      const abort = new AbortController();
      void shellIn(current, abort.signal).then((isThere) => isThere && starts.update((count) => count + 1));
      return () => abort.abort();
    });
  }, [frame, starts]);
}

/** Reloads the console where it is, or starts it where the frame shows another page. */
function reload(frame: HTMLIFrameElement): void {
  const page = frame.contentWindow;
  if (page?.location.pathname === '/' && frame.src !== '') page.location.reload();
  else frame.src = '/';
}
