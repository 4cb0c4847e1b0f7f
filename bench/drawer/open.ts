import type { Page } from '@playwright/test';

/** What opens a drawer, and the text that the page shows once its last field is drawn. */
export interface QueryScope {
  readonly event: string;
  readonly detail: unknown;
  /** Selector of the last field. */
  readonly last: string;
}

/** Milliseconds from what a click does until the frame with the last field is on the screen. */
export function openPainted(page: Page, opening: QueryScope): Promise<number> {
  return page.evaluate(({ event, detail, last }) => {
    const begin = performance.now();
    return new Promise<number>((resolve) => {
      const check = (): void => {
        if (!document.querySelector(last)) return;
        observer.disconnect();
        const { port1, port2 } = new MessageChannel();
        // The next task after a frame begins when the frame has been drawn.
        port1.onmessage = () => resolve(performance.now() - begin);
        requestAnimationFrame(() => port2.postMessage(undefined));
      };
      const observer = new MutationObserver(check);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      if (event === 'click') document.querySelector<HTMLElement>(String(detail))?.click();
      else window.dispatchEvent(new CustomEvent(event, { detail }));
    });
  }, opening);
}

/** Closes the drawer and waits until the page has nothing to do. */
export function closeDrawer(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.querySelector<HTMLElement>('[data-testid="drawer"] [data-action="close"]')?.click();
        const check = (): void => {
          if (document.querySelector('[data-testid="drawer"]')) requestAnimationFrame(check);
          else requestIdleCallback(() => resolve());
        };
        check();
      }),
  );
}
