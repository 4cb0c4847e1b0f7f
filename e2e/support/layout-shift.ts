import { expect, type Page } from '@playwright/test';

/** An entry of the browser's type `layout-shift`, which TypeScript's library does not know. */
interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Sum of the shifts of one load up to which the page counts as steady. */
const maxShift = 0.02;

/** Empties the cache, so that the next load of the page fetches all files again. */
export async function emptyCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Milliseconds since the document was loaded. */
export function timeInDocument(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

/**
 * Expects that nothing that was painted has moved, unless after an input of the user, since a time in milliseconds
 * after the document was loaded. Later than at the start the menu and the breadcrumbs may move: they show the group of
 * the page, as after a click.
 */
export async function expectNoShift(page: Page, load: string, since = 0): Promise<void> {
  const { sum, shifts } = await layoutShift(page, since);
  expect.soft(sum, `${load}\n${shifts.join('\n')}`).toBeLessThan(maxShift);
}

/** The sum of all shifts since a time, and what moved from where to where (x, y, width, height). */
async function layoutShift(
  page: Page,
  since: number,
): Promise<{ readonly sum: number; readonly shifts: readonly string[] }> {
  return page.evaluate(async (begin) => {
    // Shifts of the last frame are reported with the next ones.
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    const isShift = (entry: PerformanceEntry): entry is ShiftEntry => 'hadRecentInput' in entry;
    const box = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    const observed = await new Promise<readonly PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Without a shift the observer is not called; `navigation` has an entry in every document.
      new PerformanceObserver(() => setTimeout(() => resolve([]))).observe({ type: 'navigation', buffered: true });
    });
    const isOfMenu = ({ sources }: ShiftEntry): boolean =>
      sources.length > 0 &&
      sources.every(({ node }) =>
        node?.parentElement?.closest('[data-testid="side-menu"], [data-testid="breadcrumbs"]'),
      );
    const entries = observed
      .filter(isShift)
      .filter((entry) => !entry.hadRecentInput && entry.startTime >= begin && !(begin > 0 && isOfMenu(entry)));
    return {
      sum: entries.reduce((sum, { value }) => sum + value, 0),
      shifts: entries.flatMap(({ value, startTime, sources }) => [
        `${value.toFixed(4)} after ${Math.round(startTime)} ms`,
        ...sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element ? `${element.tagName}.${element.className}` : 'a part that is gone';
          return `  ${name}: ${box(previousRect)} -> ${box(currentRect)}`;
        }),
      ]),
    };
  }, since);
}
