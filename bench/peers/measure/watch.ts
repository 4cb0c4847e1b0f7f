import type { BrowserContext } from '@playwright/test';

/** What measurements ask of a page from inside. */
export interface Watch {
  /** Waits until a text is in the page and nothing has changed for 150 ms; throws after a minute. */
  readonly quiet: (text: string) => Promise<void>;
  /** Milliseconds from the navigation until a text has been painted and the page is idle. */
  readonly usable: (text: string) => Promise<number>;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** Adds the watch to every page of a context. */
export async function addWatch(context: BrowserContext): Promise<void> {
  // What tsx wraps named functions in; the functions that run in the page have no other.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await context.addInitScript(() => {
    let changed = 0;
    const observer = new MutationObserver(() => (changed = performance.now()));
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    const has = (text: string): boolean => document.body.textContent.includes(text);
    const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

    window.watch = {
      async quiet(text) {
        const end = performance.now() + 60_000;
        await sleep(150);
        // The text is looked for only when the page is quiet, because to look for it is work too.
        while (performance.now() - changed < 150 || !has(text)) {
          if (performance.now() > end) throw new Error(`There is no "${text}".`);
          await sleep(50);
        }
      },
      async usable(text) {
        while (!document.body || !has(text)) await new Promise(requestAnimationFrame);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 15_000 }));
        return performance.now();
      },
    };
  });
}
