/** Waits until the console in a frame has its shell; `false` if it is no longer waited for. */
export function shellIn(frame: HTMLIFrameElement, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => check());
    const end = (isThere: boolean): void => {
      watch.disconnect();
      frame.removeEventListener('load', check);
      resolve(isThere);
    };
    const check = (): void => {
      const page = frame.contentDocument;
      if (page?.querySelector('[data-testid="shell"]')) end(true);
      else if (page) watch.observe(page, { childList: true, subtree: true });
    };
    frame.addEventListener('load', check);
    signal.addEventListener('abort', () => end(false));
    check();
  });
}

/** Dispatches an event to the console in a frame, as another part of a product would. */
export function sendTo({ contentWindow: page }: HTMLIFrameElement, name: string, detail: unknown): void {
  if (!page || !hasEvents(page)) return;
  page.dispatchEvent(new page.CustomEvent(name, { detail }));
}

/** A window of the same origin has the constructors of its page. */
function hasEvents(page: Window): page is Window & Pick<typeof globalThis, 'CustomEvent'> {
  return 'CustomEvent' in page;
}

/** Does something with every page that a frame shows, until it shows another one. */
export function onEachPage(frame: HTMLIFrameElement, begin: (page: Document) => () => void): () => void {
  let end: (() => void) | undefined;
  const start = (): void => {
    end?.();
    end = frame.contentDocument ? begin(frame.contentDocument) : undefined;
  };
  frame.addEventListener('load', start);
  start();
  return () => {
    frame.removeEventListener('load', start);
    end?.();
  };
}
