import type { Page } from '@playwright/test';

/** Something that is in the Studio, or in the console of its preview, as soon as a selector finds this text. */
export interface Sight {
  readonly in: 'studio' | 'preview';
  readonly selector: string;
  readonly text: string;
}

/** Milliseconds from a moment of the page to the next frame in which something can be seen. */
export function msUntil(page: Page, sight: Sight, since: number): Promise<number> {
  return page.evaluate(
    ([{ in: where, selector, text }, from]) =>
      new Promise<number>((resolve) => {
        const check = (): void => {
          const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Console"]');
          const searched = where === 'studio' ? document : frame?.contentDocument;
          const found = [...(searched?.querySelectorAll(selector) ?? [])];
          if (found.some(({ textContent }) => textContent.includes(text)))
            resolve(Math.round(performance.now() - from));
          else requestAnimationFrame(check);
        };
        check();
      }),
    [sight, since] as const,
  );
}

/** The moment of the page now. */
export function now(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

/** Milliseconds until the browser drew something of the page for the first time. */
export function firstPaint(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0));
}
