import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { EmbeddedApp } from '../../../actions/frames';
import { useServices } from '../../services';

/** What the console tells an embedded application of itself. */
export interface FrameContext {
  readonly theme: 'light' | 'dark';
  readonly language: string;
  readonly zone: string;
  /** In unix seconds. */
  readonly period?: { readonly from: number; readonly to: number };
}

/** Events of the console that embedded applications hear, too. */
const forwarded = ['console:route', 'console:logout', 'console:continue-session', 'console:message'] as const;

/** What may stand in them is for nobody but the application: it is told only to an origin that is known. */
const confidential: readonly string[] = ['console:message'];

/** Talks with the application in a frame, from its first moment in the page; gives whether it has said that it is ready. */
export function useEmbeddedApp(
  frame: RefObject<HTMLIFrameElement | null>,
  app: Pick<EmbeddedApp, 'origin' | 'accepts'>,
  context: FrameContext,
  hear: Pick<EmbeddedApp['listeners'], 'console:set-title' | 'console:set-breadcrumbs'>,
): boolean {
  const { frames, page } = useServices();
  const { origin, accepts } = app;
  const [ready, setReady] = useState(0);
  const onTitle = useEffectEvent(hear['console:set-title']);
  const onCrumbs = useEffectEvent(hear['console:set-breadcrumbs']);
  const tell = useEffectEvent((event: string, detail: unknown): void => {
    const { contentWindow } = frame.current ?? {};
    // A page without an origin can be told from no other that may have taken its place.
    const isOpaque = origin === 'null';
    if (!contentWindow || ready === 0 || (isOpaque && confidential.includes(event))) return;
    page.postTo(contentWindow, { event, detail }, isOpaque ? '*' : origin);
  });

  useLayoutEffect(() => {
    const window = frame.current?.contentWindow;
    if (!window) return;
    return frames.embed({
      ...{ window, origin, accepts },
      listeners: {
        'console:frame-ready': () => setReady((times) => times + 1),
        'console:set-title': (detail) => onTitle(detail),
        'console:set-breadcrumbs': (detail) => onCrumbs(detail),
      },
    });
  }, [frame, frames, origin, accepts]);
  useEffect(() => tell('console:context', context), [ready, context]);
  useEffect(() => {
    const stops = forwarded.map((name) =>
      page.listen(name, (event) => tell(name, 'detail' in event ? event.detail : undefined)),
    );
    return () => stops.forEach((stop) => stop());
  }, [page]);
  return ready > 0;
}
