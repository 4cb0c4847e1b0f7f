import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { trustedAddress, type Trust } from '~/api/safe-address';
import type { FrameScreen } from '~/generated/contract/descriptor-types';
import type { EmbeddedApp } from '~/state/frames';
import { useServices } from '~/view/context/services';

/** The address of an embedded application and the restrictions of its frame. */
export interface FrameTarget {
  readonly href: string;
  /** The `sandbox` attribute of the frame. */
  readonly sandbox: string;
  /** The origin of its messages: that of its address, or the text `null` if the sandbox makes the origin opaque. */
  readonly origin: string;
  /** True if the console can read the document of the frame, and so recognize a page that refused to be embedded. */
  readonly isReadable: boolean;
}

/** The target of a frame; `undefined` for an address that is not trusted. */
export function frameTarget(address: unknown, sandbox: FrameScreen['sandbox'], trust: Trust): FrameTarget | undefined {
  const url = trustedAddress(address, trust);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const hasOrigin = sandbox?.includes('same-origin') === true;
  return {
    href: url.href,
    sandbox: ['scripts', ...(sandbox ?? [])].map((permission) => `allow-${permission}`).join(' '),
    origin: hasOrigin ? url.origin : 'null',
    isReadable: hasOrigin && url.origin === trust.origin,
  };
}

/** The settings of the console that an embedded application receives. */
export interface FrameContext {
  readonly theme: 'light' | 'dark';
  readonly language: string;
  readonly zone: string;
  /** In unix seconds. */
  readonly period?: { readonly from: number; readonly to: number };
}

/** Listeners for the messages that an embedded application sends about its page. */
export type PageListeners = Pick<EmbeddedApp['listeners'], 'console:set-title' | 'console:set-breadcrumbs'>;

/** Events of the console that are forwarded to embedded applications. */
const forwardedEvents = ['console:route', 'console:logout', 'console:continue-session', 'console:message'] as const;

/** Events whose content is meant for the application alone. They are sent only if its origin is known. */
const confidentialEvents: readonly string[] = ['console:message'];

/**
 * Exchanges messages with the application in a frame as soon as the frame is in the page. Returns true once the
 * application has reported that it is ready.
 */
export function useEmbeddedApp(
  frame: RefObject<HTMLIFrameElement | null>,
  app: Pick<EmbeddedApp, 'origin' | 'accepts'>,
  context: FrameContext,
  listeners: PageListeners,
): boolean {
  const { frames, page } = useServices();
  const { origin, accepts } = app;
  const [readyCount, setReadyCount] = useState(0);
  const onTitle = useEffectEvent(listeners['console:set-title']);
  const onBreadcrumbs = useEffectEvent(listeners['console:set-breadcrumbs']);
  const sendToApp = useEffectEvent((event: string, detail: unknown): void => {
    const { contentWindow } = frame.current ?? {};
    // With an opaque origin another page may have replaced the application unnoticed.
    const isOpaque = origin === 'null';
    if (!contentWindow || readyCount === 0 || (isOpaque && confidentialEvents.includes(event))) return;
    page.postTo(contentWindow, { event, detail }, isOpaque ? '*' : origin);
  });

  useLayoutEffect(() => {
    const window = frame.current?.contentWindow;
    if (!window) return;
    const stop = frames.embed({
      window,
      origin,
      accepts,
      listeners: {
        'console:frame-ready': () => setReadyCount((count) => count + 1),
        'console:set-title': (detail) => onTitle(detail),
        'console:set-breadcrumbs': (detail) => onBreadcrumbs(detail),
      },
    });
    return stop;
  }, [frame, frames, origin, accepts]);
  useEffect(() => void sendToApp('console:context', context), [readyCount, context]);
  useEffect(() => {
    const stops = forwardedEvents.map((name) =>
      page.listen(name, (event) => sendToApp(name, 'detail' in event ? event.detail : undefined)),
    );
    return () => stops.forEach((stop) => stop());
  }, [page]);
  return readyCount > 0;
}
